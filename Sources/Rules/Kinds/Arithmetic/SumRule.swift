import Books
import Text

/// Every value is the sum of some others.
struct SumRule: CellwiseRule {
    static let description = RuleDescription(
        id: .sum, scope: .dataset,
        summary: "A value is the sum of several others, each times a factor.",
        explanation: """
            For totals, means, repeated parts and gaps, and differences. Blames the value, implies the sum, and notes the \
            cells that were added up: if one of these is wrong, every sum with it is found. Does not apply if one of \
            them is missing. Units, long results and ranges are treated as by "linear".
            """,
        conclusion: RuleConclusion(
            basis: ("The parts that it is made of", "各部分の値"),
            fault: ("It is not the sum of its parts.", "各部分の合計に合わない。")),
        examples: """
            Example: The whole is its parts
            column: weight
            terms: [wood, iron]
            Table:
            | tool  | wood | iron | weight |
            |-------|-----:|-----:|-------:|
            | saw   |   10 |   15 |     25 |
            | plane |   20 |    8 |     28 |
            Example: A shelf is two sides and its boards
            column: height
            terms: [{column: boards, times: 3}, {column: gap, times: 2}]
            Table:
            | shelf | boards | gap | height |
            |-------|-------:|----:|-------:|
            | low   |      2 |  30 |     66 |
            | high  |      2 |  40 |    ↓88 |
            Example: Measured to half a unit
            where: {size: large}
            terms: [{where: {size: middle}, times: 2}, {where: {size: small}, times: -1}]
            tolerance: 0.5
            Table:
            | wood | size   | width |
            |------|--------|------:|
            | oak  | small  |    10 |
            | oak  | middle |    20 |
            | oak  | large  |  30.5 |
            | fir  | small  |    11 |
            | fir  | middle |    20 |
            | fir  | large  |   ↓30 |
            Example: A mean, rounded
            where: {wood: mean}
            terms: [{where: {wood: oak}, times: 0.5}, {where: {wood: fir}, times: 0.5}]
            tolerance: 0.05
            Table:
            | wood | width |
            |------|------:|
            | oak  |  10.1 |
            | fir  |  10.4 |
            | mean | ↓10.4 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .sum, Self())

        let terms = Key(
            "terms", list: .list(of: .node(Operand.columnShape), atLeastOne: "column or number"), is: .required,
            """
            what is added up: a list of columns of the record, of numbers, or of maps with any of dataset, column (one of \
            values), where, times and plus
            """, example: "[wood, iron]")
        let judged = JudgedKeys()
    }

    static let boundedNumbers: BoundedNumbers? = .compared

    let column: JudgedColumn
    let operands: [Operand]

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let terms = map.terms.allOrNil { Operand($0, name: "terms", parameters: parameters, takesColumns: true) }
        let column = JudgedColumn(map.judged, parameters)
        guard let column, let terms, !terms.isEmpty else { return nil }
        (operands, self.column) = (terms, column)
    }

    var relation: String {
        let list = listOfTerms ?? operands.map(\.text).joined(separator: " and ")
        return "\(column.name) is the \(isMean ? "mean" : "sum") of \(list)"
    }

    private var counterparts: [Operand.Counterpart] {
        operands.compactMap { if case .counterpart(let other) = $0.source { other } else { nil } }
    }

    /// Whether the terms of a list are each the same share of the whole.
    private var isMean: Bool { listOfTerms != nil && counterparts.contains { $0.times != nil } }

    /// `0.25` of four.
    private func isShare(_ factor: Operand.Factor) -> Bool {
        guard case .number(let share) = factor else { return false }
        let whole = share.multiplied(by: ExactNumber(operands.count)).flatMap { Double($0.description) }
        return whole.map { abs($0 - 1) < 1e-6 } ?? false
    }

    /// Terms that differ in their columns or in one word, in a list: `the width of planks for wood fir, oak and elm`; nil
    /// for others.
    private var listOfTerms: String? {
        let others = counterparts
        guard others.count == operands.count, others.count > 1, let first = others.first,
            others.allSatisfy({ $0.dataset == first.dataset && $0.plus == nil && $0.times == first.times }),
            first.times.map(isShare) ?? true
        else { return nil }
        func list(_ names: [String]) -> String {
            names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
        }
        let parts = others.map(\.fixed.parts)
        if parts.allSatisfy(\.isEmpty) { return "\(list(others.map(\.columnName))) of \(first.dataset)" }
        guard let name = parts[0].first?.name, others.allSatisfy({ $0.column == first.column }),
            parts.allSatisfy({ $0.map(\.name) == [name] })
        else { return nil }
        return "the \(first.columnName) of \(first.dataset) for \(name) \(list(parts.joined().map(\.word)))"
    }

    private func sum(_ cell: ComparedCell) throws(Obstacle) -> NumberInterval {
        var sum = NumberInterval(.zero, .zero)
        for other in cell.others { sum = try sum.adding(other.extent) }
        return sum
    }

    func cell(_ compared: ComparedCell, in cells: JudgedCells) throws(Obstacle) -> ComparedCell? {
        _ = try sum(compared)
        return compared
    }

    func violation(of cell: ComparedCell, in cells: JudgedCells) -> Violation? {
        guard let sum = try? sum(cell), !column.tolerance.allows(cell.extent, for: sum) else { return nil }
        let isMean = isMean
        let terms = zip(operands, cell.others).map { operand, other in
            isMean ? other.origin?.base.display ?? other.number.description : operand.shown(other)
        }.joined(separator: " and ")
        return cells.violation(
            "\(cells.shown(cell.record)) is not \(sum.display), the \(isMean ? "mean" : "sum") of \(terms)",
            at: cell.record, expected: cell.implied(sum.single), notes: notes(of: cell, in: cells))
    }
}
