/// Audited cells by row and column of their tables.
struct CellGrid: Sendable {
    private let cells: [AuditedCell]
    /// For each row of a table, the numbers in it, from left to right.
    let rows: [[Int]]
    private let byPosition: [TablePosition: Int]
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
        var labels: [LabelLine: [Int]] = [:]
        for (index, cell) in cells.enumerated() {
            guard let position = cell.position else { continue }
            if cell.isNumber {
                byPosition[
                    TablePosition(
                        article: cell.article, table: position.table, row: position.row, column: position.column)] =
                    index
            }
            if cell.isLabel { labels[Self.line(of: cell, position), default: []].append(index) }
        }
        self.byPosition = byPosition
        labelsByLine = labels
        let numbers = cells.indices.filter { cells[$0].isNumber && cells[$0].position != nil }
        let grouped = Dictionary(grouping: numbers) { index in
            TablePosition(
                article: cells[index].article, table: cells[index].position?.table ?? 0,
                row: cells[index].position?.row ?? 0, column: 0)
        }
        rows = grouped.values.map { row in
            row.sorted { (cells[$0].position?.column ?? 0) < (cells[$1].position?.column ?? 0) }
        }.sorted { $0[0] < $1[0] }
    }

    private static func line(of cell: AuditedCell, _ position: AuditedCell.Position) -> LabelLine {
        LabelLine(
            article: cell.article, table: position.table, isHeader: position.isHeader,
            number: position.isHeader ? position.row : position.column)
    }

    /// The number to the right and the one below.
    func neighbours(of index: Int) -> [Int] { [beside(index, 0, 1), beside(index, 1, 0)].compactMap { $0 } }

    /// For each row of numbers that another stands below: each cell with the one below it.
    var rowPairs: [[(to: Int, from: Int)]] {
        rows.map { row in row.compactMap { index in beside(index, 1, 0).map { (to: index, from: $0) } } }
            .filter { !$0.isEmpty }
    }

    /// The same for columns and those to their right.
    var columnPairs: [[(to: Int, from: Int)]] {
        let pairs = rows.joined().compactMap { index in beside(index, 0, 1).map { (to: index, from: $0) } }
        let grouped = Dictionary(grouping: pairs) { pair in
            TablePosition(
                article: cells[pair.to].article, table: cells[pair.to].position?.table ?? 0, row: 0,
                column: cells[pair.to].position?.column ?? 0)
        }
        return grouped.values.sorted { $0[0].to < $1[0].to }
    }

    /// The labels of the same column or header row, the cell itself among them.
    func labels(beside index: Int) -> [Int] {
        guard let position = cells[index].position else { return [] }
        return labelsByLine[Self.line(of: cells[index], position)] ?? []
    }

    private func beside(_ index: Int, _ down: Int, _ right: Int) -> Int? {
        guard let position = cells[index].position else { return nil }
        return byPosition[
            TablePosition(
                article: cells[index].article, table: position.table, row: position.row + down,
                column: position.column + right)]
    }
}
