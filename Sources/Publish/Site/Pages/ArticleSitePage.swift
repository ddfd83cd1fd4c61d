import Articles
import Books
import Records
import Text

/// `articles/<id>.html`: the tables of an article as they are read, each cell with the values made of it.
struct ArticleSitePage: ReportPart {
    let number: Int
    let material: ReportMaterial
    let index: SiteIndex
    let links: SiteLinks
    /// By the position of each dataset that values of the article are in.
    private let values: [Int: ValueLinks]

    init(number: Int, material: ReportMaterial, index: SiteIndex, links: SiteLinks) {
        (self.number, self.material, self.index, self.links) = (number, material, index, links)
        let datasets = material.publication.datasets
        values = Dictionary(
            first: index.datasets(ofArticle: number).map { ($0, ValueLinks(links, to: datasets[$0].name)) })
    }

    private var article: BookArticle { material.book.articles[number] }
    private var publication: Publication { material.publication }

    /// The anchor of a line that values are read from.
    static func anchor(line: Int) -> String { "L\(line)" }

    /// The anchor of a cell, or of another text, that values are read from.
    static func anchor(_ location: SourceLocation) -> String { "L\(location.line)-C\(location.column)" }

    var title: String { material.sourceTitle(article) }

    func write(to page: inout HTMLWriter) {
        HTMLDocument(SourcesPage(material: material).document(of: number), links: links).write(to: &page)
        var anchored: Set<Int> = []
        var shown: Set<SourceLocation> = []
        for table in tables { write(table, &anchored, &shown, to: &page) }
        let others = index.places(ofArticle: number).filter { !shown.contains($0.location) }
        guard !others.isEmpty else { return }
        page.element(.h2, .id(links.id("other-lines")), text: say("Read from lists and text", ja: "リストと本文から読んだ値"))
        page.element(.ul) { page in
            for place in others {
                page.element(.li, anchor(place.location)) { page in
                    let line = say("Line \(place.location.line): ", ja: "\(place.location.line) 行目：")
                    page.element(.span, anchor(place.location.line, &anchored), text: line)
                    page.element(.code, text: place.raw)
                    values(at: place.location, to: &page)
                }
                page.lineEnd()
            }
        }
    }

    /// The id of a line's first element; nil for others.
    private func anchor(_ line: Int, _ anchored: inout Set<Int>) -> HTMLAttribute? {
        anchored.insert(line).inserted ? .id(links.id(Self.anchor(line: line))) : nil
    }

    private func anchor(_ location: SourceLocation) -> HTMLAttribute { .id(links.id(Self.anchor(location))) }

    /// The tables that values are read from.
    private var tables: [ArticleTable] {
        guard publication.articles.indices.contains(number) else { return [] }
        return publication.articles[number].tables.filter { table in
            table.cells.contains { !index.values(at: $0.location, ofArticle: number).isEmpty }
        }
    }

    private func write(
        _ table: ArticleTable, _ anchored: inout Set<Int>, _ shown: inout Set<SourceLocation>, to page: inout HTMLWriter
    ) {
        let name = say("Table \(table.number)", ja: "表 \(table.number)")
        let path = table.headings.map(\.text).joined(separator: " › ")
        page.element(
            .h2, .id(links.id("table-\(table.number)")), text: path.isEmpty ? name : name + say.colon() + path)
        if let caption = table.caption?.text { page.element(.p, text: caption) }
        HTMLDocument.table(named: links.isInOneFile ? "\(title), \(name)" : name, to: &page) { page in
            page.element(.thead) { page in
                for row in table.headerRows { header(table.texts(of: row), to: &page) }
            }
            page.element(.tbody) { page in
                for row in table.bodyRows.indices { write(row, of: table, &anchored, &shown, to: &page) }
            }
        }
    }

    private func header(_ texts: [String], to page: inout HTMLWriter) {
        page.element(.tr) { page in
            for text in texts { page.element(.th, .scope("col"), text: text.isEmpty ? "—" : text) }
        }
    }

    /// - Parameter row: the index of a row of the table's body.
    private func write(
        _ row: Int, of table: ArticleTable, _ anchored: inout Set<Int>, _ shown: inout Set<SourceLocation>,
        to page: inout HTMLWriter
    ) {
        let cells = table.bodyRows[row].map { $0.map { table.cells[$0] } }
        // The line of the first cell with values.
        let line = cells.lazy.compactMap { $0?.location }
            .first { !index.values(at: $0, ofArticle: number).isEmpty }?.line
        page.element(.tr, line.flatMap { anchor($0, &anchored) }) { page in
            for (column, cell) in cells.enumerated() {
                self.cell(cell, row: table.headerRows.count + row, column, &anchored, &shown, to: &page)
            }
        }
        page.lineEnd()
    }

    private func cell(
        _ cell: ArticleCell?, row: Int, _ column: Int, _ anchored: inout Set<Int>, _ shown: inout Set<SourceLocation>,
        to page: inout HTMLWriter
    ) {
        guard let cell else { return page.element(.td) { _ in } }
        // The values of a cell that spans several places are shown at its first one.
        let isFirst = cell.row == row && cell.column == column
        let found = index.values(at: cell.location, ofArticle: number)
        guard isFirst, !found.isEmpty else { return page.element(.td, text: cell.text) }
        let isNew = shown.insert(cell.location).inserted
        let doubt = Self.worst(found.compactMap { flag(of: $0, at: cell.location) })
        page.element(
            .td, isNew ? anchor(cell.location) : nil, doubt.map { .class("doubt-" + $0.rawValue) }
        ) { page in
            // The cells of a row may be on several lines.
            if let line = anchor(cell.location.line, &anchored) { page.element(.span, line) { _ in } }
            if found.count == 1, !cell.text.isEmpty {
                page.element(.a, .href(address(of: found[0])), text: cell.text)
            } else {
                page.text(cell.text)
                values(at: cell.location, to: &page)
            }
            if let doubt {
                page.text(" ")
                page.element(
                    .span, .class("facts"),
                    text: doubt == .open ? say("open doubt", ja: "未解決の疑問") : say("accepted doubt", ja: "承認済みの疑問"))
            }
        }
    }

    /// The doubt about a cell: of the columns that the book publishes from it, and of findings that name it.
    private func flag(of value: SiteIndex.Value, at location: SourceLocation) -> Doubt.Flag? {
        let dataset = publication.datasets[value.dataset]
        let record = dataset.records[value.record]
        guard let doubt = publication.doubts.doubt(about: record, in: dataset) else { return nil }
        let columns = dataset.definition.values.indices.filter { column in
            let claim = dataset.claim(of: record, column: column)
            return claim.article == number && claim.valueOrigins[column]?.location == location
        }
        let doubts =
            columns.map { doubt.about(column: $0, of: dataset.definition) }
            + [doubt.about(Place(article.path, location))]
        return Self.worst(doubts.compactMap { $0?.flag })
    }

    private static func worst(_ flags: [Doubt.Flag]) -> Doubt.Flag? { flags.contains(.open) ? .open : flags.first }

    private func address(of value: SiteIndex.Value) -> SiteAddress {
        let dataset = publication.datasets[value.dataset]
        let values = values[value.dataset] ?? ValueLinks(links, to: dataset.name)
        return values.address(of: dataset.records[value.record])
    }

    /// More values of one place are only counted.
    private static let most = 12

    /// Links to the values made of a place.
    private func values(at location: SourceLocation, to page: inout HTMLWriter) {
        let found = index.values(at: location, ofArticle: number)
        let shown = found.prefix(Self.most)
        for (value, name) in zip(shown, names(of: Array(shown))) {
            page.text(" ")
            page.element(.a, .href(address(of: value)), text: "→ " + name)
        }
        let rest = found.count - Self.most
        if rest > 0 { page.text(say(" and \(rest) more", ja: " ほか \(rest) 件")) }
    }

    /// What the values of one place differ in: the words of their keys, or their datasets; of a value alone, its key.
    private func names(of values: [SiteIndex.Value]) -> [String] {
        let keys = Dictionary(grouping: values, by: \.dataset).mapValues { values in
            values.map { publication.datasets[$0.dataset].records[$0.record].key }
        }
        return values.map { value in
            let dataset = publication.datasets[value.dataset]
            let own = dataset.keyParts(dataset.records[value.record].key)
            let others = keys[value.dataset] ?? []
            let differing = own.indices.filter { field in others.contains { $0[field] != own[field].value } }
            let parts = values.count == 1 ? own : differing.map { own[$0] }
            let title = keys.count > 1 || parts.isEmpty ? dataset.definition.title[material.language] : ""
            let name = material.name(of: parts, in: dataset.definition)
            return [title, name].filter { !$0.isEmpty }.joined(separator: say.colon())
        }
    }
}
