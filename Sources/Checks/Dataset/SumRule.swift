internal import Diagnostics
internal import Measures

/// A column is the sum of others.
struct SumRule: DeclaredRule {
    static let description = RuleDescription(
        id: "sum", scope: .dataset,
        summary: "In each record a value is the sum of others.",
        explanation: """
            For totals, and lengths that are made of parts. The comparison is exact. The rule cannot tell whether the \
            sum or a part is wrong: the finding stands at the sum's cell and notes the parts. It says nothing where a \
            part is missing.
            """,
        parameters: [
            RuleParameter("of", "two or more columns of numbers that are added", isRequired: true),
            .column, .where,
        ],
        examples: [
            RuleExample(
                "A box is as long as its board and its edges",
                rule: """
                    kind: sum
                    of: [board, edge]
                    column: box
                    """,
                table: """
                    | wood | board | edge | box |
                    |------|------:|-----:|----:|
                    | fir  |    20 |  1.5 | 21.5 |
                    | oak  |    30 |    2 |  32 |
                    | elm  |    30 |      |  31 |
                    """),
            RuleExample(
                "A sum that is none",
                rule: """
                    kind: sum
                    of: [board, edge]
                    column: box
                    """,
                table: """
                    | wood | board | edge | box |
                    |------|------:|-----:|----:|
                    | fir  |    20 |    1 |  21 |
                    | oak  |    30 |    2 | ↓34 |
                    """),
        ])

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    private let filter: RecordFilter
    private let parts: [RecordFilter.Target]
    private let partNames: String

    init?(_ parameters: RuleParameters) {
        let (parts, column, filter) = (parameters.anyColumns("of"), parameters.column(), parameters.filter())
        guard let parts, let column, let filter else { return nil }
        let fields = parts.map(parameters.definition.field)
        let isNumeric = fields.allSatisfy { [.number, .integer].contains($0.type) }
        guard parts.count > 1, isNumeric, !parts.contains(.value(column)) else {
            parameters.problems.report(
                "\"of\" names two or more columns of numbers, the sum's own not among them",
                at: parameters.map.place(of: "of"))
            return nil
        }
        header = parameters.header
        (self.parts, self.column, self.filter) = (parts, column, filter)
        columnName = parameters.definition.values[column].name
        partNames = fields.map(\.name).joined(separator: " and ")
    }

    var statement: String { "\(columnName) is the sum of \(partNames)\(filter.suffix)" }

    func speaks(of record: Record) -> Bool { filter.matches(record) && record.values[column]?.number != nil }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        Set(view.selection(filter).filter { view.number($0, column) != nil && sum($0, in: view) != nil })
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        view.selection(filter).compactMap { record in
            guard let number = view.number(record, column), let sum = sum(record, in: view), sum != number else {
                return nil
            }
            let terms = parts.map { view.shown(record, $0) }.joined(separator: " + ")
            let message = "\(view.shown(record, column)) is not \(sum), which is \(terms), the sum of \(partNames)"
            let finding = view.finding(
                header, message, at: record, column, implied: sum.description,
                notes: parts.map { view.note(record, $0, by: []) })
            return Violation(finding, suspects: [record])
        }
    }

    /// Nil where a part is missing, or the sum cannot be held.
    private func sum(_ record: Int, in view: DatasetView) -> ExactNumber? {
        parts.reduce(.some(.zero)) { sum, part in
            view.number(record, part).flatMap { number in sum?.adding(number) }
        }
    }
}
