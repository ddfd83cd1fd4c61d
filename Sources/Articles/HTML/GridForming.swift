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
    /// For each row, the index in `cells` of the cell in each place; nil if there is none. A row ends with its last
    /// cell.
    private(set) var rows: [[Int?]] = []
    private(set) var width = 0
    /// Nodes of cells that cover an occupied place.
    private(set) var overlapping: [Int] = []
    /// True if the limit was exceeded; the grid is invalid then.
    private(set) var isTooLarge = false

    /// The current row; the next group begins at it.
    private var current = 0
    private var growing: [Int] = []
    private let limit: Int

    /// - Parameter limit: the number of places beyond one for each cell.
    init(limit: Int) {
        self.limit = limit
    }

    mutating func beginRow() {
        guard !isTooLarge else { return }
        if rows.count == current { appendRow() }
        growDownward()
    }

    /// Most rows are as long as the one before.
    private mutating func appendRow() {
        rows.append([])
        rows[rows.count - 1].reserveCapacity(width)
    }

    mutating func endRow() {
        current += 1
    }

    mutating func append(node: Int, rowSpan: Int, columnSpan: Int) {
        guard !isTooLarge, current < rows.count else { return }
        var column = nextFree
        while column < rows[current].count, rows[current][column] != nil { column += 1 }
        nextFree = column
        let height = max(1, rowSpan)
        let newWidth = max(width, column + columnSpan)
        guard fits(rows: max(rows.count, current + height), width: newWidth) else { return }
        width = newWidth
        while rows.count < current + height { appendRow() }
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
        while current < rows.count, !isTooLarge {
            growDownward()
            current += 1
        }
        growing = []
        nextFree = 0
    }

    /// The first place of the current row that may be free.
    private var nextFree = 0
}

extension GridForming {
    private mutating func growDownward() {
        nextFree = 0
        for index in growing where cells[index].row < current && !isTooLarge {
            guard fits(rows: rows.count, width: width) else { return }
            cells[index].rowSpan += 1
            _ = fill(current, from: cells[index].column, count: cells[index].columnSpan, with: index)
        }
    }

    /// Puts a cell into free places; returns true if one was occupied. The earlier cell keeps its place.
    private mutating func fill(_ row: Int, from column: Int, count: Int, with cell: Int) -> Bool {
        if count == 1, rows[row].count == column {
            // Most cells.
            rows[row].append(cell)
            return false
        }
        var overlaps = false
        while rows[row].count < column + count { rows[row].append(nil) }
        for place in column..<(column + count) {
            if rows[row][place] == nil { rows[row][place] = cell } else { overlaps = true }
        }
        return overlaps
    }

    private mutating func fits(rows: Int, width: Int) -> Bool {
        let (places, overflow) = rows.multipliedReportingOverflow(by: width)
        if overflow || places - cells.count - 1 > limit { isTooLarge = true }
        return !isTooLarge
    }
}
