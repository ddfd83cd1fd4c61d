internal import Diagnostics
internal import Measures

/// One article speaks once of one key.
struct KeyUniqueRule: Rule {
    static let description = RuleDescription(
        id: "key-unique", scope: .dataset,
        summary: "An article gives one key one value, in one place.",
        explanation: """
            Holds for every dataset without a declaration. Two different values are an error, the same value in two \
            places is a warning, and so are numbers no further apart than the tolerance of their column. Nothing tells \
            which of the two is meant to stand there: each is found, and notes the other. Two tables that give different \
            columns of one key make one record. One cell that is read for several keys is no repetition.
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
                    | fir  | small |    ↓10 |
                    | fir  | large |     12 |
                    | fir  | small |    ↓11 |
                    """),
            RuleExample(
                "The same value in two places",
                table: """
                    | wood | size  | weight |
                    |------|-------|-------:|
                    | fir  | small |    ↓10 |
                    | fir  | small |    ↓10 |
                    """),
        ])

    let header: RuleHeader
    /// For each value column, how far its numbers may lie apart.
    private let tolerances: [Tolerance]

    init(_ definition: DatasetDefinition) {
        header = .automatic(Self.description)
        tolerances = definition.values.map(\.tolerance)
    }

    var statement: String { "an article speaks of it once" }

    func speaks(of record: Record) -> Bool { true }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        view.records.indices.filter { view.records[$0].claims.count > 1 }.flatMap { index in
            findings(repetitions(of: view.records[index], in: view)).map { Violation($0, suspects: [index]) }
        }
    }

    /// Two claims of one article and one key.
    private struct Repetition {
        let first: ClaimCell
        let later: ClaimCell
        /// The value column in which they differ; nil for the claims as a whole.
        let column: Int?
        let isContradiction: Bool

        /// What repetitions of the first claim have in common.
        struct Subject: Hashable {
            let place: Place
            let column: Int?
            let isContradiction: Bool
        }

        var subject: Subject {
            Subject(place: first.place(column), column: column, isContradiction: isContradiction)
        }
    }

    private func repetitions(of record: Record, in view: DatasetView) -> [Repetition] {
        var earlier: [Int: [ClaimCell]] = [:]
        return record.claims.flatMap { number -> [Repetition] in
            let cell = ClaimCell(view.dataset.claims[number], in: view)
            let known = earlier[cell.claim.article, default: []]
            // What says nothing new is not compared with again: two claims of each column are enough.
            let isNew =
                known.isEmpty
                || tolerances.indices.contains { column in
                    cell.claim.values[column] != nil && !known.contains { $0.claim.values[column] != nil }
                }
            if isNew { earlier[cell.claim.article] = known + [cell] }
            return repetitions(cell, known, isNew: isNew)
        }
    }

    /// - Parameters:
    ///   - known: the article's earlier claims of the key, each of which gives a column that those before it do not.
    ///   - isNew: whether this one does so, too.
    private func repetitions(_ later: ClaimCell, _ known: [ClaimCell], isNew: Bool) -> [Repetition] {
        let found = tolerances.indices.compactMap { column -> Repetition? in
            guard let value = later.claim.values[column],
                let first = known.first(where: { $0.claim.values[column] != nil }),
                !tolerances[column].allows(value, for: first.claim.values[column])
            else { return nil }
            return Repetition(first: first, later: later, column: column, isContradiction: true)
        }
        // Equal numbers in different units are different values.
        if found.isEmpty,
            let first = known.first(where: { $0.claim.shares(later.claim) && later.claim.differsInUnit(from: $0.claim) }
            )
        {
            return [Repetition(first: first, later: later, column: nil, isContradiction: true)]
        }
        guard found.isEmpty, !isNew, let first = known.first, later.place(nil) != first.place(nil) else { return found }
        // Who leaves open what was said above does not say it again.
        guard later.claim.values.contains(where: { $0 != nil }) || first.claim.values.allSatisfy({ $0 == nil }) else {
            return []
        }
        return [Repetition(first: first, later: later, column: nil, isContradiction: false)]
    }

    /// One for each later cell, and one for the first, which notes all of those.
    private func findings(_ repetitions: [Repetition]) -> [Finding] {
        var seen: Set<Repetition.Subject> = []
        let bySubject = Dictionary(grouping: repetitions, by: \.subject)
        return repetitions.map { finding($0.later, against: [$0.first], $0) }
            + repetitions.filter { seen.insert($0.subject).inserted }.map {
                finding($0.first, against: (bySubject[$0.subject] ?? []).map(\.later), $0)
            }
    }

    private func finding(_ cell: ClaimCell, against others: [ClaimCell], _ repetition: Repetition) -> Finding {
        let column = repetition.column
        let shown = others.map { $0.shown(column) }
        let notes = zip(shown, others).map { shown, other in
            Note(shown.isEmpty ? "it is said here" : "\(shown) stands here", at: other.place(column))
        }
        return cell.finding(
            header.id, repetition.isContradiction ? .error : .warning,
            repetition.isContradiction
                ? Self.contradicted(cell.shown(column), shown[0]) : Self.repeated(cell.shown(column)),
            column: column, notes: notes)
    }
}

extension KeyUniqueRule {
    private static func contradicted(_ value: String, _ other: String) -> String {
        "\(value) contradicts \(other), which the same article says of the same key; which is meant cannot be told"
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
