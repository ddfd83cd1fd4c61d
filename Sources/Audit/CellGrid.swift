/// Audited cells by row and column of their tables.
struct CellGrid: Sendable {
    private let cells: [AuditedCell]
    /// For each row of a table, its numbers from left to right.
    let rows: [[Int]]
    private let byPosition: [TablePosition: Int]
    /// All cells that a value is read from, including labels.
    private let allByPosition: [TablePosition: Int]
    private let labelsByLine: [LabelLine: [Int]]

    private struct TablePosition: Hashable {
        let article: Int
        let table: Int
        let row: Int
        let column: Int
    }

    /// A column of labels, or a row of them in the header.
    private struct LabelLine: Hashable {
        let article: Int
        let table: Int
        let isHeader: Bool
        let number: Int
    }

    init(_ cells: [AuditedCell]) {
        self.cells = cells
        var byPosition: [TablePosition: Int] = [:]
        var allByPosition: [TablePosition: Int] = [:]
        var labels: [LabelLine: [Int]] = [:]
        for (index, cell) in cells.enumerated() {
            guard let position = cell.position else { continue }
            let place = TablePosition(
                article: cell.article, table: position.table, row: position.row, column: position.column)
            allByPosition[place] = index
            if cell.isNumber { byPosition[place] = index }
            if cell.isLabel { labels[Self.line(of: cell, position), default: []].append(index) }
        }
        self.byPosition = byPosition
        self.allByPosition = allByPosition
        labelsByLine = labels
        let numbers = cells.indices.filter { cells[$0].isNumber && cells[$0].position != nil }
        rows = Dictionary(grouping: numbers) { Self.row(of: cells[$0]) }.values.map { row in
            row.sorted { (cells[$0].position?.column ?? 0) < (cells[$1].position?.column ?? 0) }
        }.sorted { $0[0] < $1[0] }
    }

    private static func line(of cell: AuditedCell, _ position: AuditedCell.Position) -> LabelLine {
        LabelLine(
            article: cell.article, table: position.table, isHeader: position.isHeader,
            number: position.isHeader ? position.row : position.column)
    }

    /// The numbers to the right and below.
    func neighbours(of index: Int) -> [Int] {
        [(0, 1), (1, 0)].compactMap { beside(index, $0.0, $0.1, in: byPosition) }
    }

    /// For each row of numbers with a row below it: each cell with the cell below.
    var rowPairs: [[Pair]] { pairs(of: rows.joined(), 1, 0, in: byPosition) { (row: $0.row, column: 0) } }

    /// The same for columns and the columns to their right.
    var columnPairs: [[Pair]] { pairs(of: rows.joined(), 0, 1, in: byPosition) { (row: 0, column: $0.column) } }

    /// For each body row above a row with the same cells: each cell, label or number, with the cell below. Cells that
    /// span both rows are shared.
    var wholeRowPairs: [[Pair]] {
        let body = cells.indices.filter { cells[$0].position?.isHeader == false }
        let rows = Dictionary(grouping: body) { Self.row(of: cells[$0]) }
        return pairs(of: body, 1, 0, in: allByPosition) { (row: $0.row, column: 0) }.filter { pairs in
            let upper = rows[Self.row(of: cells[pairs[0].to])] ?? []
            let lower = rows[Self.row(of: cells[pairs[0].from])] ?? []
            let own = upper.filter {
                cells[$0].position?.spansRows == false || beside($0, 1, 0, in: allByPosition) != nil
            }
            return own.count == pairs.count && lower.count == pairs.count
        }
    }

    /// For each column with a number and a column to its right: each cell, including the header's, with the cell to
    /// its right.
    var wholeColumnPairs: [[Pair]] {
        pairs(of: cells.indices, 0, 1, in: allByPosition) { (row: 0, column: $0.column) }
            .filter { $0.contains { cells[$0.to].isNumber } }
    }

    /// The row of a cell; nil for a cell outside of tables.
    private static func row(of cell: AuditedCell) -> TablePosition? {
        cell.position.map { TablePosition(article: cell.article, table: $0.table, row: $0.row, column: 0) }
    }

    typealias Pair = (to: Int, from: Int)

    /// Pairs each cell with the cell at an offset down or to the right, grouped by `line` of their positions, in the
    /// order of each line's first cell.
    private func pairs(
        of indices: some Sequence<Int>, _ down: Int, _ right: Int, in positions: [TablePosition: Int],
        by line: (AuditedCell.Position) -> (row: Int, column: Int)
    ) -> [[Pair]] {
        var lines: [TablePosition: [Pair]] = [:]
        for index in indices {
            guard let position = cells[index].position, let other = beside(index, down, right, in: positions) else {
                continue
            }
            let (row, column) = line(position)
            let place = TablePosition(article: cells[index].article, table: position.table, row: row, column: column)
            lines[place, default: []].append((to: index, from: other))
        }
        return lines.values.sorted { $0[0].to < $1[0].to }
    }

    /// The labels of the same column or header row, including the cell itself.
    func labels(beside index: Int) -> [Int] {
        guard let position = cells[index].position else { return [] }
        return labelsByLine[Self.line(of: cells[index], position)] ?? []
    }

    private func beside(_ index: Int, _ down: Int, _ right: Int, in positions: [TablePosition: Int]) -> Int? {
        guard let position = cells[index].position else { return nil }
        return positions[
            TablePosition(
                article: cells[index].article, table: position.table, row: position.row + down,
                column: position.column + right)]
    }
}
