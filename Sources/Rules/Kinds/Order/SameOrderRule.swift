import Books
import Records
import Text

/// Items that two slices share have the same order in both.
struct SameOrderRule: FilteredRule {
    static let description = RuleDescription(
        id: .sameOrder, scope: .dataset,
        summary: "Items that occur in two slices have the same order in both.",
        explanation: """
            For two sources that list the same things step by step, though not all of them. Items that only one of \
            them lists are skipped; so are items that one slice lists more often than the other, because they are \
            ambiguous. As few steps as possible are blamed; either of two swapped neighbours may be the wrong one. The \
            finding is at the right slice's step, or at the left one's with "blame: left", and notes the items of the \
            other slice. Without "blame" either slice may be wrong. A record whose word in the field of the order is \
            empty is skipped.
            """,
        conclusion: RuleConclusion(
            fault: ("Items that two lists share come in different orders.", "共通する項目の順序が異なる。")),
        examples: """
            Example: One cook leaves out a step
            items: action
            along: step
            left: {cook: ann}
            right: {cook: [bob, cid]}
            Table:
            | cook | step | action |
            |------|------|-------:|
            | ann  | 1    |   chop |
            | ann  | 2    |    fry |
            | ann  | 3    |  serve |
            | bob  | 1    |   chop |
            | bob  | 2    |  serve |
            | cid  | 1    |    fry |
            | cid  | 2    |   salt |
            | cid  | 3    |  serve |
            Example: Without the wrong step, the others agree
            items: action
            along: step
            left: {cook: ann}
            right: {cook: bob}
            Table:
            | cook | step | action |
            |------|------|-------:|
            | ann  | 1    |   chop |
            | ann  | 2    |    fry |
            | ann  | 3    |  serve |
            | bob  | 1    | ↓serve |
            | bob  | 2    |   chop |
            | bob  | 3    |   salt |
            | bob  | 4    |    fry |
            Example: Two steps are swapped, and the left list is the less trusted one
            items: action
            along: step
            left: {cook: ann}
            right: {cook: bob}
            blame: left
            Table:
            | cook | step | action |
            |------|------|-------:|
            | ann  | 1    |    fry |
            | ann  | 2    |  ↓chop |
            | ann  | 3    |  serve |
            | bob  | 1    |   chop |
            | bob  | 2    |    fry |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .sameOrder, Self())

        let items = Key("items", .word, is: .required, "the column that names the items", example: "board")
        let along = RuleKey.field("along", "the key field that gives their order")
        let left = RuleKey.slice("left", "words of key fields that select one slice")
        let right = Key(
            "right", .conditions, is: .required,
            "values of the same key fields, one or several for each: each combination is compared with the left slice",
            example: "{grade: [second, third]}")
        let blame = RuleKey.blame
        let `where` = RuleKey.where
    }

    let header: RuleHeader
    private let items: RecordFilter.Target
    private let itemsName: String
    private let along: Int
    private let alongName: String
    private let left: KeySlice
    private let right: RecordFilter
    let filter: RecordFilter
    private let blame: RuleKey.Side?

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (items, along) = (parameters.anyColumn(map.items), parameters.field(map.along))
        let left = parameters.slice(map.left)
        let right = map.right.flatMap { parameters.filter($0, of: "right") }
        blame = map.blame
        guard let items, let along, let left, let right, let filter = parameters.filter(map.where) else { return nil }
        guard Set(right.conditions.map(\.target)) == Set(left.fields.map { .key($0) }) else {
            map.problems.report("\"left\" and \"right\" must name the same key fields", at: map.place(of: \.right))
            return nil
        }
        guard !left.fields.contains(along), items != .key(along), !left.fields.contains(where: { items == .key($0) })
        else {
            map.problems.report(
                "\"along\", \"items\" and the fields of \"left\" must be different", at: map.place(of: \.along))
            return nil
        }
        parameters.reportSingleWord(along, by: filter, of: "along")
        parameters.reportExcluded(left.filter, by: filter, of: "left")
        parameters.reportExcluded(right, by: filter, of: "right")
        parameters.reportSameRecords(left.filter, right, of: ("left", "right"))
        header = parameters.header
        (self.items, self.along, self.left, self.right, self.filter) = (items, along, left, right, filter)
        itemsName = parameters.definition.field(items).name
        alongName = parameters.definition.keys[along].name
    }

    var statement: String {
        "each \(itemsName) comes in the same order along \(alongName)\(right.suffix) as for \(left.text)"
            + (filter.isEmpty ? "" : ", considering only records\(filter.suffix)")
    }

    func applies(to record: Record) -> Bool {
        filter.matches(record) && (left.matches(record.key) || right.matches(record))
            && !items.text(of: record).isEmpty && !record.key[along].isEmpty
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        var inner = left.fields + [along]
        if case .key(let field) = items { inner.append(field) }
        let selection = view.selection(filter).filter { applies(to: view.records[$0]) }
        return view.groups(of: selection, by: view.otherFields(than: inner)).flatMap { group -> [Violation] in
            let series = view.groups(of: group, by: left.fields).map { series in
                series.sorted { (view.rank($0, along), $0) < (view.rank($1, along), $1) }
            }
            guard let first = series.first(where: { left.matches(view.records[$0[0]].key) }) else { return [] }
            return series.filter { $0 != first }.flatMap { violations(first, $0, in: view) }
        }
    }

    private func violations(_ leftSeries: [Int], _ rightSeries: [Int], in view: DatasetView) -> [Violation] {
        let (series, others) = blame == .left ? (leftSeries, rightSeries) : (rightSeries, leftSeries)
        let order = SharedOrder(
            of: series, comparedWith: others, item: { view.word(of: $0, items) ?? "" },
            rank: { view.rank($0, along) })
        return order.odd.map { violation($0, among: [$0.member], in: view) }
            + order.unclear.map { violation($0.first, among: $0.members, in: view) }
    }

    /// `members` are those that may be wrong.
    private func violation(
        _ contradiction: SharedOrder.Contradiction, among members: [SharedOrder.Member], in view: DatasetView
    ) -> Violation {
        let (odd, other) = (contradiction.member, contradiction.other)
        let involved = members.count == 1 ? [odd, other] : members
        let (here, elsewhere) = contradiction.isBefore ? ("before", "after") : ("after", "before")
        let question =
            switch (blame, members.count) {
            case (nil, _): "; either order may be wrong"
            case (_, 1): ""
            case (_, 2): "; either step may be out of place"
            case (_, let count): "; any of these \(count) steps may be out of place"
            }
        let message = """
            \(view.shown(odd.record, items)) comes \(here) \(view.shown(other.record, items)) here, but \(elsewhere) it for \
            \(view.named(odd.counterpart, by: left.fields))\(question)
            """
        let others = involved.map(\.record).filter { $0 != odd.record }
        let notes = (others + involved.map(\.counterpart)).map { view.note($0, items, by: left.fields + [along]) }
        let finding = view.finding(header, message, at: odd.record, items, notes: notes)
        let suspects = members.map(\.record) + (blame == nil ? members.map(\.counterpart) : [])
        return Violation(finding, suspects: suspects)
    }
}
