import Books

extension Dataset {
    /// The articles that support a record, by their index in the book, in ascending order: articles that contradict
    /// none of its values and state one of them, and articles that supplied a column. 5 contradicts no ≤650, but does
    /// not state it. For a record without values, the articles that say so; for a derived value possibly none. An article
    /// whose value was corrected counts only if no other one states the corrected one, and an older edition only for what
    /// its newer one says, too, or leaves open.
    package func articles(giving record: Record) -> [Int] {
        let all = record.claims.map { claims[$0] }
        guard all.count > 1 || record.status == .derived else { return all.map(\.article) }
        let read = definition.values.indices.filter { !definition.values[$0].isSetByRecipe }
        let columns = read.filter { record.values[$0] != nil && record.values[$0] != .notAvailable }
        // An article whose newer edition withdraws its values does not say that there are none.
        let giving =
            columns.isEmpty
            ? all.filter { claim in !read.contains(where: claim.gives) } : claims(of: all, stating: record, in: columns)
        return Set(giving.map(\.article)).sorted()
    }

    /// The claims that state one of some published values.
    private func claims(of all: [Claim], stating record: Record, in columns: [Int]) -> [Claim] {
        let claims = Claim.withoutHistory(all, in: relations)
        guard let first = claims.first else { return [] }
        let published = first.with(values: record.values, unit: record.unit, status: record.status, corrections: [])
        func states(_ claim: Claim, _ column: Int) -> Bool {
            claim.gives(column)
                && definition.values[column].tolerance.allows(claim.values[column], for: record.values[column])
        }
        func supplies(_ claim: Claim, _ column: Int) -> Bool {
            claims.first { $0.gives(column) && $0.values[column] == record.values[column] } === claim
        }
        func writes(_ claim: Claim, _ column: Int) -> Bool {
            states(claim, column) && !claim.corrections.contains { $0.column == column }
        }
        func agrees(_ claim: Claim) -> Bool { !claim.contradicts(published, in: definition.values) }
        let giving = claims.filter { claim in
            columns.contains { states(claim, $0) && (agrees(claim) || supplies(claim, $0)) }
        }
        // What the book has corrected, its article does not say.
        let written = Set(columns.filter { column in giving.contains { writes($0, column) } })
        let needed = giving.filter { claim in
            columns.contains { written.contains($0) ? writes(claim, $0) : states(claim, $0) }
        }
        // An older edition may already have said what its newer one says.
        let older = all.filter { claim in
            needed.contains { relations.edition($0.article, replaces: claim.article) } && agrees(claim)
                && columns.contains { writes(claim, $0) }
        }
        return needed + older
    }
}
