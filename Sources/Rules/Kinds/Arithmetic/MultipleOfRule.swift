import Books
import Text

/// Every value is a whole multiple of another number.
struct MultipleOfRule: CellwiseRule {
    static let description = RuleDescription(
        id: .multipleOf, scope: .dataset,
        summary: "A value is a whole multiple of a number or of another value.",
        explanation: """
            For heights made of whole rows, or lengths sold in whole steps. The comparison is exact unless there is a \
            tolerance: 0.1 goes into 0.3 three times. Blames the value, and notes the cell that the other number was read from. It cannot \
            know the right value, only the nearest multiples. Does not apply if the other number is \
            missing or not positive. A number without a unit cannot be compared with records of several units: a \
            warning at the rule says so. Units of records are treated as by "linear".
            """,
        conclusion: RuleConclusion(
            basis: ("The whole multiples near it", "近くの整数倍"),
            fault: ("It is not a whole multiple of its base value.", "もとになる値の整数倍ではない。")),
        examples: """
            Example: Stacks of whole boards
            of: {where: {count: one}, times: 0.4}
            where: {count: many}
            Table:
            | wood | count | height |
            |------|-------|-------:|
            | fir  | one   |     95 |
            | fir  | many  |    380 |
            | oak  | one   |    100 |
            | oak  | many  |    360 |
            Example: A stack that is not a whole number of boards
            | wood | count | height |
            |------|-------|-------:|
            | fir  | one   |     95 |
            | fir  | many  |   ↓400 |
            | oak  | one   |    100 |
            | oak  | many  |    360 |
            Example: Lengths that were measured, to half a centimeter
            of: 30
            tolerance: 0.5
            Table:
            | wood | length |
            |------|-------:|
            | fir  |   59.6 |
            | oak  |   90.5 |
            | elm  |  ↓60.6 |
            Example: Steps that another dataset names
            of: {dataset: saw, column: step, plus: -1}
            Table:
            dataset: board
            | wood | size  | length |
            |------|-------|-------:|
            | fir  | short |     50 |
            | fir  | long  |   ↓102 |
            | oak  | short |     40 |
            dataset: saw
            | wood | step |
            |------|-----:|
            | fir  |    6 |
            | oak  |    5 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .multipleOf, Self())

        let of = RuleKey.operand("of", "the number that must go into the value")
        let judged = JudgedKeys()
    }

    let column: JudgedColumn
    private let divisor: Operand

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (divisor, column) = (parameters.operand(map.of, named: "of"), JudgedColumn(map.judged, parameters))
        guard let divisor, let column else { return nil }
        parameters.reportNotPositive(divisor, of: "of")
        (self.divisor, self.column) = (divisor, column)
    }

    var relation: String { "\(column.name) is a whole multiple of \(divisor.text)" }
    var operands: [Operand] { [divisor] }

    func cell(_ compared: ComparedCell, in cells: JudgedCells) throws(Obstacle) -> ComparedCell? {
        guard compared.others[0].number > .zero else { return nil }
        guard ExactNumber.aligned(compared.number, compared.others[0].number) != nil else { throw .digits }
        return compared
    }

    func violation(of cell: ComparedCell, in cells: JudgedCells) -> Violation? {
        let (number, divisor) = (cell.number, cell.others[0])
        guard !number.isMultiple(of: divisor.number) else { return nil }
        let nearest = number.nearestMultiples(of: divisor.number)
        if let nearest, column.tolerance.number > .zero,
            [nearest.below, nearest.above].contains(where: { column.tolerance.allows(number, for: $0) })
        {
            return nil
        }
        let shown = self.divisor.shown(divisor) + column.tolerance.suffix
        let rest = nearest.map { "; the nearest are \($0.below) and \($0.above)" } ?? ""
        return cells.violation(
            "\(cells.shown(cell.record)) is not a whole multiple of \(shown)\(rest)", at: cell.record,
            notes: notes(of: cell, in: cells))
    }
}

extension ExactNumber {
    /// The whole multiples of a positive number on both sides of this one, the lower one being this one where it is a
    /// multiple itself; nil if they are too large.
    func nearestMultiples(of divisor: ExactNumber) -> (below: ExactNumber, above: ExactNumber)? {
        guard let count = wholeMultiples(of: divisor), count < .max,
            let below = divisor.multiplied(by: ExactNumber(count)), let above = below.adding(divisor)
        else { return nil }
        return (below, above)
    }
}
