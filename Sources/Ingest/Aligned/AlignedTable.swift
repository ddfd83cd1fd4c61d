import Measures

/// A table that was found in plain text: its cells as stretches of the captured text.
struct AlignedTable {
    struct Cell {
        let column: Int
        var columnSpan = 1
        /// Empty where a grid has an empty cell.
        var range: Range<Int>
    }

    struct Row {
        let line: Int
        /// In the order of their columns; not every column has one.
        var cells: [Cell]
    }

    var width: Int
    var header: [Row]
    var body: [Row]
    /// The extents of the strokes under or over its header; nil where each column has none of its own.
    var strokes: [Range<Int>]?

    var rows: [Row] { header + body }
    var firstLine: Int { rows.first?.line ?? 0 }
}
