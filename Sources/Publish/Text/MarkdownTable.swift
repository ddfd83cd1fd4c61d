/// A table of GFM (section 4.10) whose source can be read too.
///
///     | Species | Bending |
///     |:--------|--------:|
///     | Oak     |       4 |
package struct MarkdownTable {
    package struct Column: Sendable {
        package let title: String
        package let isNumeric: Bool

        /// - Parameter title: Markdown, escaped by the caller, as all cells are.
        package init(_ title: String, isNumeric: Bool = false) {
            self.title = title
            self.isNumeric = isNumeric
        }
    }

    private let columns: [Column]
    private let rows: [[String]]

    /// - Parameter rows: Markdown; short rows are filled with empty cells.
    package init(columns: [Column], rows: [[String]]) {
        self.columns = columns
        self.rows = rows
    }

    /// Beyond this width a cell does not make its whole column wider.
    private static let widestPadding = 60

    /// The lines of the table, the last with its line end; nothing for a table without columns. Linear in its cells.
    package var text: String {
        guard !columns.isEmpty else { return "" }
        let widths = columns.indices.map(width)
        var text = line(columns.map(\.title), widths)
        text += "|"
        for (column, width) in zip(columns, widths) {
            let dashes = String(repeating: "-", count: width + 1)
            text += column.isNumeric ? dashes + ":|" : ":" + dashes + "|"
        }
        text += "\n"
        for row in rows { text += line(row, widths) }
        return text
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        var text = "|"
        for index in columns.indices {
            let cell = index < cells.count ? cells[index] : ""
            text += " " + TextWidth.pad(cell, to: widths[index], isRight: columns[index].isNumeric) + " |"
        }
        return text + "\n"
    }

    private func width(_ column: Int) -> Int {
        var width = max(3, TextWidth.columns(of: columns[column].title))
        for row in rows where column < row.count { width = max(width, TextWidth.columns(of: row[column])) }
        return min(width, Self.widestPadding)
    }
}
