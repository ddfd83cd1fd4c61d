import Books
import Records
import Text

/// Two claims of one article with one key.
struct KeyRepetition {
    /// The index of the record.
    let record: Int
    let first: ClaimCell
    let later: ClaimCell
    /// The value column in which they differ, even within the tolerance; nil if the whole claims are compared.
    let column: Int?
    let isContradiction: Bool

    /// The key fields that were read from two cells.
    var fieldsApart: [Int] {
        let (keys, others) = (first.claim.keyOrigins, later.claim.keyOrigins)
        return keys.indices.filter { keys[$0] != nil && others[$0] != nil && keys[$0] != others[$0] }
    }

    /// Two cells of a key field.
    struct Words: Hashable {
        let field: Int
        let first: Place
        let later: Place
    }

    func words(of field: Int) -> Words {
        Words(field: field, first: first.keyPlace(field), later: later.keyPlace(field))
    }

    /// The same, seen from the later claim.
    var reversed: KeyRepetition {
        KeyRepetition(record: record, first: later, later: first, column: column, isContradiction: isContradiction)
    }

    /// The common part of repetitions of the first claim.
    struct Subject: Hashable {
        let place: Place
        let column: Int?
        let isContradiction: Bool
    }

    var subject: Subject { Subject(place: first.place(column), column: column, isContradiction: isContradiction) }
}

extension KeyRepetition {
    /// The repetitions of one record, each with the first claim that has the same column.
    ///
    /// - Parameters:
    ///   - record: its index.
    ///   - tolerances: for each value column.
    static func all(of record: Int, in view: DatasetView, within tolerances: [Tolerance]) -> [KeyRepetition] {
        var earlier: [Int: [ClaimCell]] = [:]
        return view.records[record].claims.flatMap { number -> [KeyRepetition] in
            let cell = ClaimCell(claim: view.dataset.claims[number], view: view)
            let known = earlier[cell.claim.article, default: []]
            // Later equal claims are not compared again: two claims of each column suffice.
            let isNew =
                known.isEmpty
                || tolerances.indices.contains { column in
                    cell.claim.values[column] != nil && !known.contains { $0.claim.values[column] != nil }
                }
            if isNew { earlier[cell.claim.article] = known + [cell] }
            return all(of: record, cell, known, isNew: isNew, within: tolerances)
        }
    }

    /// - Parameters:
    ///   - known: the article's earlier claims of the key that each add a column.
    ///   - isNew: whether this claim adds a column.
    private static func all(
        of record: Int, _ later: ClaimCell, _ known: [ClaimCell], isNew: Bool, within tolerances: [Tolerance]
    ) -> [KeyRepetition] {
        func repetition(of first: ClaimCell, column: Int? = nil, isContradiction: Bool) -> KeyRepetition {
            KeyRepetition(
                record: record, first: first, later: later, column: column, isContradiction: isContradiction)
        }
        let found = tolerances.indices.compactMap { column -> KeyRepetition? in
            guard let value = later.claim.values[column],
                let first = known.first(where: { $0.claim.values[column] != nil }),
                !tolerances[column].allows(value, for: first.claim.values[column])
            else { return nil }
            return repetition(of: first, column: column, isContradiction: true)
        }
        guard found.isEmpty else { return found }
        // Equal numbers in different units are different values.
        if let first = known.first(where: {
            $0.claim.shares(later.claim) && later.claim.differsInUnit(from: $0.claim)
        }) {
            return [repetition(of: first, isContradiction: true)]
        }
        guard !isNew, let first = known.first, later.place(nil) != first.place(nil) else { return [] }
        // A claim that leaves an earlier column open does not repeat it.
        let repeatsValues = later.claim.values.contains { $0 != nil } || first.claim.values.allSatisfy { $0 == nil }
        guard repeatsValues else { return [] }
        let near = tolerances.indices.first { column in
            later.claim.values[column] != nil && first.claim.values[column] != nil
                && later.claim.values[column] != first.claim.values[column]
        }
        return [repetition(of: first, column: near, isContradiction: false)]
    }
}

extension KeyRepetition {
    /// For each of several repetitions the key fields whose word may be misread: the only one that was read from two
    /// cells, or those whose two cells cause most repetitions. Empty if ambiguous.
    static func suspectFields(of repetitions: [KeyRepetition]) -> [[Int]] {
        var counts: [Words: Int] = [:]
        for repetition in repetitions {
            for field in repetition.fieldsApart { counts[repetition.words(of: field), default: 0] += 1 }
        }
        return repetitions.map { repetition in
            let fields = repetition.fieldsApart
            if fields.count < 2 { return fields }
            let ofFields = fields.map { counts[repetition.words(of: $0)] ?? 0 }
            guard let most = ofFields.max(), most > 1 else { return [] }
            return zip(fields, ofFields).filter { $1 == most }.map(\.0)
        }
    }
}

extension Claim {
    /// True if both have a value in a common column.
    fileprivate func shares(_ other: Claim) -> Bool {
        zip(values, other.values).contains { $0 != nil && $1 != nil }
    }
}
