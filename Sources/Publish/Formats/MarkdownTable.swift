import Text

/// A GFM table (section 4.10) with a readable source.
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

    /// A cell, measured once for all of its places, and only as far as necessary.
    struct Cell {
        fileprivate let text: String
        fileprivate let width: Int

        static let empty = Cell("")

        /// - Parameter text: Markdown, escaped by the caller.
        init(_ text: String) {
            self.text = text
            width = TextWidth.columns(of: text, atMost: MarkdownTable.widestPadding)
        }
    }

    private let columns: [Column]
    private let rows: [[Cell]]

    /// - Parameter rows: Markdown; short rows are filled with empty cells.
    package init(columns: [Column], rows: [[String]]) {
        self.init(columns: columns, cells: rows.map { $0.map { Cell($0) } })
    }

    /// - Parameter cells: short rows are filled with empty cells.
    init(columns: [Column], cells: [[Cell]]) {
        self.columns = columns
        rows = cells
    }

    /// The same table with other titles and cells.
    ///
    /// - Parameter change: makes Markdown of Markdown.
    func mapping(_ change: (String) -> String) -> MarkdownTable {
        MarkdownTable(
            columns: columns.map { Column(change($0.title), isNumeric: $0.isNumeric) },
            cells: rows.map { row in
                row.map { cell in
                    let text = change(cell.text)
                    return text == cell.text ? cell : Cell(text)
                }
            })
    }

    /// Longer cells do not widen their column.
    private static let widestPadding = 60

    /// The lines of the table, the last with its line end; empty for a table without columns. Linear in its cells.
    package var text: String {
        guard !columns.isEmpty else { return "" }
        let titles = columns.map { Cell($0.title) }
        let widths = columns.indices.map { width($0, title: titles[$0]) }
        var bytes: [UInt8] = []
        append(titles, widths, to: &bytes)
        bytes.append(UInt8(ascii: "|"))
        for (column, width) in zip(columns, widths) {
            if !column.isNumeric { bytes.append(UInt8(ascii: ":")) }
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "-"), count: width + 1))
            bytes.append(contentsOf: (column.isNumeric ? ":|" : "|").utf8)
        }
        bytes.append(UInt8(ascii: "\n"))
        for row in rows { append(row, widths, to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func append(_ cells: [Cell], _ widths: [Int], to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "|"))
        for index in columns.indices {
            let cell = index < cells.count ? cells[index] : .empty
            let padding = repeatElement(UInt8(ascii: " "), count: max(0, widths[index] - cell.width))
            bytes.append(UInt8(ascii: " "))
            if columns[index].isNumeric { bytes.append(contentsOf: padding) }
            bytes.append(contentsOf: cell.text.utf8)
            if !columns[index].isNumeric { bytes.append(contentsOf: padding) }
            bytes.append(contentsOf: " |".utf8)
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    private func width(_ column: Int, title: Cell) -> Int {
        var width = max(3, title.width)
        for row in rows where column < row.count { width = max(width, row[column].width) }
        return width
    }
}
