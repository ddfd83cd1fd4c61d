import Text

/// The frame of a table that Google Sheets publishes: the letters of the columns above them, and the numbers of the rows
/// beside them.
///
///     |   | A    | B      |
///     | 1 | City | Height |
///     | 2 | Oslo | 23     |
struct SheetFrame {
    private let table: ArticleTable

    /// Nil for a table without a frame.
    ///
    /// - Parameter isSheet: whether the page declares a sheet; `A` and `B` may be names, too.
    init?(of table: ArticleTable, isSheet: @autoclosure () -> Bool) {
        guard table.headerRows.count == 1, let header = table.headerRows.first.map(table.texts), header.count > 1,
            header[0].isEmpty, Self.areLetters(header.dropFirst()), isSheet(),
            table.cells.allSatisfy({ $0.column > 0 || $0.columnSpan == 1 })
        else { return nil }
        self.table = table
    }

    /// Letters of columns in their order, some of which may be hidden: `A`, `C`, `AA`.
    private static func areLetters(_ texts: ArraySlice<String>) -> Bool {
        texts.allSatisfy { $0.utf8.count < 4 && !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIUppercase) }
            && zip(texts, texts.dropFirst()).allSatisfy { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    }

    /// The table in the frame.
    var content: ArticleTable {
        var content = table
        var numbers = [Int?](repeating: nil, count: table.cells.count)
        content.cells = []
        for (index, cell) in table.cells.enumerated() where cell.row > 0 && cell.column > 0 {
            numbers[index] = content.cells.count
            content.cells.append(
                ArticleCell(
                    row: cell.row - 1, column: cell.column - 1, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan,
                    isHeader: cell.isHeader, cell.written))
        }
        content.headerRows = []
        content.bodyRows = GridRows(table.bodyRows.map { $0.dropFirst().map { $0.flatMap { numbers[$0] } } })
        return content
    }
}
