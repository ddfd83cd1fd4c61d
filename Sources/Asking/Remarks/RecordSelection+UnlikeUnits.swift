import Books
import Records

extension RecordSelection {
    /// The remarks on conditions about numbers in records with several units, one sentence for each condition.
    var unlikeUnits: [String] {
        let (definition, groups) = (dataset.definition, conditions.groups)
        guard definition.unit == .perRecord else { return [] }
        return groups.indices.flatMap { index -> [String] in
            // Keys have no unit, and some columns their own.
            if case .key = groups[index].field { return [] }
            guard let field = groups[index].field.definition(in: definition),
                definition.unit(of: field) == .perRecord
            else { return [] }
            let asked = groups[index].conditions.filter { !$0.units.isEmpty }
            guard !asked.isEmpty else { return [] }
            let units = Set(records(withoutGroup: index).map(\.unit))
            return units.count < 2 ? [] : asked.compactMap { line($0, units) }
        }
    }

    /// - Parameter units: the units of the records that satisfy all other conditions, nil for a record without one.
    private func line(_ condition: Condition, _ units: Set<String?>) -> String? {
        let (name, typed) = (condition.field.name(in: dataset.definition), condition.text.typed)
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
