/// Audited cells by row and column of their tables.
struct CellGrid: Sendable {
    private let cells: [AuditedCell]
    /// For each row of a table, its numbers from left to right.
    let rows: [[Int]]
    private let byPosition: [GridPlace: Int]
    /// All cells that a value is read from, including labels.
    private let allByPosition: [GridPlace: Int]
    /// By columns of labels, and rows of them in the header.
    private let labelsByLine: [GridPlace: [Int]]

    init(_ cells: [AuditedCell]) {
        self.cells = cells
        var byPosition: [GridPlace: Int] = [:]
        var allByPosition: [GridPlace: Int] = [:]
        var labels: [GridPlace: [Int]] = [:]
        for (index, cell) in cells.enumerated() {
            guard let position = cell.position else { continue }
            allByPosition[position.place()] = index
            if cell.isNumber { byPosition[position.place()] = index }
            if cell.isLabel { labels[Self.labelLine(position), default: []].append(index) }
        }
        self.byPosition = byPosition
        self.allByPosition = allByPosition
        labelsByLine = labels
        let numbers = cells.indices.filter { cells[$0].isNumber && cells[$0].position != nil }
        rows = Dictionary(grouping: numbers) { cells[$0].position?.ofRow }.values.map { row in
            row.sorted { (cells[$0].position?.column ?? 0) < (cells[$1].position?.column ?? 0) }
        }.sorted { $0[0] < $1[0] }
    }

    private static func labelLine(_ position: AuditedCell.Position) -> GridPlace {
        position.isHeader ? position.ofRow : position.ofColumn
    }

    /// The numbers to the right and below.
    func neighbours(of index: Int) -> [Int] {
        [(0, 1), (1, 0)].compactMap { beside(index, $0.0, $0.1, in: byPosition) }
    }

    /// For each row of numbers with a row below it: each cell with the cell below.
    var rowPairs: [[Pair]] { pairs(of: rows.joined(), 1, 0, in: byPosition, by: \.ofRow) }

    /// The same for columns and the columns to their right.
    var columnPairs: [[Pair]] { pairs(of: rows.joined(), 0, 1, in: byPosition, by: \.ofColumn) }

    /// For each body row above a row with the same cells: each cell, label or number, with the cell below. Cells that
    /// span both rows are shared.
    var wholeRowPairs: [[Pair]] {
        let body = cells.indices.filter { cells[$0].position?.isHeader == false }
        let rows = Dictionary(grouping: body) { cells[$0].position?.ofRow }
        return pairs(of: body, 1, 0, in: allByPosition, by: \.ofRow).filter { pairs in
            let upper = rows[cells[pairs[0].to].position?.ofRow] ?? []
            let lower = rows[cells[pairs[0].from].position?.ofRow] ?? []
            let own = upper.filter {
                cells[$0].position?.spansRows == false || beside($0, 1, 0, in: allByPosition) != nil
            }
            return own.count == pairs.count && lower.count == pairs.count
        }
    }

    /// For each column with a number and a column to its right: each cell, including the header's, with the cell to
    /// its right.
    var wholeColumnPairs: [[Pair]] {
        pairs(of: cells.indices, 0, 1, in: allByPosition, by: \.ofColumn)
            .filter { $0.contains { cells[$0.to].isNumber } }
    }

    typealias Pair = (to: Int, from: Int)

    /// Pairs each cell with the cell at an offset down or to the right, grouped by `line` of their positions, in the
    /// order of each line's first cell.
    private func pairs(
        of indices: some Sequence<Int>, _ down: Int, _ right: Int, in positions: [GridPlace: Int],
        by line: (AuditedCell.Position) -> GridPlace
    ) -> [[Pair]] {
        var lines: [GridPlace: [Pair]] = [:]
        for index in indices {
            guard let position = cells[index].position, let other = beside(index, down, right, in: positions) else {
                continue
            }
            lines[line(position), default: []].append((to: index, from: other))
        }
        return lines.values.sorted { $0[0].to < $1[0].to }
    }

    /// The labels of the same column or header row, including the cell itself.
    func labels(beside index: Int) -> [Int] {
        cells[index].position.flatMap { labelsByLine[Self.labelLine($0)] } ?? []
    }

    private func beside(_ index: Int, _ down: Int, _ right: Int, in positions: [GridPlace: Int]) -> Int? {
        cells[index].position.flatMap { positions[$0.place(down, right)] }
    }
}
