import Text

/// A table that was found in plain text: its cells as stretches of the captured text.
struct AlignedTable {
    struct Cell {
        let column: Int
        var columnSpan = 1
        var rowSpan = 1
        /// One for each line that the cell goes over; an empty one where a grid has an empty cell.
        var ranges: [Range<Int>]

        init(column: Int, columnSpan: Int = 1, range: Range<Int>) {
            (self.column, self.columnSpan, ranges) = (column, columnSpan, [range])
        }

        /// From its first character to its last; other cells may stand between them.
        var range: Range<Int> { (ranges.first?.lowerBound ?? 0)..<(ranges.last?.upperBound ?? 0) }

        /// The text goes on in a later line.
        mutating func append(_ later: [Range<Int>]) {
            for range in later where !range.isEmpty {
                if ranges.last?.isEmpty == true { ranges.removeLast() }
                ranges.append(range)
            }
        }
    }

    struct Row {
        let line: Int
        /// Of the lines that it goes over; nil where it goes over one.
        private var last: Int?
        /// In the order of their columns; not every column has one.
        var cells: [Cell]

        init(line: Int, cells: [Cell]) {
            (self.line, self.cells) = (line, cells)
        }

        var lastLine: Int { last ?? line }

        /// The cells of a later line that belong to the same row.
        mutating func append(_ later: Row) {
            last = later.lastLine
            for cell in later.cells {
                if let index = cells.firstIndex(where: { $0.column == cell.column }) {
                    cells[index].append(cell.ranges)
                } else {
                    cells.append(cell)
                }
            }
            cells.sort { $0.column < $1.column }
        }
    }

    var width: Int
    var header: [Row]
    var body: [Row]
    /// The extents of the strokes under or over its header; nil where each column has none of its own.
    var strokes: [Range<Int>]?
    /// The line of strokes under it, where it has one.
    var rule: Int?

    var rows: [Row] { header + body }
    var firstLine: Int { rows.first?.line ?? 0 }
    /// Strokes under it included.
    var lastLine: Int { max(rule ?? 0, rows.map(\.lastLine).max() ?? 1) }
}
