import Books
import Records
import Text

/// Every value is the sum of some others.
struct SumRule: DeclaredRule {
    static let description = RuleDescription(
        id: "sum", scope: .dataset,
        summary: "A value is the sum of several others, each times a factor.",
        explanation: """
            For totals, for parts and gaps that repeat, and for what one quantity lacks to another. Blames the value, \
            implies the sum, and notes the cells that were added up: where one of these is wrong, every sum that it is \
            in is found. Says nothing where one of them is missing.
            """,
        parameters: [
            RuleParameter(
                "terms",
                """
                what is added up: a list of columns of the record, of numbers, or of maps with any of dataset, column (one of \
                values), where, times and plus
                """, isRequired: true), .tolerance, .column, .where,
        ],
        examples: [
            RuleExample(
                "The whole is its parts",
                rule: """
                    kind: sum
                    column: weight
                    terms: [wood, iron]
                    """,
                table: """
                    | tool  | wood | iron | weight |
                    |-------|-----:|-----:|-------:|
                    | saw   |   10 |   15 |     25 |
                    | plane |   20 |    8 |     28 |
                    """),
            RuleExample(
                "A shelf is two sides and its boards",
                rule: """
                    kind: sum
                    column: height
                    terms: [{column: boards, times: 3}, {column: gap, times: 2}]
                    """,
                table: """
                    | shelf | boards | gap | height |
                    |-------|-------:|----:|-------:|
                    | low   |      2 |  30 |     66 |
                    | high  |      2 |  40 |    ↓88 |
                    """),
            RuleExample(
                "Measured to half a unit",
                rule: """
                    kind: sum
                    where: {size: large}
                    terms: [{where: {size: middle}, times: 2}, {where: {size: small}, times: -1}]
                    tolerance: 0.5
                    """,
                table: """
                    | wood | size   | width |
                    |------|--------|------:|
                    | oak  | small  |    10 |
                    | oak  | middle |    20 |
                    | oak  | large  |  30.5 |
                    | fir  | small  |    11 |
                    | fir  | middle |    20 |
                    | fir  | large  |   ↓30 |
                    """),
        ])

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    private let filter: RecordFilter
    private let terms: [ColumnOrOperand]
    private let tolerance: Tolerance

    init?(_ parameters: RuleParameters) {
        let terms = Self.terms(parameters)
        let tolerance = parameters.tolerance()
        let (column, filter) = (parameters.column(), parameters.filter())
        guard let terms, let tolerance, let column, let filter else { return nil }
        header = parameters.header
        (self.terms, self.tolerance, self.column, self.filter) = (terms, tolerance, column, filter)
        columnName = parameters.definition.values[column].name
    }

    var statement: String {
        "\(columnName) is the sum of \(terms.map(\.text).joined(separator: " and "))\(tolerance.suffix)\(filter.suffix)"
    }

    var looksAtItsRecordsAlone: Bool { terms.allSatisfy(\.isElsewhere) }

    func speaks(of record: Record) -> Bool { filter.matches(record) && record.values[column]?.number != nil }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        Set(view.selection(filter).filter { view.number($0, column) != nil && parts(of: $0, in: view, data) != nil })
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        view.selection(filter).compactMap { index in
            guard let number = view.number(index, column), let parts = parts(of: index, in: view, data),
                let sum = Self.sum(of: parts.map(\.number)), !tolerance.allows(number, for: sum)
            else { return nil }
            let message = """
                \(view.shown(index, column)) is not \(sum), the sum of \(parts.map(\.text).joined(separator: " and "))
                """
            let finding = view.finding(
                header, message, at: index, column, implied: tolerance.implied(sum),
                notes: parts.compactMap(\.note))
            return Violation(finding, suspects: [index])
        }
    }

    /// Nil where one of them is missing.
    private func parts(of index: Int, in view: DatasetView, _ data: CheckedData) -> [ColumnOrOperand.Part]? {
        let found = terms.compactMap { $0.part(of: index, in: view, data) }
        return found.count == terms.count ? found : nil
    }

    private static func sum(of numbers: [ExactNumber]) -> ExactNumber? {
        numbers.reduce(ExactNumber.zero) { sum, number in sum.flatMap { $0.adding(number) } }
    }
}

/// Reads what is added.
extension SumRule {
    private static func terms(_ parameters: RuleParameters) -> [ColumnOrOperand]? {
        guard parameters.map.requiredNode("terms") != nil, let nodes = parameters.map.nodes("terms") else { return nil }
        let found = nodes.map { ColumnOrOperand($0, name: "terms", parameters: parameters) }
        guard !found.isEmpty else {
            parameters.problems.report(
                "\"terms\" is a list of one column or number or more", at: parameters.map.place(of: "terms"))
            return nil
        }
        return found.contains { $0 == nil } ? nil : found.compactMap { $0 }
    }
}
