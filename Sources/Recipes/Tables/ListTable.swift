import Articles
import Text

/// Presents a list as a table with the columns `number` and `item`, so that recipes read it like any table.
///
///     1. Saw        | number | item |
///     2. Plane  ->  | 1      | Saw  |
///                   | 2      | Plane |
///
/// A nested list's items have numbers such as `2.1`, descriptions have their terms.
enum ListTable {
    static let columnNames = ["number", "item"]

    /// - Parameter number: the table's number, after those of the article's tables.
    static func table(_ list: ArticleList, number: Int) -> ArticleTable {
        var cells: [ArticleCell] = []
        var rows: [[Int?]] = []
        let start = list.items.first?.location ?? .start
        for (column, name) in columnNames.enumerated() {
            cells.append(
                ArticleCell(
                    row: 0, column: column, isHeader: true, ArticleText(text: name, raw: "", location: start)))
        }
        for (index, item) in list.items.enumerated() {
            // A number that is not in the source, or unreliable, has the item's place.
            let label = item.label?.content
            let number = ArticleText(
                CellText(
                    text: item.number, raised: label?.raised, seams: label?.seams ?? [], struck: label?.struck ?? []),
                origin: (item.label ?? item.content).origin)
            rows.append([cells.count, cells.count + 1])
            cells += [number, item.content].enumerated().map {
                ArticleCell(row: index + 1, column: $0, isHeader: false, $1)
            }
        }
        return ArticleTable(
            number: number, syntax: .text, location: start, endLine: list.items.last?.location.line ?? start.line,
            headings: list.headings, leadIn: list.leadIn, cells: cells, headerRows: [[0, 1]], bodyRows: GridRows(rows))
    }
}
