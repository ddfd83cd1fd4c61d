internal import Diagnostics
internal import Measures

/// One article speaks once of one key.
struct KeyUniqueRule: Rule {
    static let description = RuleDescription(
        id: "key-unique", scope: .dataset,
        summary: "An article gives one key one value, in one place.",
        explanation: """
            Holds for every dataset without a declaration. Two different values are an error, and nothing tells \
            which of them is meant: the finding stands at the later cell and notes the earlier one. The same value \
            in two places is a warning. Two tables that give different columns of one key make one record. One cell that \
            is read for several keys is no repetition.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Each key once",
                table: """
                    | wood | size  | weight |
                    |------|-------|-------:|
                    | fir  | small |     10 |
                    | fir  | large |     12 |
                    """),
            RuleExample(
                "Two values for one key",
                table: """
                    | wood | size  | weight |
                    |------|-------|-------:|
                    | fir  | small |     10 |
                    | fir  | large |     12 |
                    | fir  | small |    ↓11 |
                    """),
            RuleExample(
                "The same value in two places",
                table: """
                    | wood | size  | weight |
                    |------|-------|-------:|
                    | fir  | small |     10 |
                    | fir  | small |    ↓10 |
                    """),
        ])

    let header: RuleHeader
    private let columns: [String]

    init(_ definition: DatasetDefinition) {
        header = .automatic(Self.description)
        columns = definition.values.map(\.name)
    }

    var statement: String { "an article speaks of it once" }

    func speaks(of record: Record) -> Bool { true }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        view.records.indices.filter { view.records[$0].claims.count > 1 }.flatMap { index -> [Violation] in
            var earlier: [Int: [ClaimCell]] = [:]
            return view.records[index].claims.flatMap { number -> [Violation] in
                let cell = ClaimCell(view.dataset.claims[number], in: view)
                let known = earlier[cell.claim.article, default: []]
                // What says nothing new is not compared with again: two claims of each column are enough.
                let isNew =
                    known.isEmpty
                    || columns.indices.contains { column in
                        cell.claim.values[column] != nil && !known.contains { $0.claim.values[column] != nil }
                    }
                if isNew { earlier[cell.claim.article] = known + [cell] }
                return findings(cell, known, isNew: isNew).map { Violation($0, suspects: [index]) }
            }
        }
    }

    /// - Parameters:
    ///   - known: the article's earlier claims of the key, each of which gives a column that those before it do not.
    ///   - isNew: whether this one does so, too.
    private func findings(_ later: ClaimCell, _ known: [ClaimCell], isNew: Bool) -> [Finding] {
        var found: [Finding] = []
        for column in columns.indices {
            guard let value = later.claim.values[column],
                let first = known.first(where: { $0.claim.values[column] != nil }), first.claim.values[column] != value
            else { continue }
            found.append(
                later.finding(
                    header.id, .error, Self.contradicted(later.shown(column), first.shown(column)), column: column,
                    notes: [Note("\(first.shown(column)) stands here", at: first.place(column))]))
        }
        // Equal numbers in different units are different values.
        if found.isEmpty,
            let first = known.first(where: { $0.claim.shares(later.claim) && later.claim.differsInUnit(from: $0.claim) }
            )
        {
            return [
                later.finding(
                    header.id, .error, Self.contradicted(later.shown(nil), first.shown(nil)), column: nil,
                    notes: [Note("\(first.shown(nil)) stands here", at: first.place(nil))])
            ]
        }
        guard found.isEmpty, !isNew, let first = known.first, later.place(nil) != first.place(nil) else { return found }
        // Who leaves open what was said above does not say it again.
        guard later.claim.values.contains(where: { $0 != nil }) || first.claim.values.allSatisfy({ $0 == nil }) else {
            return []
        }
        let note = Note("it is first said here", at: first.place(nil))
        return [later.finding(header.id, .warning, Self.repeated(later.shown(nil)), column: nil, notes: [note])]
    }
}

extension KeyUniqueRule {
    private static func contradicted(_ later: String, _ first: String) -> String {
        "\(later) contradicts \(first), which the same article says of the same key; which is meant cannot be told"
    }

    private static func repeated(_ value: String) -> String {
        value.isEmpty ? "the same article says this twice" : "the same article says \(value) of the same key twice"
    }
}

extension Claim {
    /// True where both give a value for one column.
    fileprivate func shares(_ other: Claim) -> Bool {
        zip(values, other.values).contains { $0 != nil && $1 != nil }
    }
}
