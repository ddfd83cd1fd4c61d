import Books

extension Dataset {
    /// The articles that give what a record publishes, by their index in the book, in its order: those that contradict
    /// none of its values and give one of them, and any whose value a column was taken from. Of a record without values
    /// those that say so; of a derived value, which no article need give, maybe none.
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
        return Set(giving.map(\.article)).sorted()
    }
}
