package import Books
import Records
package import Text

/// The limits and the step of a column's numbers. Not a relation, because any numbers have limits.
package struct ColumnProfile: Sendable {
    package let dataset: String
    package let column: String
    package let minimum: ExactNumber
    package let maximum: ExactNumber
    /// The number that divides all numbers; nil for fewer than three numbers, or if it is not exact.
    package let step: ExactNumber?
    /// The distinct units of the records.
    package let units: [String]
    package let count: Int
    /// The rule for the limits.
    package internal(set) var rule: RuleDefinition
    /// Whether a rule of the book has the same limits.
    package internal(set) var isDeclared = false

    /// Nil for a column without numbers. Linear in the records.
    init?(_ column: Int, of table: RecordTable) {
        let field = table.columns[column]
        let numbers = field.numbers.compactMap { $0 }
        // Both ends of a range such as 10–12 count.
        let ends = table.dataset.records.compactMap { record -> ExactNumber? in
            guard case .qualified(_, _, let maximum)? = record.values[column - table.keyCount] else { return nil }
            return maximum
        }
        guard field.isNumeric, let minimum = numbers.min(), let maximum = (numbers + ends).max() else { return nil }
        dataset = table.dataset.name
        self.column = field.name
        (self.minimum, self.maximum, count) = (minimum, maximum, numbers.count)
        // One or two numbers are always multiples of something.
        step = Set(numbers).count > 2 ? ExactNumber.step(of: numbers) : nil
        units = Self.units(of: table)
        rule = ProposedRule.definition(
            id: ProposedRule.id(dataset, field.name, .range), kind: .range,
            entries: [
                RuleNode.entry("column", field.name), RuleNode.entry("minimum", minimum.description),
                RuleNode.entry("maximum", maximum.description),
            ],
            reason: "Found in the data: all \(numbers.count) values lie between these limits.")
    }

    /// The units of a table's records, each once, in the order of the records.
    static func units(of table: RecordTable) -> [String] {
        guard table.definition.unit == .perRecord else { return table.definition.declaredUnits }
        var seen: Set<String> = []
        return table.dataset.records.compactMap(\.unit).filter { seen.insert($0).inserted }
    }
}
