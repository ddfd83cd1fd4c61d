import Books
import Records
import Text

/// An article has each key once.
struct KeyUniqueRule: Rule {
    static let description = RuleDescription(
        id: .keyUnique, scope: .dataset,
        summary: "An article gives one value for each key, in one place.",
        explanation: """
            Applies to every dataset without a declaration. Two different values are an error, the same value in two \
            places is a warning, and so are numbers whose difference is within the tolerance of their column. Either \
            may be wrong, so each has a finding that notes the other. If the two were read from different cells of one \
            key field, or if two cells cause several repetitions, as with repeated rows, the findings are at these \
            cells, one for each word; otherwise they are at the values. Two tables with different columns of one key \
            make one record. One cell that is read for several keys is not a repetition, but a list with a word twice \
            is one.
            """,
        conclusion: RuleConclusion(
            fault: ("One article gives the same thing twice.", "一つの記事に同じ項目が二度ある。")),
        examples: """
            Example: Each key once
            | wood | size  | weight |
            |------|-------|-------:|
            | fir  | small |     10 |
            | fir  | large |     12 |
            Example: Two values for one key
            | wood | size  | weight |
            |------|-------|-------:|
            | fir  | small |    ↓10 |
            | fir  | large |     12 |
            | fir  | small |    ↓11 |
            Example: The same value in two places
            | wood | size  | weight |
            |------|-------|-------:|
            | fir  | small |    ↓10 |
            | fir  | small |    ↓10 |
            """)

    let header: RuleHeader
    /// The tolerance of each value column.
    private let tolerances: [Tolerance]

    init(_ definition: DatasetDefinition) {
        header = .automatic(Self.description)
        tolerances = definition.values.map(\.tolerance)
    }

    var statement: String { "an article contains it once" }

    func applies(to record: Record) -> Bool { true }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        let all = view.records.indices.filter { view.records[$0].claims.count > 1 }.flatMap {
            KeyRepetition.all(of: $0, in: view, within: tolerances)
        }
        let suspects = zip(all, KeyRepetition.suspectFields(of: all)).map { (repetition: $0, fields: $1) }
        return wordViolations(suspects.filter { !$0.fields.isEmpty }, in: view)
            + valueViolations(suspects.filter(\.fields.isEmpty).map(\.repetition))
    }

    /// One for each later cell, and one for the first, which notes all later ones.
    private func valueViolations(_ repetitions: [KeyRepetition]) -> [Violation] {
        let later = repetitions.map { ($0.record, finding($0.later, against: [$0.first], $0)) }
        let firsts = repetitions.groups(by: \.subject).map { _, members in
            (members[0].record, finding(members[0].first, against: members.map(\.later), members[0]))
        }
        return (later + firsts).map { Violation($0.1, suspects: [$0.0]) }
    }

    /// A repetition as seen from one of its cells.
    private struct Mention {
        let repetition: KeyRepetition
        /// The fields of all words involved.
        let fields: [Int]
        /// The first of those read from the cell.
        let field: Int

        /// The subject of one finding: a cell, and the words read from it.
        struct Subject: Hashable {
            let place: Place
            let word: String
        }

        var place: Place { repetition.first.keyPlace(field) }
        var subject: Subject { Subject(place: place, word: repetition.first.claim.key[field]) }

        /// `“fir” with “small”`, `“fir” with size empty`
        func words(of definition: DatasetDefinition) -> String {
            fields.map { field in
                let word = repetition.first.claim.key[field]
                return word.isEmpty ? "\(definition.keys[field].name) empty" : "“\(word)”"
            }.joined(separator: " with ")
        }

        var twin: Note {
            let claim = repetition.later.claim
            let raw = claim.keyOrigins[field]?.raw ?? ""
            // Characters of markup say nothing to readers of a report: `**fir**`.
            let isMarked = raw.first.map { !$0.isLetter && raw.last == $0 } ?? false
            return Note("“\(isMarked ? claim.key[field] : raw)” is here", at: repetition.later.keyPlace(field))
        }

        /// The other value of the key.
        var other: Note? {
            guard repetition.column != nil || repetition.isContradiction else { return nil }
            let (later, column) = (repetition.later, repetition.column)
            return later.note(column)
        }
    }

    /// One for each cell and word of a key field, for any number of records.
    private func wordViolations(
        _ suspects: [(repetition: KeyRepetition, fields: [Int])], in view: DatasetView
    ) -> [Violation] {
        let mentions = suspects.flatMap { repetition, fields in
            [repetition, repetition.reversed].flatMap { side -> [Mention] in
                // Of a row of empty words the others say enough.
                let named = fields.filter { !side.first.claim.key[$0].isEmpty }
                return (named.isEmpty ? fields : named).uniqued { side.first.keyPlace($0) }.map {
                    Mention(repetition: side, fields: fields, field: $0)
                }
            }
        }
        return Dictionary(grouping: mentions, by: \.subject).values.map { mentions in
            let records = Set(mentions.map(\.repetition.record)).sorted()
            return Violation(finding(mentions, of: records, in: view), suspects: records)
        }.sorted { Finding.precedes($0.finding, $1.finding) }
    }

    /// - Parameters:
    ///   - mentions: of one cell and word, at least one.
    ///   - records: the records concerned.
    private func finding(_ mentions: [Mention], of records: [Int], in view: DatasetView) -> Finding {
        // A contradiction takes precedence over a repetition.
        let model = mentions.first { $0.repetition.isContradiction } ?? mentions[0]
        let (cell, column) = (model.repetition.first, model.repetition.column)
        let key = view.dataset.keyParts(cell.claim.key)
        var words = model.words(of: view.definition)
        // Where the rows differ in several columns, the first is named.
        let isOneOfSeveral = Set(mentions.compactMap(\.repetition.column)).count > 1
        let name = isOneOfSeveral ? column.map { "the \(view.definition.values[$0].name) " } ?? "" : ""
        if records.count > 1 {
            let others = key.indices.filter { !model.fields.contains($0) }
            words += " (\(view.named(model.repetition.record, by: others)))"
        }
        return Finding(
            rule: header.id, severity: model.repetition.isContradiction ? .error : .warning,
            message: column == nil && !model.repetition.isContradiction
                ? "the same article has \(words) twice"
                : differing(name + cell.described(column), of: words, model.repetition),
            place: model.place, dataset: view.dataset.name, key: records.count == 1 ? key : [key[model.field]],
            field: view.definition.keys[model.field].name,
            // The value of the words: an acceptance is pinned to these values.
            value: mentions.map { $0.repetition.first.shown($0.repetition.column) }.joined(separator: ", "),
            notes: (mentions.map(\.twin) + mentions.compactMap(\.other)).uniqued())
    }

    private func finding(_ cell: ClaimCell, against others: [ClaimCell], _ repetition: KeyRepetition) -> Finding {
        let column = repetition.column
        let (value, other) = (cell.described(column), others[0].described(column))
        let article = "the same article has"
        let message =
            switch (repetition.isContradiction, column) {
            case (true, _): "\(value) contradicts \(other), which \(article) for the same key; either may be wrong"
            case (false, let column?):
                "\(article) \(value) and \(other) for the same key, which are equal\(tolerances[column].suffix)"
            case (false, nil): value.isEmpty ? "\(article) this twice" : "\(article) \(value) for the same key twice"
            }
        return cell.finding(
            header.id, repetition.isContradiction ? .error : .warning, message, column: column,
            notes: others.map { $0.note(column) })
    }

    private func differing(_ value: String, of words: String, _ repetition: KeyRepetition) -> String {
        let other = repetition.later.described(repetition.column)
        let start = "for \(words) the same article has \(value) here and \(other) elsewhere"
        guard !repetition.isContradiction, let column = repetition.column else {
            return start + "; either may be wrong"
        }
        return start + ", which are equal\(tolerances[column].suffix)"
    }
}
