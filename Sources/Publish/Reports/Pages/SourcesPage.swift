import Articles
import Books
import Text

/// `reports/sources.md`: the articles, their origins, their tables and the datasets made from them.
struct SourcesPage: ReportPart {
    let material: ReportMaterial

    var document: Document {
        var page = Document(title: say("Sources", ja: "出典"))
        page.paragraph(
            say(
                "In the order of trust: if claims differ, that of the first article is published.",
                ja: "信頼する順。記述が異なるときは、先の記事の値を載せる。"))
        if material.book.articles.isEmpty { page.paragraph(say("The book has no articles.", ja: "本書に記事はない。")) }
        for (index, article) in material.book.articles.enumerated() { write(article, index: index, to: &page) }
        writeLeftOut(to: &page)
        return page
    }

    /// One article by itself.
    func document(of index: Int) -> Document {
        let article = material.book.articles[index]
        var page = Document(title: material.sourceTitle(article))
        writeContent(article, index: index, to: &page)
        return page
    }

    private func write(_ article: BookArticle, index: Int, to page: inout Document) {
        page.heading(material.sourceTitle(article), level: 2)
        writeContent(article, index: index, to: &page)
    }

    private func writeContent(_ article: BookArticle, index: Int, to page: inout Document) {
        if let note = article.origin.note { page.prose(note[material.language]) }
        page.list(facts(of: article))
        let claims = material.claims(ofArticle: index)
        let fed = datasetCounts(Array(claims.values))
        let text: RichText =
            claims.keys.isEmpty
            ? say("No dataset uses it.", ja: "どのデータセットにも使われていない。") : say("It feeds \(fed).", ja: "使われているデータセット：\(fed)。")
        page.paragraph(text)
        guard material.publication.articles.indices.contains(index) else { return }
        let tables = material.publication.articles[index].tables
        page.table(tableList(tables, claims: claims))
        page.list(tables.filter { $0.isRecovered || !$0.findings.isEmpty }.map(defects))
        let leftOut = material.leftOut(ofArticle: article.id)
        if !leftOut.isEmpty { page.paragraph(say("Left out:", ja: "読まないもの：")) }
        page.list(leftOut.map(self.leftOut))
    }

    /// `2 lists under “Tools”: These are not measures.`
    private func leftOut(_ entry: LeftOutTables) -> DocumentItem {
        let selector = entry.selector
        var (japanese, above): (String, String?) = ("表", nil)
        switch selector.source {
        case .tables: break
        case .lists: japanese = "リスト"
        case .aligned: japanese = "テキストの表"
        case .text(let block): above = say("under the line “\(block.header)”", ja: "「\(block.header)」の行の下")
        }
        let parts: [String?] = [
            say(Plural.of(selector.count, selector.source.noun), ja: "\(japanese) \(selector.count) 個"),
            selector.heading.map { say("under “\($0)”", ja: "見出し「\($0)」") }, above,
            selector.caption.map { say("with the caption “\($0)”", ja: "題「\($0)」") },
            selector.header.isEmpty ? nil : selector.header.joined(separator: ", "),
            selector.number.map { say("number \($0)", ja: "\($0) 番目") },
        ]
        let subject = parts.compactMap { $0 }.joined(separator: say(" ", ja: "、"))
        return DocumentItem(RichText(subject + say.colon() + entry.reason[material.language]))
    }

    /// Files among the articles that are left out.
    private func writeLeftOut(to page: inout Document) {
        guard !material.book.leftOut.isEmpty else { return }
        page.heading(say("Files that are left out", ja: "読まないファイル"), level: 2)
        page.list(
            material.book.leftOut.map { file in
                let reason = RichText(file.reason[material.language])
                return DocumentItem(RichText.code(file.path) + say.colon() + reason)
            })
    }

    private func facts(of article: BookArticle) -> [DocumentItem] {
        let origin = article.origin
        let facts = [
            (say("Author", ja: "著者"), origin.author), (say("Publisher", ja: "発行"), origin.publisher),
            (say("Date", ja: "日付"), origin.date),
        ]
        var items = facts.compactMap { name, value in
            value.map { DocumentItem(RichText(name + say.colon() + $0)) }
        }
        if let address = origin.address {
            items.append(DocumentItem(say("Address: ", ja: "アドレス：") + RichText.link(address, to: address)))
        }
        let all = material.book.articles
        let related = [
            (say("Replaces: ", ja: "旧版："), all.filter { $0.id == article.replaced }),
            (say("Replaced by: ", ja: "新版："), all.filter { $0.replaced == article.id }),
            (say("Copies: ", ja: "転記元："), all.filter { $0.id == article.copied }),
            (say("Copied by: ", ja: "転記した記事："), all.filter { $0.copied == article.id }),
        ]
        for (name, articles) in related {
            for other in articles {
                items.append(DocumentItem(RichText(name + other.origin.title + ", ") + RichText.code(other.id)))
            }
        }
        items.append(
            DocumentItem(
                say("In the book: ", ja: "本書では：") + RichText.code(article.path) + say(", as ", ja: "、id は ")
                    + RichText.code(article.id)))
        return items
    }

    /// `[Bending](bending.md) (3)`, summed up over tables, in the book's order.
    private func datasetCounts(_ tables: [ReportIndex.TableClaims]) -> RichText {
        let sums = tables.reduce(into: [Int: Int]()) { $0.merge($1.counts, uniquingKeysWith: +) }
        let links = sums.sorted { $0.key < $1.key }.map { position, count in
            let dataset = material.publication.datasets[position]
            return material.link(to: dataset) + " "
                + say("(\(Plural.of(count, "claim")))", ja: "（\(count) 件）")
        }
        return say.list(links)
    }

    private func tableList(
        _ tables: [ArticleTable], claims: [Int: ReportIndex.TableClaims]
    ) -> DocumentTable {
        let others = otherRows(claims.filter { $0.key > tables.count })
        guard !tables.isEmpty || !others.isEmpty else { return DocumentTable([], rows: []) }
        return DocumentTable(
            [], numbers: [say("Table", ja: "表"), say("Line", ja: "行")],
            others: [
                say("Under", ja: "見出し"), say("Header", ja: "表頭"), say("Syntax", ja: "書式"),
                say("Feeds", ja: "データセット"),
            ],
            rows: tables.map { table in
                let header = table.headerRows.first.map(table.texts) ?? []
                return [
                    "\(table.number)", "\(table.location.line)",
                    RichText(table.headings.map(\.text).joined(separator: " › ")),
                    RichText(header.joined(separator: ", ")),
                    RichText(table.syntax.rawValue + (table.isRecovered ? say(", recovered", ja: "（復元）") : "")),
                    datasetCounts(claims[table.number].map { [$0] } ?? []),
                ]
            } + others)
    }

    /// Lists and blocks of plain text that a recipe reads as tables: their numbers follow those of the tables.
    private func otherRows(_ claims: [Int: ReportIndex.TableClaims]) -> [[RichText]] {
        claims.sorted { $0.key < $1.key }.map { _, table in
            ["", "\(table.line)", "", "", say("list or text", ja: "リストか本文"), datasetCounts([table])]
        }
    }

    private func defects(_ table: ArticleTable) -> DocumentItem {
        let items = table.findings.map {
            DocumentItem("\($0.message) — \(.place($0.place))")
        }
        let number = table.number
        let text: RichText =
            table.isRecovered
            ? say(
                "Table \(number) was recovered: the strict grammar rejects it",
                ja: "表 \(number) は復元したもの：厳密な文法では表にならない")
            : say("Table \(number) is not well formed", ja: "表 \(number) は形が少し崩れている")
        return DocumentItem(text, items: items)
    }
}
