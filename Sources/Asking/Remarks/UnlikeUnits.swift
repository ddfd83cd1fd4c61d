import Books
import Records

/// The remarks on conditions about numbers in records with several units.
struct UnlikeUnits {
    private let selection: RecordSelection

    init(_ selection: RecordSelection) { self.selection = selection }

    /// One sentence for each condition.
    var lines: [String] {
        let definition = selection.dataset.definition
        guard definition.unit == .perRecord else { return [] }
        let groups = selection.conditions.groups
        return groups.indices.flatMap { index -> [String] in
            // Keys have no unit, and some columns their own.
            if case .key = groups[index].field { return [] }
            guard let field = groups[index].field.definition(in: definition),
                definition.unit(of: field) == .perRecord
            else { return [] }
            let asked = groups[index].conditions.filter { !$0.units.isEmpty }
            guard !asked.isEmpty else { return [] }
            let others = groups.indices.filter { $0 != index }.map { groups[$0] }
            let records = selection.dataset.records.filter { record in others.allSatisfy { $0.holds(record) } }
            let units = Set(records.map(\.unit))
            return units.count < 2 ? [] : asked.compactMap { line($0, units) }
        }
    }

    /// - Parameter units: the units of the records that satisfy all other conditions, nil for a record without one.
    private func line(_ condition: Condition, _ units: Set<String?>) -> String? {
        let (name, typed) = (condition.field.name(in: selection.dataset.definition), condition.text.typed)
        let (named, hasBare) = (units.compactMap(\.self), units.contains(nil))
        guard condition.units.contains(nil) else {
            let rest = named.filter { !condition.units.contains($0) }.sorted()
            let numbers =
                (rest.isEmpty ? [] : ["in \(rest.joined(separator: ", "))"]) + (hasBare ? ["without a unit"] : [])
            return numbers.isEmpty
                ? nil : "\(typed): numbers \(numbers.joined(separator: " or ")) are not compared with it"
        }
        let list = (named.sorted() + (hasBare ? ["has no unit"] : [])).joined(separator: " or ")
        return "\(name) is in \(list), and \(typed) compares only the numbers; write the unit after the number"
    }
}
