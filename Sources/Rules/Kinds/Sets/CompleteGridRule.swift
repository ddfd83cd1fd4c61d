import Books
import Records
import Text

/// Every combination of some fields' words exists.
struct CompleteGridRule: FilteredRule {
    static let description = RuleDescription(
        id: .completeGrid, scope: .dataset,
        summary: "Within each slice of the other fields, every combination of the named fields' words has a record.",
        explanation: """
            For each field, "present" requires the words that the slice itself contains, "all" every word of the \
            field's vocabulary, a list the words it names. A word that is missing in a whole slice is one finding, \
            and so is each other missing combination. If a record with a word outside of the grid probably \
            replaces the missing one, its word is blamed. Otherwise the finding is at the record next to which \
            the missing one belongs. The word that covers all others is not required, unless a \
            list names it, and a record of it counts for each of them. "all" omits words with `without_records`.
            """,
        conclusion: RuleConclusion(
            fault: ("A value is missing where the others of its kind have one.", "同種のほかの項目にはある値が欠けている。")),
        examples: """
            Example: Every wood exists in every size
            fields: {wood: present, size: all}
            Table:
            | wood | size  | weight |
            |------|-------|-------:|
            | fir  | small |     10 |
            | fir  | large |     12 |
            | oak  | small |     20 |
            | oak  | large |     24 |
            Example: A missing combination
            fields: {wood: present, size: present}
            Table:
            | wood | size  | weight |
            |------|-------|-------:|
            | fir  | small |     10 |
            | fir  | large |     12 |
            | oak  | small |    ↓20 |
            Example: A word outside of the grid
            fields: {wood: present, length: [10, 20]}
            Table:
            | wood | length | weight |
            |------|--------|-------:|
            | fir  | 10     |     10 |
            | fir  | 20     |     12 |
            | oak  | 10     |     20 |
            | oak  | ↓26    |     24 |
            Example: A word that is missing everywhere
            fields: {wood: present, size: [small, large]}
            where: {mill: south}
            Table:
            | mill  | wood | size  | weight |
            |-------|------|-------|-------:|
            | south | fir  | small |    ↓10 |
            | south | oak  | small |     20 |
            | north | fir  | large |     12 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .completeGrid, Self())

        let fields = Key(
            "fields", list: .entries(of: .node(GridField.shape), atLeastOne: "key field"), is: .required,
            "a map from key field to present, all, or a list of words", example: "{wood: all, grade: present}")
        let `where` = RuleKey.where
    }

    let header: RuleHeader
    private let grid: [GridField]
    let filter: RecordFilter
    private let order: KeyOrder

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let grid = map.fields.allOrNil { GridField($0.entry, parameters) }
        guard let filter = parameters.filter(map.where), let grid, !grid.isEmpty else { return nil }
        parameters.reportExcluded(grid, by: filter)
        header = parameters.header
        (self.grid, self.filter) = (grid, filter)
        order = KeyOrder(parameters.definition, in: parameters.book)
    }

    var statement: String {
        "every combination of \(grid.map(\.text).joined(separator: " and ")) exists\(filter.suffix)"
    }

    var looksAtWordsAlone: Bool { true }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        let others = view.otherFields(than: grid.map(\.field))
        let slices = view.groups(of: view.selection(filter), by: others).map { slice in
            (records: slice, gaps: GridGaps(of: grid, in: slice.map { view.records[$0].key }).all)
        }
        guard slices.contains(where: { !$0.gaps.isEmpty }) else { return [] }
        let gridRecords = GridRecords(of: grid, in: view)
        return slices.flatMap { slice in
            slice.gaps.map { violation($0, slice: slice.records, others: others, gridRecords, in: view) }
        }
    }

    private func violation(
        _ gap: GridGaps.Gap, slice: [Int], others: [Int], _ gridRecords: GridRecords, in view: DatasetView
    ) -> Violation {
        var key = view.records[slice[0]].key
        for (field, word) in gap.words { key[field] = word }
        let fields = view.definition.keys.indices.filter { others.contains($0) || gap.words[$0] != nil }
        let words = grid.compactMap { field in gap.words[field.field].map { KeyPart(field.name, $0).text } }
            .joined(separator: ", ")
        func finding(_ message: String, at place: Place) -> Finding {
            Finding(
                rule: header.id, severity: header.severity, message: message, place: place, dataset: view.dataset.name,
                key: fields.map { KeyPart(view.definition.keys[$0].name, key[$0]) })
        }
        if let standIn = gridRecords.standIn(for: gap, key: key) {
            let word = view.word(of: view.records[standIn.record].key, standIn.field)
            return Violation(
                finding(
                    "\(word) is here, but the record for \(words) is missing",
                    at: view.place(standIn.record, .key(standIn.field))), suspects: [standIn.record])
        }
        let beside = neighbour(of: key, in: slice, view)
        let others = gap.others == 1 ? "is 1 other combination" : "are \(gap.others) other combinations"
        let rest = gap.others == 0 ? "" : ", and so \(others) like it"
        let place = view.dataset.claim(of: view.records[beside]).place(of: nil, in: view.book)
        return Violation(
            finding("the record for \(words) is missing next to this one\(rest)", at: place), suspects: [beside])
    }

    /// The record before the gap in key order, or the one after it if that shares more of the leading words.
    private func neighbour(of key: [String], in slice: [Int], _ view: DatasetView) -> Int {
        let next = slice.firstIndex { order.precedes(key, view.records[$0].key) } ?? slice.endIndex
        guard next > 0 else { return slice[0] }
        guard next < slice.endIndex else { return slice[next - 1] }
        let shared = [next - 1, next].map { position in
            zip(view.records[slice[position]].key, key).prefix { $0 == $1 }.count
        }
        return slice[shared[1] > shared[0] ? next : next - 1]
    }
}
