import Books
import Records
import Text

/// Only certain combinations of fields' words exist.
struct AllowedCombinationsRule: DeclaredRule {
    static let description = RuleDescription(
        id: .allowedCombinations, scope: .dataset,
        summary: "The named fields' words occur only in allowed combinations.",
        explanation: """
            A list, or another dataset, defines the allowed combinations: "match" names the columns that must be equal, \
            "between" the columns with the limits of a field's word in the field's order, where an empty "to" is open. \
            The rule does not apply to a word that the other dataset does not contain. A combination allowed for the \
            word that covers all others is allowed for each of them. There is one finding for \
            each combination and cell, at the cell that holds the first field, however many records share it.
            """,
        conclusion: RuleConclusion(
            fault: ("The data of the book do not allow this combination.", "本書のデータにない組み合わせである。")),
        examples: """
            Example: A list of allowed combinations
            fields: [wood, size]
            allowed: [[fir, small], [fir, large], [oak, small]]
            Table:
            | wood | size  | weight |
            |------|-------|-------:|
            | fir  | small |     10 |
            | fir  | large |     12 |
            | oak  | small |     20 |
            Example: A combination that is not allowed
            | wood | size  | weight |
            |------|-------|-------:|
            | fir  | small |     10 |
            | fir  | large |     12 |
            | ↓oak | large |     24 |
            Example: Combinations that another dataset has
            fields: [wood, size]
            from: {dataset: stock, match: {wood: wood, size: size}}
            Table:
            dataset: test
            | wood | size  | weight |
            |------|-------|-------:|
            | fir  | small |     10 |
            | ↓oak | large |     24 |
            | elm  | large |     30 |
            dataset: stock
            | wood | size  | boards |
            |------|-------|-------:|
            | fir  | small |      4 |
            | fir  | large |      0 |
            | oak  | small |      9 |
            Example: Combinations that another dataset allows
            fields: [saw, year]
            from: {dataset: catalogue, match: {saw: saw}, between: {year: [first, last]}}
            Table:
            dataset: test
            | saw   | year | cuts |
            |-------|------|-----:|
            | hand  | 2003 |    5 |
            | ↓band | 1999 |   80 |
            | band  | 2004 |   90 |
            | ↓chain | 2004 |   60 |
            | wire  | 2004 |    7 |
            dataset: catalogue
            | saw   | first | last |
            |-------|------:|-----:|
            | hand  |  1999 |      |
            | band  |  2003 | 2004 |
            | chain |  1999 | 2003 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(
            rule: .allowedCombinations, Self(),
            demands: [
                Demand(
                    .one([.has("allowed"), .has("from")]),
                    "{subject} needs either the key \"allowed\" or the key \"from\"")
            ])

        let fields = RuleKey.fields(
            "fields", is: .required, "the key fields whose words are combined; the first is blamed")
        let allowed = Key(
            "allowed", list: .list(of: .node(CombinationPermission.combination), atLeastOne: "combination"),
            "a list of combinations, each a list of words in the order of the fields", example: "[[oak, first]]")
        let from = Key(
            "from", .map(CombinationSource.Keys.form),
            "a map with dataset, match (field: column) and between (field: [from column, to column]), instead of a list",
            example: "{dataset: stock, match: {wood: wood, grade: grade}}")
        let `where` = RuleKey.where
    }

    let header: RuleHeader
    private let fields: [Int]
    private let names: [String]
    private let filter: RecordFilter
    private let permission: CombinationPermission
    private let covering: CoveringWords

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (fields, filter) = (parameters.fields(map.fields), parameters.filter(map.where))
        let permission = CombinationPermission(map, fields, parameters)
        guard let fields, let filter, let permission else { return nil }
        header = parameters.header
        (self.fields, self.filter, self.permission) = (fields, filter, permission)
        names = fields.map { parameters.definition.keys[$0].name }
        covering = CoveringWords(fields.map { parameters.definition.keys[$0] }, in: parameters.book)
    }

    var statement: String {
        "the combination of \(names.joined(separator: " and ")) is one that \(permission.text)\(filter.suffix)"
    }

    var links: [DatasetLink] { [permission.link].compactMap { $0 } }

    func applies(to record: Record) -> Bool { filter.matches(record) }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        let judge = permission.judge(in: data, covering: covering)
        let known = view.groups(of: view.selection(filter), by: fields).filter { group in
            if case .unknown = judge(fields.map { view.records[group[0]].key[$0] }) { false } else { true }
        }
        return Set(known.joined())
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        let judge = permission.judge(in: data, covering: covering)
        return view.groups(of: view.selection(filter), by: fields).flatMap { group -> [Violation] in
            let words = fields.map { view.records[group[0]].key[$0] }
            guard case .forbidden(let notes) = judge(words) else { return [] }
            return violations(of: words, group, notes: notes, in: view)
        }
    }

    private func violations(of words: [String], _ group: [Int], notes: [Note], in view: DatasetView) -> [Violation] {
        let cells = group.groups { view.dataset.keyPlace(of: view.records[$0], field: fields[0], in: view.book) }
        let parts = zip(names, words).map { KeyPart($0, $1) }
        let key = fields.indices.sorted { fields[$0] < fields[$1] }.map { parts[$0] }
        let combination = parts.map(\.text).joined(separator: " with ")
        let message = "\(combination) is not a combination that \(permission.text)"
        return cells.map { place, records in
            let finding = Finding(
                rule: header.id, severity: header.severity, message: message, place: place,
                dataset: view.dataset.name, key: key, value: words[0], notes: notes)
            return Violation(finding, suspects: records)
        }
    }
}
