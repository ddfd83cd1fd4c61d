package import Books
import Records
package import Text

/// The limits and the step of a column's numbers. Not a relation, because any numbers have limits.
package struct ColumnProfile: Sendable {
    package let dataset: String
    package let column: String
    package let minimum: ExactNumber
    package let maximum: ExactNumber
    /// Whether the least value is only known to be less than the minimum, which then is not a limit.
    package let isLowOpen: Bool
    /// Whether the greatest value is only known to be more than the maximum.
    package let isHighOpen: Bool
    /// The number that divides all numbers; nil for fewer than three numbers, or if it is not exact.
    package let step: ExactNumber?
    /// The distinct units of the records.
    package let units: [String]
    package let count: Int
    /// The rule for the limits.
    package internal(set) var rule: RuleDefinition
    /// Whether a rule of the book has the same limits.
    package internal(set) var isDeclared = false

    /// The profiles of a column: one for each unit of its numbers, because limits are compared with numbers of one
    /// unit. None for a column without numbers. Numbers without a unit beside others with one have no profile, because
    /// no rule selects them.
    ///
    /// - Complexity: linear in the records, for each unit.
    static func all(_ column: Int, of table: RecordTable) -> [ColumnProfile] {
        let units = units(of: table, column: table.columns[column].name)
        let isMixed = table.definition.unit == .perRecord && Set(table.dataset.records.map(\.unit)).count > 1
        guard isMixed else { return [ColumnProfile(column, of: table, units: units)].compactMap { $0 } }
        return units.compactMap { unit in
            ColumnProfile(column, of: table, units: [unit], rows: { table.dataset.records[$0].unit == unit }, unit)
        }
    }

    /// - Parameters:
    ///   - rows: whether a record counts.
    ///   - unit: of the limits; nil if they need none.
    private init?(
        _ column: Int, of table: RecordTable, units: [String], rows: (Int) -> Bool = { _ in true },
        _ unit: String? = nil
    ) {
        let field = table.columns[column]
        let chosen = table.dataset.records.indices.filter(rows)
        guard field.isNumeric else { return nil }
        let values = chosen.compactMap { table.dataset.records[$0].values[column - table.keyCount] }
        let numbers = values.compactMap(\.number)
        // Both ends of a range such as 10–12 count.
        let ends = values.compactMap { if case .qualified(_, _, let maximum) = $0 { maximum } else { nil } }
        guard let minimum = numbers.min(), let maximum = (numbers + ends).max() else { return nil }
        // Of <5 no number is 5.
        isLowOpen = values.contains(.qualified(minimum, .below, maximum: nil))
        isHighOpen = values.contains(.qualified(maximum, .above, maximum: nil))
        if isLowOpen && isHighOpen { return nil }
        dataset = table.dataset.name
        self.column = field.name
        self.minimum = minimum
        self.maximum = maximum
        self.units = units
        count = numbers.count
        // One or two numbers are always multiples of something.
        step = Set(numbers).count > 2 ? ExactNumber.step(of: numbers) : nil
        let limits = [
            RuleNode.entry("column", field.name),
            isLowOpen ? nil : RuleNode.entry("minimum", minimum.description),
            isHighOpen ? nil : RuleNode.entry("maximum", maximum.description),
        ].compactMap { $0 }
        let areOpen = values.contains { $0.qualifier != nil && $0.qualifier != .range }
        let subject = count == 1 ? "the only value" : "all \(count) values"
        let verb = areOpen ? "may be" : count == 1 ? "lies" : "lie"
        let place =
            isLowOpen ? "at or below this limit" : isHighOpen ? "at or above this limit" : "between these limits"
        rule = ProposedRule.definition(
            id: ProposedRule.id(dataset, field.name, .range), kind: .range,
            entries: limits + (unit.map { [RuleNode.entry("unit", $0)] } ?? []),
            reason:
                "Found in the data: \(subject)\(unit.map { " in \($0)" } ?? "") \(verb) \(place)."
        )
    }

    /// The units of a column's numbers, each once, in the order of the records.
    static func units(of table: RecordTable, column: String?) -> [String] {
        let field = column.flatMap(table.definition.field(named:))
        guard table.definition.unit == .perRecord else { return table.definition.declaredUnits(of: field) }
        return table.dataset.records.compactMap(\.unit).uniqued()
    }
}
