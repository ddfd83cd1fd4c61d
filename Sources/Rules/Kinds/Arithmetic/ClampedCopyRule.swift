import Books
import Records
import Text

/// One slice copies another, except that it stops at a first or last word.
struct ClampedCopyRule: ValueRule {
    static let description = RuleDescription(
        id: .clampedCopy, scope: .dataset,
        summary: "A slice copies the values of another one, clamped to a first or last word of a field.",
        explanation: """
            For each record of the copy, the source record has the source's words instead of the copy's and, along the \
            field, the same word or, beyond a limit, the limit. If the two differ, the copy is blamed and the source's \
            value is implied. If more than half of a source cell and all its copies agree against the source cell, the \
            source is blamed and the copies' value is implied.
            """,
        conclusion: RuleConclusion(
            basis: ("The values that it repeats", "もとになる値"),
            fault: ("It does not repeat the values that it should.", "もとになる値と一致しない。")),
        examples: """
            Example: The travel kit grows up to medium only
            copy: {kit: travel}
            source: {kit: home}
            along: size
            upper: medium
            Table:
            | kit    | size   | weight |
            |--------|--------|-------:|
            | home   | small  |     10 |
            | home   | medium |     12 |
            | home   | large  |     14 |
            | travel | small  |     10 |
            | travel | medium |     12 |
            | travel | large  |     12 |
            Example: Beyond the limit the copy must not follow
            | kit    | size   | weight |
            |--------|--------|-------:|
            | home   | small  |     10 |
            | home   | medium |     12 |
            | home   | large  |     14 |
            | travel | small  |    ↓11 |
            | travel | medium |     12 |
            | travel | large  |    ↓14 |
            Example: All the copies agree against the source
            copy: {kit: travel}
            source: {kit: home}
            along: size
            lower: medium
            Table:
            | kit    | size   | weight |
            |--------|--------|-------:|
            | home   | small  |     10 |
            | home   | medium |    ↓21 |
            | home   | large  |     14 |
            | travel | small  |     12 |
            | travel | medium |     12 |
            | travel | large  |     14 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(
            rule: .clampedCopy, Self(),
            demands: [
                Demand(
                    .any([.has("upper"), .has("lower")]),
                    "{subject} needs the key \"upper\" or \"lower\"; without a limit use equal-slices")
            ])

        let copy = RuleKey.slice("copy", "words of key fields that make the copy")
        let source = RuleKey.slice("source", "words of key fields that make the source")
        let along = RuleKey.field("along", "the key field that is clamped")
        let upper = Key(
            "upper", .node(.scalar(.textOrNothing)), "the last word that is copied; words after it copy its value",
            example: "third")
        let lower = Key(
            "lower", .node(.scalar(.textOrNothing)), "the first word that is copied; words before it copy its value",
            example: "first")
        let judged = JudgedKeys()
    }

    let column: JudgedColumn
    private let copy: KeySlice
    private let source: KeySlice
    private let along: Int
    private let alongName: String
    private let upper: String?
    private let lower: String?
    private let order: FieldOrder
    /// The key fields in which a copy and its source have the same words.
    private let shared: [Int]

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (copy, source) = (parameters.slice(map.copy), parameters.slice(map.source))
        let along = parameters.field(map.along)
        upper = parameters.word(map.upper, of: along)
        lower = parameters.word(map.lower, of: along)
        guard let column = JudgedColumn(map.judged, parameters), let copy, let source, let along else { return nil }
        (self.copy, self.source, self.along, self.column) = (copy, source, along, column)
        alongName = parameters.definition.keys[along].name
        shared = parameters.definition.keys.indices.filter { !(copy.fields + source.fields + [along]).contains($0) }
        order = FieldOrder(parameters.definition.keys[along], in: parameters.book)
        if let upper, let lower, order.isLess(upper, lower) {
            map.problems.report("\"upper\" comes before \"lower\"; exchange the two", at: map.place(of: \.upper))
        }
        if (copy.fields + source.fields).contains(along) {
            map.problems.report(
                "\"along\" is a field of \"copy\" or \"source\", which gives it one word; name another field",
                at: map.place(of: \.along))
        }
        parameters.reportExcluded(copy.filter, by: column.filter, of: "copy")
    }

    var relation: String {
        let limits = [lower.map { "no lower than \($0)" }, upper.map { "no higher than \($0)" }].compactMap { $0 }
        return "the \(column.name) for \(copy.text) equals that for \(source.text) at the same \(alongName), "
            + limits.joined(separator: " and ")
    }

    var equality: EqualityDemand { column.tolerance.number > .zero ? .none : .ofPairs }

    var reach: RuleReach { .recordsSharing(shared) }

    func applies(to record: Record) -> Bool {
        column.filter.matches(record) && (copy.matches(record.key) || source.matches(record.key))
            && column.isGiven(in: record)
    }

    /// Each cell of the source with those that copy it.
    func groups(in cells: JudgedCells) -> [[ValueCell]] {
        let copies = cells.view.selection(column.filter).compactMap { index -> (source: Int, copy: Int)? in
            let key = cells.view.records[index].key
            guard copy.matches(key),
                let source = cells.view.dataset.position(of: sourceKey(of: key)), source != index,
                [index, source].allSatisfy({ column.isGiven(in: cells.view.records[$0]) }),
                cells.areComparable(index, source)
            else { return nil }
            return (source, index)
        }
        return copies.groups(by: \.source).map { source, copies in
            ([source] + copies.map(\.copy)).map(ValueCell.init)
        }
    }

    private func sourceKey(of key: [String]) -> [String] {
        var key = source.replacingWords(of: key)
        // An empty word has no place in the order.
        if key[along].isEmpty { return key }
        if let upper, order.isLess(upper, key[along]) { key[along] = upper }
        if let lower, order.isLess(key[along], lower) { key[along] = lower }
        return key
    }

    func violations(of group: [ValueCell], _ fit: Void, in cells: JudgedCells) -> [Violation] {
        let (records, source) = (group.map(\.record), group[0].record)
        func areEqual(_ left: Int, _ right: Int) -> Bool {
            column.tolerance.mayAllow(cells.value(left), for: cells.value(right))
        }
        guard !records.allSatisfy({ areEqual($0, source) }) else { return [] }
        let values = records.map(cells.value)
        let majority = Majority(of: values, within: column.tolerance)
        // The majority value is the model.
        let most = majority.map { records[$0.first] }
        let model = most.flatMap { areEqual(source, $0) ? nil : $0 } ?? source
        let implied =
            model == source
            ? column.tolerance.implied(values[0]) : column.tolerance.implied(cells.value(model), by: values)
        return records.filter { !areEqual($0, model) }.map { odd in
            let compared = odd == source ? Array(records.dropFirst()) : [model]
            let name = odd == source ? "it" : cells.view.named(source, by: named)
            let reason =
                model == source
                ? "the value of \(name)" : "the value of most of the \(records.count - 1) cells that copy \(name)"
            return cells.violation(
                "\(cells.shown(odd)) is not \(cells.shown(model)), \(reason)", at: odd,
                implied: implied, notes: compared.map { cells.note($0, by: named) }
            )
        }
    }

    /// The fields that tell a copy from its source.
    private var named: [Int] { source.fields.filter { $0 != along } + [along] }
}
