import Articles
import Books
import Records
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
            cells.append(ArticleCell(row: 0, column: column, isHeader: true, text: name, raw: "", location: start))
        }
        for (index, item) in list.items.enumerated() {
            // A number that is not in the source, or unreliable, has the item's place.
            let (number, content) = (item.label ?? item.content, item.content)
            cells.append(
                ArticleCell(
                    row: index + 1, column: 0, isHeader: false, text: item.number, raw: number.raw,
                    location: number.location, raised: item.label?.raised, seams: item.label?.seams ?? []))
            cells.append(
                ArticleCell(
                    row: index + 1, column: 1, isHeader: false, text: item.text, raw: content.raw,
                    location: content.location, raised: content.raised, seams: content.seams))
            rows.append([cells.count - 2, cells.count - 1])
        }
        return ArticleTable(
            number: number, syntax: .text, isRecovered: false, location: start,
            endLine: list.items.last?.location.line ?? start.line, headings: list.headings, caption: nil, leadIn: nil,
            cells: cells, headerRows: [[0, 1]], bodyRows: rows, findings: [])
    }
}
