/// The HTML standard's algorithm for forming a table (section 4.9.12.1, "Forming a table"): cells with spans are put on
/// a grid, row group by row group.
struct GridForming {
    struct Cell {
        let node: Int
        let row: Int
        let column: Int
        var rowSpan: Int
        let columnSpan: Int
    }

    private(set) var cells: [Cell] = []
    /// For each row, the index in `cells` of the cell in each place; -1 where there is none. A row ends with its last cell.
    private(set) var rows: [[Int]] = []
    private(set) var width = 0
    /// Nodes of cells that cover a place already covered.
    private(set) var overlapping: [Int] = []
    /// True where the limit was hit: the grid is then useless.
    private(set) var isTooLarge = false

    /// The row being filled; the next group begins at it.
    private var current = 0
    private var growing: [Int] = []
    private let limit: Int

    /// - Parameter limit: the places that may be filled beyond one for each cell.
    init(limit: Int) {
        self.limit = limit
    }

    mutating func beginRow() {
        guard !isTooLarge else { return }
        if rows.count == current { rows.append([]) }
        growDownward()
    }

    mutating func endRow() {
        current += 1
    }

    mutating func append(node: Int, rowSpan: Int, columnSpan: Int) {
        guard !isTooLarge, current < rows.count else { return }
        var column = nextFree
        while column < rows[current].count, rows[current][column] >= 0 { column += 1 }
        nextFree = column
        let height = max(1, rowSpan)
        let newWidth = max(width, column + columnSpan)
        guard fits(rows: max(rows.count, current + height), width: newWidth) else { return }
        width = newWidth
        while rows.count < current + height { rows.append([]) }
        cells.append(Cell(node: node, row: current, column: column, rowSpan: height, columnSpan: columnSpan))
        var overlaps = false
        for row in current..<(current + height) {
            if fill(row, from: column, count: columnSpan, with: cells.count - 1) { overlaps = true }
        }
        if overlaps { overlapping.append(node) }
        if rowSpan == 0 { growing.append(cells.count - 1) }
    }

    /// Cells that reach below the group's last row keep their rows; none reaches into the next group.
    mutating func endGroup() {
        while current < rows.count, !isTooLarge {
            growDownward()
            current += 1
        }
        growing = []
        nextFree = 0
    }

    /// No place of the current row before this one is free.
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

    /// Puts a cell into free places; true where one was taken. The cell that came first keeps its place.
    private mutating func fill(_ row: Int, from column: Int, count: Int, with cell: Int) -> Bool {
        var overlaps = false
        while rows[row].count < column + count { rows[row].append(-1) }
        for place in column..<(column + count) {
            if rows[row][place] < 0 { rows[row][place] = cell } else { overlaps = true }
        }
        return overlaps
    }

    private mutating func fits(rows: Int, width: Int) -> Bool {
        let (places, overflow) = rows.multipliedReportingOverflow(by: width)
        if overflow || places - cells.count - 1 > limit { isTooLarge = true }
        return !isTooLarge
    }
}
