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
            in two places is a warning. One cell that is read for several keys is no repetition.
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
            var firstOfArticle: [Int: ClaimCell] = [:]
            return view.records[index].claims.flatMap { number -> [Violation] in
                let cell = ClaimCell(view.dataset.claims[number], in: view)
                guard let first = firstOfArticle[cell.claim.article] else {
                    firstOfArticle[cell.claim.article] = cell
                    return []
                }
                return findings(cell, first, in: view).map { Violation($0, suspects: [index]) }
            }
        }
    }

    private func findings(_ later: ClaimCell, _ first: ClaimCell, in view: DatasetView) -> [Finding] {
        let different = columns.indices.filter { later.claim.values[$0] != first.claim.values[$0] }
        if different.isEmpty, later.claim.differsInUnit(from: first.claim) {
            return [
                later.finding(
                    header.id, .error, Self.contradicted(later.shown(nil), first.shown(nil)), column: nil,
                    notes: [Note("\(first.shown(nil)) stands here", at: first.place(nil))])
            ]
        }
        if different.isEmpty {
            guard later.place(nil) != first.place(nil) else { return [] }
            let (message, note) = (Self.repeated(later.shown(nil)), Note("it is first said here", at: first.place(nil)))
            return [later.finding(header.id, .warning, message, column: nil, notes: [note])]
        }
        return different.map { column in
            later.finding(
                header.id, .error, Self.contradicted(later.shown(column), first.shown(column)), column: column,
                notes: [Note("\(first.shown(column)) stands here", at: first.place(column))])
        }
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
