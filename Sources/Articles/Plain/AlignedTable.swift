import Text

/// A table found in plain text, with its cells as ranges of the captured text.
struct AlignedTable {
    struct Cell {
        var column: Int
        var columnSpan = 1
        var rowSpan = 1
        /// Whether it is between quotation marks, so that doubled ones inside are single.
        var isQuoted = false
        /// One for each line of the cell, in text order; empty for an empty cell of a grid.
        var ranges: [Range<Int>]

        init(column: Int, columnSpan: Int = 1, range: Range<Int>) {
            (self.column, self.columnSpan, ranges) = (column, columnSpan, [range])
        }

        /// From its first to its last character; other cells may be in between.
        var range: Range<Int> { (ranges.first?.lowerBound ?? 0)..<(ranges.last?.upperBound ?? 0) }

        /// Continues the text in other lines, which are later ones unless a drawing is broken.
        mutating func append(_ others: [Range<Int>]) {
            for range in others where !range.isEmpty {
                if ranges.last?.isEmpty == true { ranges.removeLast() }
                ranges.insert(range, at: ranges.partitionPoint { $0.lowerBound <= range.lowerBound })
            }
        }
    }

    struct Row {
        let line: Int
        /// The row's lines; nil for a single line.
        private var last: Int?
        /// In column order; some columns may be missing.
        var cells: [Cell]
        /// Whether it may be part of the row above.
        var mayContinue = false

        init(line: Int, cells: [Cell]) {
            (self.line, self.cells) = (line, cells)
        }

        var lastLine: Int { last ?? line }
        /// The cells with a text.
        var filled: [Cell] { cells.filter { !$0.range.isEmpty } }

        /// Appends the cells of a later line of the same row.
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
    /// The extents of the rules under or above its header; nil unless each column has its own.
    var strokes: [Range<Int>]?
    /// The lines that look like its rows, but are not among them.
    var separated: [Int] = []
    /// What its rows have in common.
    var shape: RowShape?
    /// The sign between its cells, which belongs to a cell behind a backslash, as in AsciiDoc.
    var escapedSign: String?

    /// The table with the lines joined that form one row of its body.
    func joiningLines(of text: SourceText) -> AlignedTable {
        var table = self
        table.body = ContinuedRows(text: text, width: width).rows(body)
        return table
    }

    /// Makes the first rows of the body those of the header, below those that it has.
    mutating func takeHeader(_ count: Int) {
        header += body.prefix(count)
        body.removeFirst(count)
    }

    /// Takes away the columns of the body in which no row has a cell.
    mutating func dropEmptyColumns() {
        let filled = Set(body.flatMap { $0.cells.map(\.column) }).sorted()
        for row in body.indices {
            body[row].cells = body[row].cells.map { cell in
                var cell = cell
                cell.column = filled.partitionPoint { $0 < cell.column }
                return cell
            }
        }
        width = filled.count
    }

    /// Whether several columns have one name, which the words of a row above may tell apart.
    func hasEqualNames(in text: SourceText) -> Bool {
        let names = (header.last?.filled ?? []).map { text.string($0.range) }
            .filter { !TextClass.isTruth($0) && !TextClass.isMissing($0) }
        return Set(names).count < names.count
    }

    /// What the texts of each column fill of the page; fewer than its width if a column has no text.
    func extents(in text: SourceText) -> [Range<Int>] {
        var columns = [Range<Int>?](repeating: nil, count: width)
        for row in rows {
            let cells = row.filled.filter { $0.columnSpan == 1 && $0.column < width }
            let pieces = cells.map { TextLine.Piece(range: $0.ranges.first ?? $0.range) }
            for (cell, extent) in zip(cells, TextMeasure.display.extents(of: pieces, in: text)) {
                columns[cell.column] = columns[cell.column]?.union(extent) ?? extent
            }
        }
        return columns.compactMap(\.self)
    }

    var rows: [Row] { header + body }
    var firstLine: Int { rows.first?.line ?? 0 }
    var lastLine: Int { rows.map(\.lastLine).max() ?? 1 }
}
