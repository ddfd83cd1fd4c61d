import Text

/// The HTML standard's algorithm for forming a table (section 4.9.12.1, "Forming a table"): assigns cells with spans
/// to a grid, row group by row group.
struct GridForming {
    struct Cell {
        let node: Int
        let row: Int
        let column: Int
        var rowSpan: Int
        let columnSpan: Int
    }

    private(set) var cells: [Cell] = []
    private(set) var rowCount = 0
    private(set) var width = 0
    /// Nodes of cells that cover an occupied place.
    private(set) var overlapping: [Int] = []
    /// True if the limit was exceeded; the grid is invalid then.
    private(set) var isTooLarge = false

    /// The index in `cells` of the cell in each place, row by row up to the last one with a cell; -1 if there is none.
    private var places: [Int32] = []
    /// The places of a row in `places`, at least `width`.
    private var stride = 0
    /// The current row; the next group begins at it.
    private var current = 0
    private var growing: [Int] = []
    private let limit: Int
    private let mostColumns: Int

    /// - Parameters:
    ///   - limit: the number of places beyond one for each cell.
    ///   - mostColumns: the column at which spans end.
    init(limit: Int, mostColumns: Int = .max) {
        self.limit = limit
        self.mostColumns = mostColumns
        // Enough for a small table.
        cells.reserveCapacity(32)
    }

    mutating func beginRow() {
        guard !isTooLarge, fits(rows: max(rowCount, current + 1), width: width) else { return }
        rowCount = max(rowCount, current + 1)
        growDownward()
    }

    mutating func endRow() {
        current += 1
    }

    mutating func append(node: Int, rowSpan: Int, columnSpan: Int) {
        guard !isTooLarge, current < rowCount else { return }
        var column = nextFree
        while self[current, column] != nil { column += 1 }
        nextFree = column
        let columnSpan = max(1, min(columnSpan, mostColumns - column))
        let height = max(1, rowSpan)
        let newWidth = max(width, column + columnSpan)
        guard fits(rows: max(rowCount, current + height), width: newWidth) else { return }
        width = newWidth
        rowCount = max(rowCount, current + height)
        cells.append(Cell(node: node, row: current, column: column, rowSpan: height, columnSpan: columnSpan))
        var overlaps = false
        for row in current..<(current + height) {
            if fill(row, from: column, count: columnSpan, with: cells.count - 1) { overlaps = true }
        }
        if overlaps { overlapping.append(node) }
        if rowSpan == 0 { growing.append(cells.count - 1) }
    }

    /// Cells that extend below the group's last row are cut off there.
    mutating func endGroup() {
        while current < rowCount, !isTooLarge {
            growDownward()
            current += 1
        }
        growing = []
        nextFree = 0
    }

    /// The first place of the current row that may be free.
    private var nextFree = 0

    /// The index in `cells` of the cell in a place; nil if there is none.
    subscript(row: Int, column: Int) -> Int? {
        let place = row * stride + column
        guard column < stride, place < places.count, places[place] >= 0 else { return nil }
        return Int(places[place])
    }

    func rows(_ range: Range<Int>) -> GridRows {
        var rows = GridRows(width: width)
        rows.reserve(range.count * width)
        for row in range {
            let (start, end) = (row * stride, row * stride + width)
            rows.append(places: places[min(start, places.count)..<min(end, places.count)])
        }
        return rows
    }
}

extension GridForming {
    /// Takes columns out, with the cells that are in no other one.
    ///
    /// - Parameter columns: ascending.
    mutating func remove(columns: [Range<Int>]) {
        guard !columns.isEmpty, !isTooLarge else { return }
        let kept = (0..<width).filter { column in
            let next = columns.partitionPoint { $0.upperBound <= column }
            return next == columns.count || !columns[next].contains(column)
        }
        let (old, oldCells, oldStride) = (places, cells, stride)
        var numbers = [Int32](repeating: -1, count: cells.count)
        (cells, places, width, stride) = ([], [], kept.count, kept.count)
        for (index, cell) in oldCells.enumerated() {
            let first = kept.partitionPoint { $0 < cell.column }
            let span = kept[first...].prefix { $0 < cell.column + cell.columnSpan }.count
            guard span > 0 else { continue }
            numbers[index] = Int32(cells.count)
            cells.append(Cell(node: cell.node, row: cell.row, column: first, rowSpan: cell.rowSpan, columnSpan: span))
        }
        for start in Swift.stride(from: 0, to: old.count, by: max(oldStride, 1)) {
            places += kept.map { old[start + $0] >= 0 ? numbers[Int(old[start + $0])] : -1 }
        }
    }

    private mutating func growDownward() {
        nextFree = 0
        for index in growing where cells[index].row < current && !isTooLarge {
            guard fits(rows: rowCount, width: width) else { return }
            cells[index].rowSpan += 1
            _ = fill(current, from: cells[index].column, count: cells[index].columnSpan, with: index)
        }
    }

    /// Puts a cell into free places; returns true if one was occupied. The earlier cell keeps its place.
    private mutating func fill(_ row: Int, from column: Int, count: Int, with cell: Int) -> Bool {
        if stride < width { widen() }
        let start = row * stride
        while places.count < start + stride { places.append(-1) }
        var overlaps = false
        for place in start + column..<start + column + count {
            if places[place] < 0 { places[place] = Int32(cell) } else { overlaps = true }
        }
        return overlaps
    }

    /// Makes the rows at least twice as long, so that copying is rare.
    private mutating func widen() {
        let (old, count) = (places, stride)
        stride = max(width, 2 * stride, 4)
        places = []
        for start in Swift.stride(from: 0, to: old.count, by: max(count, 1)) {
            places += old[start..<start + count]
            places += repeatElement(-1, count: stride - count)
        }
    }

    private mutating func fits(rows: Int, width: Int) -> Bool {
        let (places, overflow) = rows.multipliedReportingOverflow(by: width)
        if overflow || places - cells.count - 1 > limit { isTooLarge = true }
        return !isTooLarge
    }
}
