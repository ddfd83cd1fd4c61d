import Books
import Text

/// Every value follows from another one by multiplying and adding.
struct LinearRule: CellwiseRule {
    static let description = RuleDescription(
        id: .linear, scope: .dataset,
        summary: "A value is another value, times a factor, plus a constant.",
        explanation: """
            For a width that is the screen's less its margins, pixels that are points times a scale, or one quantity \
            in two datasets. The comparison is exact unless there is a tolerance. Blames the value, implies the \
            calculated one, and notes the cell that it was calculated from. Does not apply if the other value is \
            missing. A factor may convert a dataset's unit to another's, but not units of single records: values in \
            different ones are not compared, which is a warning. So is a result with more digits than can be stored \
            exactly, which 18 always can. Of a range the result is a range, and implies nothing.
            """,
        conclusion: RuleConclusion(
            basis: ("The values that it follows from", "もとになる値"),
            fault: ("It does not follow from the values that it depends on.", "もとになる値と合わない。")),
        examples: """
            Example: A shelf is as deep as its board less the edge
            equals: {dataset: board, column: depth, plus: -2}
            Table:
            dataset: shelf
            | wood | room | depth |
            |------|------|------:|
            | fir  | hall |    28 |
            | oak  | hall |    38 |
            dataset: board
            | wood | depth |
            |------|------:|
            | fir  |    30 |
            | oak  |    40 |
            Example: Boards times their thickness make another height
            column: height
            equals: {column: boards, times: thickness}
            Table:
            | stack | boards | thickness | height |
            |-------|-------:|----------:|-------:|
            | left  |      4 |       2.5 |     10 |
            | right |      6 |       2.5 |    ↓16 |
            Example: Measured to half a unit
            column: weight
            equals: {column: length, times: 0.6}
            tolerance: 0.5
            Table:
            | board | length | weight |
            |-------|-------:|-------:|
            | short |    414 |    248 |
            | long  |    428 |   ↓258 |
            Example: The other dataset is found by a word that is not a key here
            equals: {dataset: board, column: depth}
            Table:
            dataset: shelf
            | room | depth | wood |
            |------|------:|------|
            | hall |   ↓31 | fir  |
            | loft |    40 | oak  |
            dataset: board
            | wood | depth |
            |------|------:|
            | fir  |    30 |
            | oak  |    40 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .linear, Self())

        let equals = RuleKey.operand("equals", "what the value is")
        let judged = JudgedKeys()
    }

    static let boundedNumbers: BoundedNumbers? = .compared

    let column: JudgedColumn
    private let other: Operand

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (other, column) = (parameters.operand(map.equals, named: "equals"), JudgedColumn(map.judged, parameters))
        guard let other, let column else { return nil }
        (self.other, self.column) = (other, column)
    }

    var relation: String { "\(column.name) is \(other.text)" }
    var operands: [Operand] { [other] }

    var equality: EqualityDemand {
        column.tolerance.number == .zero && other.isValue(of: column.index) ? .ofPairs : .none
    }

    func violation(of cell: ComparedCell, in cells: JudgedCells) -> Violation? {
        let expected = cell.others[0]
        guard !column.tolerance.allows(cell.extent, for: expected.extent) else { return nil }
        return cells.violation(
            "\(cells.shown(cell.record)) is not \(other.named(expected))", at: cell.record,
            expected: cell.implied(expected.extent.single), notes: notes(of: cell, in: cells))
    }
}
