import Books
import Records
import Text

/// Of two values that belong together, one is never above the other.
struct OrderedPairRule: GroupwiseRule {
    static let description = RuleDescription(
        id: .orderedPair, scope: .dataset,
        summary: "The value for one word of a field is not above the value for another word.",
        explanation: """
            Compares records that differ only in one field. With "blame" the named side's cell is blamed. \
            Without it either may be wrong: the finding is at the upper word's cell and notes the lower word's.
            """,
        conclusion: RuleConclusion(
            fault: ("It is out of order with the value that it is paired with.", "対になる値との大小が逆になっている。")),
        examples: """
            Example: Low water is not above high water
            field: tide
            lower: low
            upper: high
            Table:
            | port  | tide | level |
            |-------|------|------:|
            | north | low  |   1.2 |
            | north | high |   4.5 |
            | south | low  |     2 |
            | south | high |     2 |
            Example: Either of the two may be wrong
            | port  | tide | level |
            |-------|------|------:|
            | north | low  |   4.7 |
            | north | high |  ↓4.5 |
            | south | low  |     1 |
            | south | high |     2 |
            Example: Equal values are wrong, and the book trusts one side
            field: tide
            lower: low
            upper: high
            strict: true
            blame: lower
            Table:
            | port  | tide | level |
            |-------|------|------:|
            | north | low  |  ↓4.5 |
            | north | high |   4.5 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .orderedPair, Self())

        let field = RuleKey.field("field", "the key field that distinguishes the two")
        let lower = Key(
            "lower", .node(.scalar(.textOrNothing)), is: .required, "the word whose value is the smaller one",
            example: "first")
        let upper = Key(
            "upper", .node(.scalar(.textOrNothing)), is: .required, "the word whose value is the greater one",
            example: "second")
        let strict = RuleKey.strict
        let blame = Key(
            "blame", .choice(Side.self), "lower or upper: the side to blame for a wrong order",
            example: "lower")
        let judged = JudgedKeys(
            tolerance: "how far the lower value may exceed the upper one (default: 0)")
    }

    enum Side: String, CaseIterable {
        case lower, upper
    }

    static let boundedNumbers: BoundedNumbers? = .compared

    let column: JudgedColumn
    let groupFields: [Int]?
    private let field: Int
    private let fieldName: String
    private let lower: String
    private let upper: String
    private let isStrict: Bool
    private let blame: Side?

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let field = parameters.field(map.field)
        let (lower, upper) = (parameters.word(map.lower, of: field), parameters.word(map.upper, of: field))
        (isStrict, blame) = (map.strict, map.blame)
        guard let column = JudgedColumn(map.judged, parameters), let field, let lower, let upper else { return nil }
        (self.field, self.lower, self.upper, self.column) = (field, lower, upper, column)
        groupFields = parameters.definition.keys.indices.filter { $0 != field }
        fieldName = parameters.definition.keys[field].name
        if lower == upper {
            map.problems.report(
                "\"lower\" and \"upper\" are the same word; give one of them another", at: map.place(of: \.upper))
        }
        for (key, word) in [("lower", lower), ("upper", upper)] {
            let side = RecordFilter(conditions: [.init(field: fieldName, target: .key(field), values: [word])])
            parameters.reportExcluded(side, by: column.filter, of: key)
        }
    }

    var relation: String {
        "the \(column.name) for \(fieldName) \(lower) is \(isStrict ? "below" : "not above") that for \(upper)"
    }

    var distinction: [String] { [fieldName, lower, upper] }
    func applies(to record: Record) -> Bool {
        column.filter.matches(record) && isNamed(record) && record.values[column.index]?.number != nil
    }

    private func isNamed(_ record: Record) -> Bool { record.key[field] == lower || record.key[field] == upper }

    func cell(_ compared: ComparedCell, in cells: JudgedCells) -> ComparedCell? {
        isNamed(cells.view.records[compared.record]) ? compared : nil
    }

    func violations(of group: [ComparedCell], _ fit: Void, in cells: JudgedCells) -> [Violation] {
        func cell(_ word: String) -> ComparedCell? {
            group.first { cells.view.records[$0.record].key[field] == word }
        }
        guard let low = cell(lower), let high = cell(upper),
            column.tolerance.exceeds(low.extent, high.extent, reaching: isStrict)
        else { return [] }
        let blamesLower = blame == .lower
        let (odd, other) = blamesLower ? (low.record, high.record) : (high.record, low.record)
        let isEqual = isStrict && cells.shown(odd) == cells.shown(other)
        let relation = isEqual ? "is not \(blamesLower ? "below" : "above")" : "is \(blamesLower ? "above" : "below")"
        let (word, otherWord) = blamesLower ? (lower, upper) : (upper, lower)
        let doubt = blame == nil ? "; either may be wrong" : ""
        return [
            cells.violation(
                "\(cells.shown(odd)) for \(word) \(relation) the \(cells.shown(other)) for \(otherWord)\(doubt)",
                at: odd,
                notes: [cells.note(other, by: [field])],
                suspects: blame == nil ? [odd, other] : [odd])
        ]
    }
}
