package import Books
import Records
package import Text

/// What the numbers of a column are like: no relation, since any numbers lie between some limits, but what to begin with.
package struct ColumnProfile: Sendable {
    package let dataset: String
    package let column: String
    package let minimum: ExactNumber
    package let maximum: ExactNumber
    /// Of which all numbers are whole multiples; nil where there are fewer than three, or none can be held.
    package let step: ExactNumber?
    /// The units of the records, each once.
    package let units: [String]
    package let count: Int
    /// The rule that says the limits.
    package internal(set) var rule: RuleDefinition
    /// Whether a rule of the book has the same limits.
    package internal(set) var isDeclared = false

    /// Nil for a column without numbers. Linear in the records.
    init?(_ column: Int, of table: RecordTable) {
        let field = table.columns[column]
        let numbers = field.numbers.compactMap { $0 }
        // Of a range such as 10–12 the upper end counts, too.
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
        switch table.definition.unit {
        case .none: return []
        case .fixed(let unit): return [unit]
        case .perRecord:
            var seen: Set<String> = []
            return table.dataset.records.compactMap(\.unit).filter { seen.insert($0).inserted }
        }
    }
}
