import Books
import Records
import Text

/// A value does not depend on some of the fields.
struct ConstantRule: DeclaredRule {
    static let description = RuleDescription(
        id: "constant", scope: .dataset,
        summary: "The value does not change where only the named fields change.",
        explanation: """
            Records that differ in nothing but the named fields are compared with each other; what more than half of \
            them say is taken for right, the others are blamed, and the majority's value is implied. Without a \
            majority the rule cannot tell: one finding stands at the last record's cell and notes all the others.
            """,
        parameters: [
            RuleParameter("across", "the key fields that make no difference", isRequired: true),
            .tolerance, .column, .where,
        ],
        examples: [
            RuleExample(
                "The resistance is the same whatever the maker",
                rule: """
                    kind: constant
                    across: maker
                    """,
                table: """
                    | code  | maker | ohms |
                    |-------|-------|-----:|
                    | red   | north |  220 |
                    | red   | south |  220 |
                    | green | north |  560 |
                    """),
            RuleExample(
                "The majority is right",
                rule: """
                    kind: constant
                    across: [maker, year]
                    """,
                table: """
                    | code | maker | year | ohms |
                    |------|-------|------|-----:|
                    | red  | north | 2001 |  220 |
                    | red  | north | 2002 | ↓202 |
                    | red  | south | 2001 |  220 |
                    """),
            RuleExample(
                "Of two, none is the majority",
                rule: """
                    kind: constant
                    across: maker
                    """,
                table: """
                    | code  | maker | ohms |
                    |-------|-------|-----:|
                    | red   | north |  220 |
                    | red   | south | ↓202 |
                    | green | north |  560 |
                    """),
            RuleExample(
                "Measured by three makers, and one of them is far off",
                rule: """
                    kind: constant
                    across: maker
                    tolerance: 2
                    """,
                table: """
                    | code | maker | ohms |
                    |------|-------|-----:|
                    | red  | east  |  219 |
                    | red  | north |  221 |
                    | red  | south | ↓202 |
                    | red  | west  |  220 |
                    """),
        ])

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    private let filter: RecordFilter
    private let tolerance: Tolerance
    private let across: [Int]
    private let acrossNames: String

    init?(_ parameters: RuleParameters) {
        let (across, column) = (parameters.fields("across"), parameters.column())
        let (filter, tolerance) = (parameters.filter(), parameters.tolerance())
        guard let across, let column, let filter, let tolerance else { return nil }
        header = parameters.header
        self.tolerance = tolerance
        (self.across, self.column, self.filter) = (across, column, filter)
        columnName = parameters.definition.values[column].name
        acrossNames = across.map { parameters.definition.keys[$0].name }.joined(separator: " and ")
    }

    var statement: String { "\(columnName) is the same whatever the \(acrossNames)\(tolerance.suffix)\(filter.suffix)" }

    var looksAtItsRecordsAlone: Bool { true }

    var equality: EqualityDemand { tolerance.number > .zero ? .none : .ofGroups }

    func speaks(of record: Record) -> Bool { filter.matches(record) && Self.value(record.values[column]) != nil }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        let selection = view.selection(filter).filter { Self.value(view.value($0, column)) != nil }
        return Set(
            view.comparableGroups(of: selection, by: view.otherFields(than: across), in: column).filter { $0.count > 1 }
                .joined())
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        let selection = view.selection(filter).filter { Self.value(view.value($0, column)) != nil }
        let judge = UniformGroups(
            header: header, column: column, tolerance: tolerance, noteFields: across,
            likeness: "that differ only in \(acrossNames)")
        return judge.violations(
            in: view.comparableGroups(of: selection, by: view.otherFields(than: across), in: column), of: view)
    }

    private static func value(_ value: CellValue?) -> CellValue? { value == .notAvailable ? nil : value }
}
