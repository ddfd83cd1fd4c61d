import Books
import Records
import Text

/// Every value follows from another one by multiplying and adding.
struct LinearRule: DeclaredRule {
    static let description = RuleDescription(
        id: "linear", scope: .dataset,
        summary: "A value is another value, times a factor, plus a constant.",
        explanation: """
            For a width that is the screen's less its margins, pixels that are points times a scale, or what two \
            datasets say of one quantity. The comparison is exact where no tolerance is given. Blames the value, implies what the other one leads \
            to, and notes the cell that this was read from. Says nothing where the other value is missing.
            """,
        parameters: [.operand("equals", "what the value is"), .tolerance, .column, .where],
        examples: [
            RuleExample(
                "A shelf is as deep as its board less the edge",
                rule: """
                    kind: linear
                    equals: {dataset: board, column: depth, plus: -2}
                    """,
                table: """
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
                    """),
            RuleExample(
                "Boards times their thickness make another height",
                rule: """
                    kind: linear
                    column: height
                    equals: {column: boards, times: thickness}
                    """,
                table: """
                    | stack | boards | thickness | height |
                    |-------|-------:|----------:|-------:|
                    | left  |      4 |       2.5 |     10 |
                    | right |      6 |       2.5 |    ↓16 |
                    """),
            RuleExample(
                "Measured to half a unit",
                rule: """
                    kind: linear
                    column: weight
                    equals: {column: length, times: 0.6}
                    tolerance: 0.5
                    """,
                table: """
                    | board | length | weight |
                    |-------|-------:|-------:|
                    | short |    414 |    248 |
                    | long  |    428 |   ↓258 |
                    """),
            RuleExample(
                "The other dataset is found by a word that is no key here",
                rule: """
                    kind: linear
                    equals: {dataset: board, column: depth}
                    """,
                table: """
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
                    """),
        ])

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    private let filter: RecordFilter
    private let other: Operand
    private let tolerance: Tolerance

    init?(_ parameters: RuleParameters) {
        let (other, column, filter) = (parameters.operand("equals"), parameters.column(), parameters.filter())
        let tolerance = parameters.tolerance()
        guard let other, let tolerance, let column, let filter else { return nil }
        header = parameters.header
        self.tolerance = tolerance
        (self.other, self.column, self.filter) = (other, column, filter)
        columnName = parameters.definition.values[column].name
    }

    var statement: String { "\(columnName) is \(other.text)\(tolerance.suffix)\(filter.suffix)" }

    var looksAtItsRecordsAlone: Bool { other.isElsewhere }

    var equality: EqualityDemand { tolerance.number == .zero && other.isValue(of: column) ? .ofPairs : .none }

    func speaks(of record: Record) -> Bool { filter.matches(record) && record.values[column]?.number != nil }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        Set(
            view.selection(filter).filter { index in
                view.number(index, column) != nil && other.quantity(for: view.records[index], in: data) != nil
            })
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        violations(of: view.selection(filter), in: view, data)
    }

    func violations(ofEach records: [Int], in view: DatasetView, of data: CheckedData) -> [Violation]? {
        guard other.isElsewhere else { return nil }
        return violations(of: records.filter { filter.matches(view.records[$0]) }, in: view, data)
    }

    private func violations(of records: [Int], in view: DatasetView, _ data: CheckedData) -> [Violation] {
        records.compactMap { index in
            guard let number = view.number(index, column),
                let quantity = other.quantity(for: view.records[index], in: data),
                !tolerance.allows(number, for: quantity.number)
            else { return nil }
            let message = "\(view.shown(index, column)) is not \(other.named(quantity))"
            let notes = [other.note(quantity, in: data)].compactMap { $0 }
            let finding = view.finding(
                header, message, at: index, column,
                implied: tolerance.implied(quantity.number), notes: notes)
            return Violation(finding, suspects: [index])
        }
    }
}
