internal import Diagnostics
internal import Measures

/// `reports/sources.md`: the articles, where they come from, their tables and what was made of them.
struct SourcesPage {
    let material: ReportMaterial

    var text: String {
        var page = MarkdownPage(title: "Sources")
        page.paragraph("In the order of trust: of claims that differ, that of the first article is published.")
        if material.book.articles.isEmpty { page.paragraph("The book has no articles.") }
        for (index, article) in material.book.articles.enumerated() { write(article, index: index, to: &page) }
        return page.text
    }

    private func write(_ article: BookArticle, index: Int, to page: inout MarkdownPage) {
        page.heading(material.sourceTitle(article), level: 2)
        if let note = article.origin.note { page.paragraph(MarkdownText.paragraphs(note[material.language])) }
        page.list(facts(of: article))
        let claims = claims(of: index)
        let text = claims.keys.isEmpty ? "No dataset uses it." : "It feeds \(datasetCounts(claims.values))."
        page.paragraph(text)
        guard material.publication.articles.indices.contains(index) else { return }
        let tables = material.publication.articles[index].tables
        page.table(tableList(tables, claims: claims))
        page.list(tables.filter { $0.isRecovered || !$0.findings.isEmpty }.map(defects))
    }

    private func facts(of article: BookArticle) -> [MarkdownItem] {
        let origin = article.origin
        let facts = [("Author", origin.author), ("Publisher", origin.publisher), ("Date", origin.date)]
        var items = facts.compactMap { name, value in value.map { MarkdownItem("\(name): \(MarkdownText.inline($0))") }
        }
        if let address = origin.address {
            items.append(MarkdownItem("Address: \(MarkdownText.link(address, to: address))"))
        }
        items.append(
            MarkdownItem("In the book: \(MarkdownText.code(article.path)), as \(MarkdownText.code(article.id))"))
        return items
    }

    /// For each table of the article, and for each dataset in the book's order, the number of claims.
    private func claims(of article: Int) -> [Int: [(dataset: Dataset, count: Int)]] {
        var counts: [Int: [(dataset: Dataset, count: Int)]] = [:]
        for dataset in material.publication.datasets {
            let tables = dataset.claims.filter { $0.article == article }.map { ($0.table, 1) }
            for (table, count) in Dictionary(tables, uniquingKeysWith: +) {
                counts[table, default: []].append((dataset, count))
            }
        }
        return counts
    }

    /// `[Bending](bending.md) (3)`, summed up over tables, in the book's order.
    private func datasetCounts(_ counts: some Sequence<[(dataset: Dataset, count: Int)]>) -> String {
        let sums = Dictionary(counts.flatMap { $0 }.map { ($0.dataset.name, $0.count) }, uniquingKeysWith: +)
        return material.publication.datasets.compactMap { dataset in
            sums[dataset.name].map {
                "[\(MarkdownText.inline(dataset.definition.title[material.language]))](\(dataset.name).md) "
                    + "(\(Plural.of($0, "claim")))"
            }
        }.joined(separator: ", ")
    }

    private func tableList(
        _ tables: [ArticleTable], claims: [Int: [(dataset: Dataset, count: Int)]]
    ) -> MarkdownTable {
        guard !tables.isEmpty else { return MarkdownTable(columns: [], rows: []) }
        let columns =
            [MarkdownTable.Column("Table", isNumeric: true), MarkdownTable.Column("Line", isNumeric: true)]
            + ["Under", "Header", "Syntax", "Feeds"].map { MarkdownTable.Column($0) }
        return MarkdownTable(
            columns: columns,
            rows: tables.map { table in
                let header = table.headerRows.first.map(table.texts) ?? []
                return [
                    String(table.number), String(table.location.line),
                    MarkdownText.inline(table.headings.map(\.text).joined(separator: " › ")),
                    MarkdownText.inline(header.joined(separator: ", ")),
                    table.syntax.rawValue + (table.isRecovered ? ", recovered" : ""),
                    datasetCounts([claims[table.number] ?? []]),
                ]
            })
    }

    private func defects(_ table: ArticleTable) -> MarkdownItem {
        let items = table.findings.map {
            MarkdownItem("\(MarkdownText.block($0.message)) — \(material.place($0.place))")
        }
        let text = table.isRecovered ? "was recovered: the strict grammar sees no table" : "is not quite well formed"
        return MarkdownItem("Table \(table.number) \(text)", items: items)
    }
}
