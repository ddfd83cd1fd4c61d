import Books
import Records
import Text

/// Every value is a whole multiple of another number.
struct MultipleOfRule: DeclaredRule {
    static let description = RuleDescription(
        id: "multiple-of", scope: .dataset,
        summary: "A value is a whole multiple of a number or of another value.",
        explanation: """
            For heights made of whole rows, or lengths sold in whole steps. The comparison is exact unless there is a \
            tolerance: 0.1 goes into 0.3 three times. Blames the value, and notes the cell that the other number was read from. It cannot \
            tell what should stand there, only which multiples are nearest. Says nothing where the other number is \
            missing or not positive.
            """,
        parameters: [.operand("of", "the number that must go into the value"), .tolerance, .column, .where],
        examples: [
            RuleExample(
                "Stacks of whole boards",
                rule: """
                    kind: multiple-of
                    of: {where: {count: one}, times: 0.4}
                    where: {count: many}
                    """,
                table: """
                    | wood | count | height |
                    |------|-------|-------:|
                    | fir  | one   |     95 |
                    | fir  | many  |    380 |
                    | oak  | one   |    100 |
                    | oak  | many  |    360 |
                    """),
            RuleExample(
                "A stack that is no whole number of boards",
                rule: """
                    kind: multiple-of
                    of: {where: {count: one}, times: 0.4}
                    where: {count: many}
                    """,
                table: """
                    | wood | count | height |
                    |------|-------|-------:|
                    | fir  | one   |     95 |
                    | fir  | many  |   ↓400 |
                    | oak  | one   |    100 |
                    | oak  | many  |    360 |
                    """),
            RuleExample(
                "Lengths that were measured, to half a centimeter",
                rule: """
                    kind: multiple-of
                    of: 30
                    tolerance: 0.5
                    """,
                table: """
                    | wood | length |
                    |------|-------:|
                    | fir  |   59.6 |
                    | oak  |   90.5 |
                    | elm  |  ↓60.6 |
                    """),
            RuleExample(
                "Steps that another dataset names",
                rule: """
                    kind: multiple-of
                    of: {dataset: saw, column: step, plus: -1}
                    """,
                table: """
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
                    """),
        ])

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    private let filter: RecordFilter
    private let divisor: Operand
    private let tolerance: Tolerance

    init?(_ parameters: RuleParameters) {
        let (divisor, column, filter) = (parameters.operand("of"), parameters.column(), parameters.filter())
        let tolerance = parameters.tolerance()
        guard let divisor, let column, let filter, let tolerance else { return nil }
        header = parameters.header
        (self.divisor, self.column, self.filter, self.tolerance) = (divisor, column, filter, tolerance)
        columnName = parameters.definition.values[column].name
    }

    var statement: String { "\(columnName) is a whole multiple of \(divisor.text)\(tolerance.suffix)\(filter.suffix)" }

    func speaks(of record: Record) -> Bool { filter.matches(record) && record.values[column]?.number != nil }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        Set(
            view.selection(filter).filter { index in
                guard view.number(index, column) != nil else { return false }
                return divisor.quantity(for: view.records[index], in: data).map { $0.number > .zero } ?? false
            })
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        violations(of: view.selection(filter), in: view, data)
    }

    func violations(ofEach records: [Int], in view: DatasetView, of data: CheckedData) -> [Violation]? {
        guard divisor.isElsewhere else { return nil }
        return violations(of: records.filter { filter.matches(view.records[$0]) }, in: view, data)
    }

    private func violations(of records: [Int], in view: DatasetView, _ data: CheckedData) -> [Violation] {
        records.compactMap { index in
            guard let number = view.number(index, column),
                let quantity = divisor.quantity(for: view.records[index], in: data), quantity.number > .zero,
                !isNearMultiple(number, of: quantity.number)
            else { return nil }
            let message = Self.noMultiple(number, quantity.number, divisor.shown(quantity) + tolerance.suffix)
            let notes = [divisor.note(quantity, in: data)].compactMap { $0 }
            return Violation(view.finding(header, message, at: index, column, notes: notes), suspects: [index])
        }
    }

    private func isNearMultiple(_ number: ExactNumber, of divisor: ExactNumber) -> Bool {
        number.isMultiple(of: divisor)
            || tolerance.number > .zero
                && number.nearestMultiples(of: divisor).map {
                    tolerance.allows(number, for: $0.below) || tolerance.allows(number, for: $0.above)
                } == true
    }
}

extension MultipleOfRule {
    /// `400 is no whole multiple of 38 (95 × 0.4); the nearest are 380 and 418`
    private static func noMultiple(_ number: ExactNumber, _ divisor: ExactNumber, _ shown: String) -> String {
        let start = "\(number) is no whole multiple of \(shown)"
        return number.nearestMultiples(of: divisor).map { "\(start); the nearest are \($0.below) and \($0.above)" }
            ?? start
    }
}

extension ExactNumber {
    /// The whole multiples of a positive number on both sides of this one, the lower one being this one where it is a
    /// multiple itself; nil where they are too large.
    func nearestMultiples(of divisor: ExactNumber) -> (below: ExactNumber, above: ExactNumber)? {
        guard let count = wholeMultiples(of: divisor), count < .max,
            let below = divisor.multiplied(by: ExactNumber(count)), let above = below.adding(divisor)
        else { return nil }
        return (below, above)
    }
}
