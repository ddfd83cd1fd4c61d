import Books
import Records
import Text

/// A value follows from what stands in other columns.
struct DeterminedByRule: DeclaredRule {
    static let description = RuleDescription(
        id: "determined-by", scope: .dataset,
        summary: "Where the named columns say the same, the value is the same.",
        explanation: """
            A value depends on some columns alone, whatever the others say: a weight on the size, a shape on the model. \
            Records that agree in the named columns are compared with each other; what more than half of them say is \
            taken for right, the others are blamed, and the majority's value is implied. Without a majority the rule \
            cannot tell: one finding stands at the last record's cell and notes all the others.
            """,
        parameters: [
            RuleParameter("by", "the columns that the value depends on, key fields or value columns", isRequired: true),
            .tolerance, .column, .where,
        ],
        examples: [
            RuleExample(
                "Boards of one thickness weigh the same",
                rule: """
                    kind: determined-by
                    by: [wood, thickness]
                    column: weight
                    """,
                table: """
                    | wood | room | thickness | weight |
                    |------|------|----------:|-------:|
                    | fir  | hall |        20 |      5 |
                    | fir  | loft |        20 |      5 |
                    | oak  | hall |        20 |      9 |
                    """),
            RuleExample(
                "The majority is right",
                rule: """
                    kind: determined-by
                    by: thickness
                    column: weight
                    """,
                table: """
                    | room  | thickness | weight |
                    |-------|----------:|-------:|
                    | hall  |        20 |      5 |
                    | loft  |        20 |     ↓6 |
                    | attic |        20 |      5 |
                    | cabin |        25 |      6 |
                    """),
        ])

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    private let filter: RecordFilter
    private let tolerance: Tolerance
    private let determinants: [RecordFilter.Target]
    private let determinantNames: String

    init?(_ parameters: RuleParameters) {
        let (determinants, column) = (parameters.anyColumns("by"), parameters.column())
        let (filter, tolerance) = (parameters.filter(), parameters.tolerance())
        guard let determinants, let column, let filter, let tolerance else { return nil }
        header = parameters.header
        self.tolerance = tolerance
        (self.determinants, self.column, self.filter) = (determinants, column, filter)
        columnName = parameters.definition.values[column].name
        determinantNames = determinants.map { parameters.definition.field($0).name }.joined(separator: " and ")
    }

    var statement: String { "\(columnName) depends on \(determinantNames) alone\(tolerance.suffix)\(filter.suffix)" }

    var looksAtItsRecordsAlone: Bool { true }

    var equality: EqualityDemand { tolerance.number > .zero ? .none : .ofGroups }

    func speaks(of record: Record) -> Bool { filter.matches(record) && Self.isValue(record.values[column]) }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        Set(groups(in: view).filter { $0.count > 1 }.joined())
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        let judge = UniformGroups(
            header: header, column: column, tolerance: tolerance, noteFields: Array(view.definition.keys.indices),
            basis: determinants.filter(\.isValue), likeness: "with the same \(determinantNames)")
        return judge.violations(in: groups(in: view), of: view)
    }

    /// The records with something in every column that counts, by what stands there.
    private func groups(in view: DatasetView) -> [[Int]] {
        var numbers: [[String]: Int] = [:]
        var groups: [[Int]] = []
        for index in view.selection(filter) where Self.isValue(view.value(index, column)) {
            var words = determinants.compactMap { target -> String? in
                switch target {
                case .key(let field): view.records[index].key[field]
                case .value(let column): Self.isValue(view.value(index, column)) ? view.value(index, column)?.text : nil
                }
            }
            guard words.count == determinants.count else { continue }
            words.append(view.comparedUnit(of: index, in: column) ?? "")
            if let number = numbers[words] {
                groups[number].append(index)
            } else {
                numbers[words] = groups.count
                groups.append([index])
            }
        }
        return groups
    }

    private static func isValue(_ value: CellValue?) -> Bool { value != nil && value != .notAvailable }
}
