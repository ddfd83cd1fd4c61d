package import Books

/// A value that the book publishes in place of what was read, since a rule implies it.
package struct DerivedValue: Sendable {
    /// The index of the value column.
    package let column: Int
    package let value: CellValue
    /// What was read, after corrections; nil where nothing was.
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
    /// The record with derived values in the place of its own; the same where these are what it publishes.
    package func deriving(_ derived: [DerivedValue]) -> Record {
        let other = derived.filter { self.values[$0.column] != $0.value }
        guard !other.isEmpty else { return self }
        var values = values
        for value in other { values[value.column] = value.value }
        return Record(
            key: key, values: values, unit: unit, status: .derived, claims: claims, assumed: assumed, derived: other)
    }
}
