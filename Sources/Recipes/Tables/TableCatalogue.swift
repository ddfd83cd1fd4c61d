import Articles
import Books
import Text

/// The tables of an article, indexed by the properties that recipes select. The indices are built for the first
/// selection.
final class TableCatalogue {
    /// In source order.
    let tables: [ArticleTable]
    private var found: [Selection: [ArticleTable]] = [:]
    private lazy var headings = TextCatalogue(tables.map { $0.headings.map(\.text) })
    private lazy var captions = TextCatalogue(tables.map { $0.caption.map { [$0.text] } ?? [] })
    /// For each table the names of its columns, or without a header the cells of its first row; folded.
    private lazy var headers: [[[String]]] = tables.map { table in
        let names = WorkingTable.columns(of: table).map(\.title.folded)
        let firstRow = table.headerRows.isEmpty ? table.bodyRows.first.map(table.texts) ?? [] : []
        return [names, firstRow.map(LabelFolding.fold)]
    }
    /// By folded name, the tables with such a column.
    private lazy var byName: [String: [Int]] = {
        var tables: [String: [Int]] = [:]
        for (index, headers) in headers.enumerated() {
            for name in Set(headers.joined()) { tables[name, default: []].append(index) }
        }
        return tables
    }()

    /// The conditions of a selector on a single table.
    private struct Selection: Hashable {
        let heading: String?
        let caption: String?
        /// Folded.
        let header: [String]
    }

    init(_ tables: [ArticleTable]) { self.tables = tables }

    /// The tables that match a selector's heading, caption and header, in source order.
    func tables(for selector: TableSelector) -> [ArticleTable] {
        let selection = Selection(
            heading: selector.heading, caption: selector.caption, header: selector.header.map(LabelFolding.fold))
        if let known = found[selection] { return known }
        let result = indices(for: selection).map { tables[$0] }
        found[selection] = result
        return result
    }

    private func indices(for selection: Selection) -> [Int] {
        let texts = [(headings, selection.heading), (captions, selection.caption)].compactMap { catalogue, text in
            text.map { (catalogue: catalogue, text: LabelFolding.fold($0)) }
        }
        return candidates(for: selection, texts).filter { index in
            texts.allSatisfy { $0.catalogue.line(index, contains: $0.text) } && headerMatches(index, selection.header)
        }
    }

    /// The tables that match the most selective condition.
    private func candidates(for selection: Selection, _ texts: [(catalogue: TextCatalogue, text: String)]) -> [Int] {
        let named = selection.header.map { byName[$0, default: []] }.min { $0.count < $1.count }
        let rarest = texts.map { ($0, $0.catalogue.estimate(containing: $0.text)) }.min { $0.1 < $1.1 }
        guard let (rarest, estimate) = rarest, estimate < named?.count ?? .max else {
            return named ?? Array(tables.indices)
        }
        return rarest.catalogue.lines(containing: rarest.text)
    }

    /// The wanted cells must occur in the header in their order, possibly with others between them. The first row of
    /// a table without a header also counts.
    private func headerMatches(_ table: Int, _ wanted: [String]) -> Bool {
        wanted.isEmpty || headers[table].contains { Self.containsInOrder(wanted, in: $0) }
    }

    private static func containsInOrder(_ wanted: [String], in names: [String]) -> Bool {
        var missing = wanted[...]
        for name in names where missing.first == name { missing.removeFirst() }
        return missing.isEmpty
    }
}
