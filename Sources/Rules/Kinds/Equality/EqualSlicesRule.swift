import Books
import Records
import Text

/// Two slices of a dataset hold the same values.
struct EqualSlicesRule: DeclaredRule {
    static let description = RuleDescription(
        id: "equal-slices", scope: .dataset,
        summary: "Values of one slice equal those of another.",
        explanation: """
            Each record of the left slice is compared with the record whose key has the right slice's words in place \
            of its own. With "blame" the named side's cell is the odd one and the other side's value is implied. \
            Without it the rule cannot tell: the finding stands at the right cell and notes the left one. Says \
            nothing where the counterpart is missing.
            """,
        parameters: [
            RuleParameter("left", "words of key fields that make the one slice", isRequired: true),
            RuleParameter("right", "words of key fields that make the other slice", isRequired: true),
            RuleParameter("blame", "left or right: the side that is odd where they differ"),
            .tolerance, .column, .where,
        ],
        examples: [
            RuleExample(
                "Both banks have the same tides",
                rule: """
                    kind: equal-slices
                    left: {bank: east}
                    right: {bank: west}
                    """,
                table: """
                    | bank | tide | level |
                    |------|------|------:|
                    | east | low  |   1.2 |
                    | east | high |   4.5 |
                    | west | low  |   1.2 |
                    | west | high |   4.5 |
                    """),
            RuleExample(
                "Which side is odd cannot be told",
                rule: """
                    kind: equal-slices
                    left: {bank: east}
                    right: {bank: west}
                    """,
                table: """
                    | bank | tide | level |
                    |------|------|------:|
                    | east | low  |   1.2 |
                    | east | high |   4.5 |
                    | west | low  |   1.2 |
                    | west | high |  ↓4.7 |
                    """),
            RuleExample(
                "The left side was copied from the right",
                rule: """
                    kind: equal-slices
                    left: {bank: east}
                    right: {bank: west}
                    blame: left
                    """,
                table: """
                    | bank | tide | level |
                    |------|------|------:|
                    | east | low  |  ↓1.3 |
                    | east | high |   4.5 |
                    | west | low  |   1.2 |
                    """),
        ])

    private enum Side: String, CaseIterable {
        case left, right
    }

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    private let filter: RecordFilter
    private let tolerance: Tolerance
    private let left: KeySlice
    private let right: KeySlice
    private let blame: Side?

    init?(_ parameters: RuleParameters) {
        let (left, right) = (parameters.slice("left"), parameters.slice("right"))
        blame = parameters.map.choice("blame", of: Side.self)
        let (column, filter, tolerance) = (parameters.column(), parameters.filter(), parameters.tolerance())
        guard let left, let right, let column, let filter, let tolerance else { return nil }
        header = parameters.header
        self.tolerance = tolerance
        (self.left, self.right, self.column, self.filter) = (left, right, column, filter)
        columnName = parameters.definition.values[column].name
    }

    var statement: String {
        "the \(columnName) for \(left.text) equals that for \(right.text)\(tolerance.suffix)\(filter.suffix)"
    }

    var looksAtItsRecordsAlone: Bool { true }

    var equality: EqualityDemand { tolerance.number > .zero ? .none : .ofPairs }

    func speaks(of record: Record) -> Bool {
        filter.matches(record) && (left.matches(record.key) || right.matches(record.key))
            && record.values[column] != nil
    }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        let pairs = view.selection(filter).compactMap { first -> [Int]? in
            let key = view.records[first].key
            guard left.matches(key), let second = view.counterpart(of: first, under: right.put(over: key), in: column),
                second != first,
                filter.matches(view.records[second]), view.value(first, column) != nil,
                view.value(second, column) != nil
            else { return nil }
            return [first, second]
        }
        return Set(pairs.joined())
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        view.selection(filter).compactMap { first in
            let key = view.records[first].key
            guard left.matches(key), let second = view.counterpart(of: first, under: right.put(over: key), in: column),
                second != first,
                filter.matches(view.records[second]), let leftValue = view.value(first, column),
                let rightValue = view.value(second, column), !tolerance.allows(leftValue, for: rightValue)
            else { return nil }
            return violation(first, second, in: view)
        }
    }

    private func violation(_ first: Int, _ second: Int, in view: DatasetView) -> Violation {
        let (odd, other) = blame == .left ? (first, second) : (second, first)
        let slices = blame == .left ? (left, right) : (right, left)
        let message = Self.different(
            view.shown(odd, column), slices.0, view.shown(other, column), slices.1, isKnown: blame != nil)
        let finding = view.finding(
            header, message, at: odd, column,
            implied: blame == nil ? nil : tolerance.implied(view.value(other, column)),
            notes: [view.note(other, column, by: slices.1.fields)])
        return Violation(finding, suspects: blame == nil ? [odd, other] : [odd])
    }
}

extension EqualSlicesRule {
    private static func different(
        _ odd: String, _ slice: KeySlice, _ other: String, _ otherSlice: KeySlice, isKnown: Bool
    ) -> String {
        let blame = isKnown ? "" : "; which of the two is odd cannot be told"
        return "\(odd) for \(slice.text) is not \(other), as for \(otherSlice.text)\(blame)"
    }
}
