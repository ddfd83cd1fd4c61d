import Articles
import Books
import Records
import Text

/// The details of each value of a dataset on its page: the value, how sure it is, where it is from, and its neighbours.
struct ValueEntries: ReportPart {
    private let dataset: Dataset
    let material: ReportMaterial
    private let links: SiteLinks
    /// For texts with links.
    private let inline: HTMLDocument
    private let values: ValueLinks
    /// What the ids of all entries begin with.
    private let idStart: String
    /// By the position of each article of the claims.
    private let sources: [Int: Source]
    private let ranks: FieldRanks
    private let doubts: [[String]: Doubt]
    private let footnotes: Footnotes
    /// For each key field, by rank, the words with the addresses of their pages.
    private let names: [[(label: String, address: SiteAddress?)]]
    /// For each record, how many rules apply to it; empty if the dataset declares none.
    private let ruleCounts: [Int]
    /// The key fields along which values have neighbours.
    private let axes: [Int]

    private struct Source {
        let title: String
        let path: String
        let text: SourceText?
        /// What the addresses of its lines begin with.
        let start: SiteAddress
    }

    init(_ dataset: Dataset, material: ReportMaterial, links: SiteLinks) {
        self.dataset = dataset
        self.material = material
        self.links = links
        inline = HTMLDocument(Document(title: ""), links: links)
        values = ValueLinks(links, to: dataset.name)
        idStart = links.id("")
        sources = Dictionary(
            first: Set(dataset.claims.map(\.article)).map { number in
                let article = material.book.articles[number]
                let start = links.start(ofAnchorsOn: links.tree.path(ofArticle: article.id))
                let articles = material.publication.articles
                let text = articles.indices.contains(number) ? articles[number].text : nil
                return (
                    number,
                    Source(title: material.sourceTitle(article), path: article.path, text: text, start: start)
                )
            })
        let ranks = FieldRanks(dataset, in: material.book)
        self.ranks = ranks
        names = dataset.definition.keys.enumerated().map { index, field in
            let vocabulary = material.book.vocabulary(of: field)
            return ranks.ids(index).map { word in
                let link = vocabulary?.entry(word).map { PageLink.word($0.id, vocabulary: vocabulary?.name ?? "") }
                return (material.fullLabel(word, of: field), link.flatMap(links.address))
            }
        }
        let isCounted = !links.isInOneFile && !dataset.definition.rules.isEmpty
        ruleCounts = isCounted ? material.publication.rules.counts.value[dataset.name] ?? [] : []
        doubts = material.publication.doubts.about(dataset)
        footnotes = Footnotes(of: dataset, material: material)
        let definition = dataset.definition
        axes = [definition.changesAlong, definition.layout.columns].compactMap { $0.flatMap(definition.keyIndex) }
            .uniqued()
    }

    private var definition: DatasetDefinition { dataset.definition }

    static let anchor = "values-one-by-one"

    static func title(in language: String) -> String {
        Wording(language: language)("Values one by one", ja: "値の詳細")
    }

    /// - Parameter records: the positions of some of the dataset's.
    func write(_ records: some Sequence<Int>, to page: inout HTMLWriter) {
        // In one file the sections of all datasets would be landmarks with one name.
        let name: HTMLAttribute =
            links.isInOneFile ? .data("dataset-values", dataset.name) : .labelled(by: links.id(Self.anchor))
        page.element(.section, .class("values"), name) { page in
            page.element(.h2, .id(links.id(Self.anchor)), text: Self.title(in: material.language))
            page.lineEnd()
            // In one file, what nearly all entries would say is said once.
            if links.isInOneFile {
                page.element(
                    .p,
                    text: say(
                        "Unless stated otherwise, one article gives each value, and all rules that apply to it hold.",
                        ja: "断りのない値は一つの記事だけにあり、適用される規則はすべて成立する。"))
            }
            for record in records { write(record, to: &page) }
        }
    }

    private func write(_ position: Int, to page: inout HTMLWriter) {
        let record = dataset.records[position]
        let facts = values.facts(of: record)
        page.element(.article, .class("value"), .id(idStart + facts.anchor)) { page in
            page.element(.h3, links.bookLanguage) { name(of: position, to: &$0) }
            if !definition.values.isEmpty { figure(of: record, to: &page) }
            if facts.doubt != nil, let doubt = doubts[record.key] { self.doubt(doubt, about: record, to: &page) }
            page.element(.p) { page in
                sources(of: record, to: &page)
                if facts.doubt == nil, ruleCounts.indices.contains(position) {
                    page.text(holding(ruleCounts[position]))
                }
            }
            for text in footnotes.texts(of: position) {
                page.element(.p) { page in
                    page.text(say("Footnote: ", ja: "脚注："))
                    page.element(.span, links.bookLanguage, text: footnotes.quoted(text))
                }
            }
            // In one file, the size of each entry counts, and the table is near.
            if !links.isInOneFile {
                lines(of: record, to: &page)
                neighbours(of: position, to: &page)
            }
        }
        page.lineEnd()
    }

    /// The words of the key, each with a link to its page.
    private func name(of record: Int, to page: inout HTMLWriter) {
        var isFirst = true
        for field in names.indices {
            let name = names[field][ranks.rank(record, field: field)]
            guard !name.label.isEmpty else { continue }
            if !isFirst { page.text(" · ") }
            isFirst = false
            if let address = name.address {
                page.element(.a, .href(address), text: name.label)
            } else {
                page.text(name.label)
            }
        }
        if isFirst { page.text(definition.title[material.language]) }
    }

    /// `630 pt`; several columns with their titles.
    private func figure(of record: Record, to page: inout HTMLWriter) {
        let isSingle = definition.readValues.count == 1
        let values = material.values(record.values, unit: record.unit, in: definition)
        let text = values.isEmpty ? say("no value", ja: "値なし") : values
        page.element(.p, .class(isSingle ? "figure" : "figures"), links.bookLanguage, text: text)
    }

    private func doubt(_ doubt: Doubt, about record: Record, to page: inout HTMLWriter) {
        page.element(.div, .class("doubt-" + doubt.flag.rawValue)) { page in
            for finding in doubt.findings.withoutRepetitions {
                page.element(.p) { page in
                    page.text(finding.message + " (")
                    inline.inline(material.ruleLink(finding.rule), to: &page)
                    page.text(") ")
                    guard let anchor = material.anchor(of: finding) else { return }
                    let target = links.location(links.tree.path(.findings), anchor: anchor)
                    page.element(.a, .href(target), text: say("Finding", ja: "指摘"))
                }
                if let reason = finding.accepted {
                    page.element(.p, text: say("Accepted: ", ja: "承認：") + reason)
                }
            }
            let implied = material.values(doubt.implied, unit: record.unit, in: definition)
            if !implied.isEmpty {
                page.element(.p) { page in
                    page.text(say("The rules imply ", ja: "規則が示す値："))
                    page.element(.strong, text: implied)
                    page.text(say(".", ja: "。"))
                }
            }
        }
    }

    /// `Read in [title], line 12: [630].` for each line of each claim, of several columns with their titles; then what the
    /// book assumes.
    private func sources(of record: Record, to page: inout HTMLWriter) {
        if record.status != .read {
            page.element(.strong, text: record.status.title[material.language])
            page.text(say(". ", ja: "。"))
        }
        for index in record.claims {
            let claim = dataset.claims[index]
            guard let source = sources[claim.article] else { continue }
            let isSingle = definition.readValues.count == 1
            for cells in lines(of: claim) {
                let origin = cells[0].origin
                let line = origin.location.line
                page.text(say("Read in ", ja: "出典："))
                page.element(
                    .a, .href(source.start.followed(by: ArticleSitePage.anchor(origin.location))),
                    text: say("\(source.title), line \(line)", ja: "\(source.title) \(line) 行目"))
                for (index, cell) in cells.enumerated() where !cell.origin.raw.isEmpty {
                    page.text(index == 0 ? say.colon() : say(", ", ja: "、"))
                    if !isSingle, !cell.title.isEmpty { page.text(cell.title + " ") }
                    page.element(.code, text: cell.origin.raw)
                    correction(of: cell.origin, by: claim, to: &page)
                }
                inline.source(of: Place(source.path, origin.location), to: &page)
                page.text(say(". ", ja: "。"))
            }
        }
        if !record.assumed.isEmpty {
            let titles = definition.fields.filter { record.assumed.contains($0.name) }.map {
                $0.title[material.language]
            }
            let list = say.list(titles)
            page.text(say("Assumed because the source does not say: \(list). ", ja: "出典に記載がなく、本書が仮定したもの：\(list)。"))
        }
        writeWitnesses(of: record, to: &page)
    }

    private func writeWitnesses(of record: Record, to page: inout HTMLWriter) {
        let (witnesses, readers) = dataset.relations.count(dataset.articles(giving: record))
        if readers > 0 {
            let independent = witnesses == 1 ? "One article" : "\(witnesses) independent articles"
            page.text(
                say(
                    "\(independent) and \(readers == 1 ? "a copy" : "\(readers) copies") give it. ",
                    ja: "独立した記事 \(witnesses) 本と、その転記 \(readers) 本にある。"))
        } else if witnesses > 1 {
            page.text(say("\(witnesses) articles give it. ", ja: "\(witnesses) 本の記事にある。"))
        } else if !links.isInOneFile {
            page.text(say("No other article gives it. ", ja: "ほかの記事にはない。"))
        }
    }

    /// ` (corrected to 630: a misprint)`
    private func correction(of cell: CellOrigin, by claim: Claim, to page: inout HTMLWriter) {
        for correction in claim.corrections where claim.valueOrigins[correction.column] == cell {
            let value = material.display(claim.values[correction.column], of: definition.values[correction.column])
            let reason = correction.reason[material.language][...].trimmingEnd { ".。".contains($0) }
            page.text(say(" (corrected to \(value): \(reason))", ja: "（\(value) に訂正：\(reason)）"))
        }
    }

    /// The lines of the articles with the cells that were read marked.
    private func lines(of record: Record, to page: inout HTMLWriter) {
        for index in record.claims {
            let claim = dataset.claims[index]
            guard let text = sources[claim.article]?.text else { continue }
            for cells in lines(of: claim).map({ $0.map(\.origin) }) {
                let length = text.lineRange(cells[0].location.line).count
                guard length <= Self.longestLine, length > cells[0].raw.utf8.count else { continue }
                page.element(.pre, .class("line")) { page in
                    page.element(.code) { page in
                        for part in SourceExcerpt(text).parts(of: cells) {
                            if part.isMarked {
                                page.element(.mark, text: part.text)
                            } else {
                                page.text(part.text)
                            }
                        }
                    }
                }
            }
        }
    }

    /// In bytes. A page without line ends would be read for each of its values.
    private static let longestLine = 2_000

    /// The cells of a claim's values, in groups of one line.
    private func lines(of claim: Claim) -> [[(title: String, origin: CellOrigin)]] {
        cells(of: claim).groups(by: \.origin.location.line).map(\.1)
    }

    /// The cells of a claim's values, each with the titles of its columns; without values that of the claim.
    private func cells(of claim: Claim) -> [(title: String, origin: CellOrigin)] {
        let read = definition.values.indices.compactMap { column in
            claim.valueOrigins[column].map { (title: material.title(of: definition.values[column]), origin: $0) }
        }
        let cells = read.groups(by: \.origin.location).map { _, cells in
            (title: say.list(cells.map(\.title)), origin: cells[0].origin)
        }
        return cells.isEmpty ? [("", claim.origin)] : cells
    }

    /// What the rules say of a value that no finding doubts.
    private func holding(_ rules: Int) -> String {
        switch rules {
        case 0: say("No rule applies to it.", ja: "適用される規則はない。")
        case 1: say("1 rule applies to it and holds.", ja: "適用される規則 1 件は成立する。")
        default: say("\(rules) rules apply to it, and all hold.", ja: "適用される規則 \(rules) 件はすべて成立する。")
        }
    }

    private func neighbours(of record: Int, to page: inout HTMLWriter) {
        let found = axes.flatMap { field in [-1, 1].compactMap { neighbour(of: record, field: field, step: $0) } }
        guard !found.isEmpty else { return }
        page.element(.p) { page in
            page.text(say("Beside it: ", ja: "隣の値："))
            for (index, neighbour) in found.enumerated() {
                if index > 0 { page.text(say(", ", ja: "、")) }
                page.element(.a, .href(values.address(of: neighbour.record)), text: neighbour.label)
                let record = neighbour.record
                let values = material.values(record.values, unit: record.unit, in: definition)
                let isOne = values.isEmpty || definition.readValues.count == 1
                page.text(isOne ? " " + values : say(" (\(values))", ja: "（\(values)）"))
            }
        }
    }

    private func neighbour(of record: Int, field: Int, step: Int) -> (label: String, record: Record)? {
        let rank = ranks.rank(record, field: field) + step
        guard ranks.ids(field).indices.contains(rank) else { return nil }
        var key = dataset.records[record].key
        key[field] = ranks.ids(field)[rank]
        return dataset.record(key: key).map { (names[field][rank].label, $0) }
    }
}
