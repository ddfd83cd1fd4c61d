package import Books

/// A value that a rule implies and the book publishes instead of the value read.
package struct DerivedValue: Sendable {
    /// The index of the value column.
    package let column: Int
    package let value: CellValue
    /// The value read, after corrections; nil if there is none.
    package let read: CellValue?
    /// The id of the rule that implies the value.
    package let rule: String
    package let reason: LocalizedText

    package init(column: Int, value: CellValue, read: CellValue?, rule: String, reason: LocalizedText) {
        self.column = column
        self.value = value
        self.read = read
        self.rule = rule
        self.reason = reason
    }
}

extension Record {
    /// The record with derived values; returns the same record if it already publishes them.
    ///
    /// - Parameter contested: the columns in which articles differ: with another one the record stays contested.
    package func deriving(_ derived: [DerivedValue], contested: [Int]) -> Record {
        let other = derived.filter { self.values[$0.column] != $0.value }
        guard !other.isEmpty else { return self }
        var values = values
        for value in other { values[value.column] = value.value }
        let isContested = contested.contains { column in !other.contains { $0.column == column } }
        return Record(
            key: key, values: values, unit: unit, status: isContested ? .contested : .derived, claims: claims,
            assumed: assumed, derived: other)
    }
}
