import Books
import Records
import Text

/// Of two values that belong together, one is never above the other.
struct OrderedPairRule: DeclaredRule {
    static let description = RuleDescription(
        id: "ordered-pair", scope: .dataset,
        summary: "The value for one word of a field is not above the value for another word.",
        explanation: """
            Compares records that differ only in one field. With "blame" the named side's cell is the odd one. \
            Without it the rule cannot tell: the finding stands at the upper word's cell and notes the lower word's.
            """,
        parameters: [
            RuleParameter("field", "the key field that tells the two apart", isRequired: true),
            RuleParameter("lower", "the word whose value is the smaller one", isRequired: true),
            RuleParameter("upper", "the word whose value is the greater one", isRequired: true),
            RuleParameter(
                "strict",
                "true where equal values are wrong, too; with a tolerance those that lie just so far on the wrong side"),
            RuleParameter("blame", "lower or upper: the side that is odd where the order is wrong"),
            RuleParameter("tolerance", "how far the lower value may lie above the upper one; without it not at all"),
            .column, .where,
        ],
        examples: [
            RuleExample(
                "Low water is not above high water",
                rule: """
                    kind: ordered-pair
                    field: tide
                    lower: low
                    upper: high
                    """,
                table: """
                    | port  | tide | level |
                    |-------|------|------:|
                    | north | low  |   1.2 |
                    | north | high |   4.5 |
                    | south | low  |     2 |
                    | south | high |     2 |
                    """),
            RuleExample(
                "Which of the two is wrong cannot be told",
                rule: """
                    kind: ordered-pair
                    field: tide
                    lower: low
                    upper: high
                    """,
                table: """
                    | port  | tide | level |
                    |-------|------|------:|
                    | north | low  |   4.7 |
                    | north | high |  ↓4.5 |
                    | south | low  |     1 |
                    | south | high |     2 |
                    """),
            RuleExample(
                "Equal values are wrong, and the book knows which side it trusts",
                rule: """
                    kind: ordered-pair
                    field: tide
                    lower: low
                    upper: high
                    strict: true
                    blame: lower
                    """,
                table: """
                    | port  | tide | level |
                    |-------|------|------:|
                    | north | low  |  ↓4.5 |
                    | north | high |   4.5 |
                    """),
        ])

    private enum Side: String, CaseIterable {
        case lower, upper
    }

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    private let filter: RecordFilter
    private let field: Int
    private let fieldName: String
    private let lower: String
    private let upper: String
    private let isStrict: Bool
    private let blame: Side?
    private let tolerance: Tolerance

    init?(_ parameters: RuleParameters) {
        let field = parameters.field("field")
        let (lower, upper) = (parameters.requiredWord("lower", of: field), parameters.requiredWord("upper", of: field))
        isStrict = parameters.flag("strict")
        blame = parameters.map.choice("blame", of: Side.self)
        let (column, filter, tolerance) = (parameters.column(), parameters.filter(), parameters.tolerance())
        guard let field, let lower, let upper, let column, let filter, let tolerance else { return nil }
        header = parameters.header
        self.tolerance = tolerance
        (self.field, self.lower, self.upper, self.column, self.filter) = (field, lower, upper, column, filter)
        fieldName = parameters.definition.keys[field].name
        columnName = parameters.definition.values[column].name
    }

    var statement: String {
        "the \(columnName) for \(fieldName) \(lower) is \(isStrict ? "below" : "not above") that for \(upper)\(tolerance.suffix)\(filter.suffix)"
    }

    var looksAtItsRecordsAlone: Bool { true }

    func speaks(of record: Record) -> Bool {
        filter.matches(record) && [lower, upper].contains(record.key[field]) && record.values[column]?.number != nil
    }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        let pairs = view.selection(filter).filter {
            [lower, upper].contains(view.records[$0].key[field]) && view.number($0, column) != nil
        }
        return Set(
            view.comparableGroups(of: pairs, by: view.otherFields(than: [field]), in: column).filter { $0.count > 1 }
                .joined())
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        let pairs = view.selection(filter).filter { [lower, upper].contains(view.records[$0].key[field]) }
        return view.comparableGroups(of: pairs, by: view.otherFields(than: [field]), in: column).compactMap { group in
            guard let low = group.first(where: { view.records[$0].key[field] == lower }),
                let high = group.first(where: { view.records[$0].key[field] == upper }),
                let small = view.number(low, column), let great = view.number(high, column),
                isStrict ? tolerance.reaches(small, great) : tolerance.exceeds(small, great)
            else { return nil }
            return violation(low, high, in: view)
        }
    }

    private func violation(_ low: Int, _ high: Int, in view: DatasetView) -> Violation {
        let blamesLower = blame == .lower
        let (odd, other) = blamesLower ? (low, high) : (high, low)
        let message = Self.wrongOrder(
            odd: view.shown(odd, column), oddWord: blamesLower ? lower : upper, other: view.shown(other, column),
            otherWord: blamesLower ? upper : lower, isAbove: blamesLower, isStrict: isStrict, isKnown: blame != nil)
        let finding = view.finding(
            header, message, at: odd, column, notes: [view.note(other, column, by: [field])])
        return Violation(finding, suspects: blame == nil ? [odd, other] : [odd])
    }
}

extension OrderedPairRule {
    /// `4.5 for high is below the 4.7 for low; which of the two is wrong cannot be told`
    private static func wrongOrder(
        odd: String, oddWord: String, other: String, otherWord: String, isAbove: Bool, isStrict: Bool, isKnown: Bool
    ) -> String {
        let relation =
            isStrict && odd == other ? "is not \(isAbove ? "below" : "above")" : "is \(isAbove ? "above" : "below")"
        let blame = isKnown ? "" : "; which of the two is wrong cannot be told"
        return "\(odd) for \(oddWord) \(relation) the \(other) for \(otherWord)\(blame)"
    }
}
