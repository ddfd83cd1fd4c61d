import Measures

/// A GFM table whose source is aligned, so that it reads well as text too.
struct MarkdownTable {
    /// Cells as Markdown: escaped already.
    let header: [String]
    let rows: [[String]]
    /// The columns that hold numbers and stand at the right; found in the cells where nothing is said.
    let numericColumns: Set<Int>

    init(header: [String], rows: [[String]], numericColumns: Set<Int>? = nil) {
        self.header = header
        self.rows = rows
        self.numericColumns = numericColumns ?? Self.numericColumns(header.count, rows)
    }

    /// The table, with a final line ending.
    var text: String {
        let widths = header.indices.map { column in
            max(3, ([header] + rows).map { TerminalWidth.of($0[column]) }.max() ?? 0)
        }
        // One very long cell must not pad every row of its column.
        let capped = widths.map { min($0, 40) }
        var text = line(header, capped)
        text +=
            "|"
            + header.indices.map { column in
                let dashes = String(repeating: "-", count: capped[column])
                return numericColumns.contains(column) ? " \(dashes.dropLast()): |" : " \(dashes) |"
            }.joined() + "\n"
        for row in rows { text += line(row, capped) }
        return text
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        "|"
            + cells.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: max(0, widths[column] - TerminalWidth.of(cell)))
                return numericColumns.contains(column) ? " \(padding)\(cell) |" : " \(cell)\(padding) |"
            }.joined() + "\n"
    }

    private static func numericColumns(_ count: Int, _ rows: [[String]]) -> Set<Int> {
        Set(
            (0..<count).filter { column in
                let cells = rows.map { $0[column] }.filter { !$0.isEmpty }
                return !cells.isEmpty && cells.allSatisfy { ExactNumber($0.replacing("\\", with: "")) != nil }
            })
    }
}
