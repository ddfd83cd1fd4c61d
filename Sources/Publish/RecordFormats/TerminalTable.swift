internal import Diagnostics

/// Rows of cells aligned for a terminal, numbers at the right.
///
///     species  value  status
///     -------  -----  ------
///     oak          4  read
struct TerminalTable {
    private let columns: [String]
    private let rows: [[DataCell]]

    init(columns: [String], rows: [[DataCell]]) {
        self.columns = columns
        self.rows = rows
    }

    /// No line ends in spaces, and no cell drives the terminal: control characters are shown as spaces.
    var text: String {
        let texts = rows.map { row in row.map { FindingText.oneLine($0.text) } }
        let widths = columns.indices.map { column in
            texts.reduce(TextWidth.columns(of: columns[column])) { max($0, TextWidth.columns(of: $1[column])) }
        }
        let isNumeric = columns.indices.map { column in
            rows.contains { $0[column].isNumber } && rows.allSatisfy { $0[column].isNumber || $0[column] == .empty }
        }
        let rules = widths.map { String(repeating: "-", count: $0) }
        return ([columns, rules] + texts).map { line($0, widths, isNumeric) }.joined()
    }

    private func line(_ cells: [String], _ widths: [Int], _ isNumeric: [Bool]) -> String {
        var line = ""
        var pending = 0
        for index in cells.indices {
            let padding = widths[index] - TextWidth.columns(of: cells[index])
            if isNumeric[index] { pending += padding }
            if !cells[index].isEmpty {
                line += String(repeating: " ", count: pending) + cells[index]
                pending = 0
            }
            pending += 2 + (isNumeric[index] ? 0 : padding)
        }
        return line + "\n"
    }
}
