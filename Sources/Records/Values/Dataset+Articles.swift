import Books
import Text

extension Dataset {
    /// The articles that support a record, by their index in the book, in ascending order: articles that contradict
    /// none of its values and contain one of them, and articles that supplied a column. For a record without values,
    /// the articles that say so; for a derived value possibly none. An article whose value was corrected counts
    /// only if no other one says so.
    package func articles(giving record: Record) -> [Int] {
        let claims = record.claims.map { self.claims[$0] }
        guard let first = claims.first, claims.count > 1 || record.status == .derived else {
            return claims.map(\.article)
        }
        let columns = definition.values.indices.filter { column in
            !definition.values[column].isSetByRecipe && record.values[column] != nil
                && record.values[column] != .notAvailable
        }
        let published = first.with(
            values: record.values, unit: record.unit, status: record.status, corrections: [])
        let giving = claims.filter { claim in
            let given = columns.filter { claim.gives($0) && claim.values[$0] == record.values[$0] }
            if columns.isEmpty { return !claim.contradicts(published, in: definition.values) }
            if !claim.contradicts(published, in: definition.values) { return columns.contains(where: claim.gives) }
            return given.contains { column in self.claim(of: record, column: column) === claim }
        }
        func writes(_ claim: Claim, _ column: Int) -> Bool {
            claim.gives(column) && !claim.corrections.contains { $0.column == column }
        }
        // What the book has corrected, its article does not say.
        let needed = giving.filter { claim in
            columns.isEmpty
                || columns.contains { column in
                    writes(claim, column) || claim.gives(column) && !giving.contains { writes($0, column) }
                }
        }
        return Set(needed.map(\.article)).sorted()
    }

    /// The articles with claims of a record, each once.
    package func claimants(of record: Record) -> [Int] { record.claims.map { claims[$0].article }.uniqued() }
}
