import Books
import Records
import Text

/// Some columns together identify records.
struct UniqueRule: FilteredRule {
    static let description = RuleDescription(
        id: .unique, scope: .dataset,
        summary: "The combined values of some columns are unique.",
        explanation: """
            For names, symbols and numbers that are unique in addition to the key. With "unordered" the \
            columns are a set: a pair equals the reversed pair. Records without a value in one of the \
            columns are skipped. Either of two equal records may be wrong: the finding is at the \
            later one in key order and notes the earlier one.
            """,
        conclusion: RuleConclusion(
            fault: ("This value should be unique but occurs more than once.", "一度だけ現れるはずのものがほかにもある。")),
        examples: """
            Example: Each key has its own hook
            columns: hook
            Table:
            | room   | hook |
            |--------|-----:|
            | attic  |    1 |
            | cellar |    2 |
            Example: Two keys on one hook
            | room   | hook |
            |--------|-----:|
            | attic  |    1 |
            | cellar |    2 |
            | garage |   ↓1 |
            Example: A road is the same both ways
            columns: [from, to]
            unordered: true
            Table:
            | from  | to    | km |
            |-------|-------|---:|
            | north | south | 10 |
            | ↓south | north | 10 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .unique, Self())

        let columns = Key(
            "columns", list: .names(of: "column"), is: .required, "the columns whose combined values must be unique",
            example: "[first, last]")
        let within = RuleKey.fields(
            "within", is: .optional,
            "compare only records with the same words in these key fields")
        let unordered = Key(
            "unordered", .boolean, default: false,
            "true if the order of the columns' values does not matter")
        let `where` = RuleKey.where
    }

    let header: RuleHeader
    private let columns: [RecordFilter.Target]
    private let names: [String]
    private let within: [Int]
    private let isUnordered: Bool
    let filter: RecordFilter

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let columns = parameters.anyColumns(map.columns, of: "columns")
        let within = parameters.groupFields(map.within, of: "within")
        isUnordered = map.unordered
        guard let columns, let within, let filter = parameters.filter(map.where) else { return nil }
        if within.contains(where: { columns.contains(.key($0)) }) {
            map.problems.report(
                "\"within\" names a field of \"columns\", which is the same in all records that are compared; name it once",
                at: map.place(of: \.within))
        }
        header = parameters.header
        (self.columns, self.within, self.filter) = (columns, within, filter)
        names =
            columns.map { parameters.definition.field($0).name } + within.map { parameters.definition.keys[$0].name }
    }

    var statement: String {
        "no two records have the same \(names.joined(separator: ", "))\(isUnordered ? " in any order" : "")\(filter.suffix)"
    }

    func applies(to record: Record) -> Bool {
        filter.matches(record) && columns.allSatisfy { !$0.text(of: record).isEmpty }
    }

    /// Nil if the rule does not apply.
    private func words(of record: Int, in view: DatasetView) -> [String]? {
        guard applies(to: view.records[record]) else { return nil }
        let words = columns.compactMap { view.word(of: record, $0) }
        return (isUnordered ? words.sorted() : words) + within.map { view.records[record].key[$0] }
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        var first: [[String]: Int] = [:]
        return view.selection(filter).compactMap { index in
            guard let words = words(of: index, in: view) else { return nil }
            guard let earlier = first[words] else {
                first[words] = index
                return nil
            }
            let shown = columns.map { view.shownWithUnit(index, $0) }.joined(separator: ", ")
            let note = Note("it first occurs here", at: view.place(earlier, columns[0]))
            let other = view.named(earlier, by: Array(view.definition.keys.indices))
            let finding = view.finding(
                header, "\(shown) also belongs to \(other); either may be wrong", at: index, columns[0], notes: [note])
            return Violation(finding, suspects: [index, earlier])
        }
    }
}
