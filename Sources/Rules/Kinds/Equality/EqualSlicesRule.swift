import Books
import Records
import Text

/// Two slices of a dataset hold the same values.
struct EqualSlicesRule: ValueRule {
    static let description = RuleDescription(
        id: .equalSlices, scope: .dataset,
        summary: "Values of one slice equal those of another.",
        explanation: """
            Each record of the left slice is compared with the record whose key has the right slice's words in place \
            of its own. With "blame" the named side's cell is blamed and the other side's value is implied. \
            Without it either may be wrong: the finding is at the right cell and notes the left one. Does \
            not apply if the counterpart is missing.
            """,
        conclusion: RuleConclusion(
            basis: ("The values that should equal it", "等しいはずの値"),
            fault: ("Values that should be equal differ.", "等しいはずの値が異なる。")),
        examples: """
            Example: Both banks have the same tides
            left: {bank: east}
            right: {bank: west}
            Table:
            | bank | tide | level |
            |------|------|------:|
            | east | low  |   1.2 |
            | east | high |   4.5 |
            | west | low  |   1.2 |
            | west | high |   4.5 |
            Example: Either side may be wrong
            | bank | tide | level |
            |------|------|------:|
            | east | low  |   1.2 |
            | east | high |   4.5 |
            | west | low  |   1.2 |
            | west | high |  ↓4.7 |
            Example: The left side was copied from the right
            left: {bank: east}
            right: {bank: west}
            blame: left
            Table:
            | bank | tide | level |
            |------|------|------:|
            | east | low  |  ↓1.3 |
            | east | high |   4.5 |
            | west | low  |   1.2 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .equalSlices, Self())

        let left = RuleKey.slice("left", "words of key fields that select one slice")
        let right = RuleKey.slice("right", "words of key fields that select the other slice")
        let blame = RuleKey.blame
        let judged = JudgedKeys()
    }

    let column: JudgedColumn
    private let left: KeySlice
    private let right: KeySlice
    private let blame: RuleKey.Side?
    /// The key fields in which two cells have the same words.
    private let shared: [Int]

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (left, right) = (parameters.slice(map.left), parameters.slice(map.right))
        blame = map.blame
        guard let column = JudgedColumn(map.judged, parameters, isAny: true), let left, let right else { return nil }
        (self.left, self.right, self.column) = (left, right, column)
        parameters.reportSameRecords(left.filter, right.filter, of: ("left", "right"))
        parameters.reportExcluded(left.filter, by: column.filter, of: "left")
        parameters.reportExcluded(right.filter, by: column.filter, of: "right")
        shared = parameters.definition.keys.indices.filter { !(left.fields + right.fields).contains($0) }
    }

    var relation: String { "the \(column.name) for \(left.text) equals that for \(right.text)" }
    var reach: RuleReach { .recordsSharing(shared) }
    var equality: EqualityDemand { column.tolerance.number > .zero ? .none : .ofPairs }

    func applies(to record: Record) -> Bool {
        column.filter.matches(record) && (left.matches(record.key) || right.matches(record.key))
            && column.isGiven(in: record)
    }

    /// A cell of the left slice, and that of the right one with the same other words.
    func groups(in cells: JudgedCells) -> [[ValueCell]] {
        let view = cells.view
        return view.selection(column.filter).compactMap { first in
            let key = view.records[first].key
            guard left.matches(key),
                let second = view.dataset.position(of: right.replacingWords(of: key)),
                second != first, column.filter.matches(view.records[second]),
                [first, second].allSatisfy({ column.isGiven(in: view.records[$0]) }), cells.areComparable(second, first)
            else { return nil }
            return [ValueCell(record: first), ValueCell(record: second)]
        }
    }

    func violations(of group: [ValueCell], _ fit: Void, in cells: JudgedCells) -> [Violation] {
        let isLeft = blame == .left
        let (odd, other) = (group[isLeft ? 0 : 1].record, group[isLeft ? 1 : 0].record)
        guard !column.tolerance.mayAllow(cells.value(odd), for: cells.value(other)) else { return [] }
        let (slice, otherSlice) = isLeft ? (left, right) : (right, left)
        let doubt = blame == nil ? "; either may be wrong" : ""
        return [
            cells.violation(
                "\(cells.shown(odd)) for \(slice.text) is not \(cells.shown(other)), as for \(otherSlice.text)\(doubt)",
                at: odd, implied: blame == nil ? nil : column.tolerance.implied(cells.value(other)),
                notes: [cells.note(other, by: otherSlice.fields)], suspects: blame == nil ? [odd, other] : [odd])
        ]
    }
}
