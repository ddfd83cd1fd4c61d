import Books
import Records

/// The remarks on conditions about numbers in records with several units.
struct UnlikeUnits {
    private let selection: RecordSelection

    init(_ selection: RecordSelection) { self.selection = selection }

    /// One sentence for each condition.
    var lines: [String] {
        guard selection.dataset.definition.unit == .perRecord else { return [] }
        let groups = selection.conditions.groups
        return groups.indices.flatMap { index -> [String] in
            // Keys have no unit.
            guard case .value = groups[index].field else { return [] }
            let asked = groups[index].conditions.filter { !$0.units.isEmpty }
            guard !asked.isEmpty else { return [] }
            let others = groups.indices.filter { $0 != index }.map { groups[$0] }
            let records = selection.dataset.records.filter { record in others.allSatisfy { $0.holds(record) } }
            let units = Set(records.compactMap(\.unit))
            return units.count < 2 ? [] : asked.compactMap { line($0, units) }
        }
    }

    /// - Parameter units: the units of the records that satisfy all other conditions.
    private func line(_ condition: Condition, _ units: Set<String>) -> String? {
        let name = condition.field.name(in: selection.dataset.definition)
        let asked = Set(condition.units.compactMap { $0 })
        guard condition.units.contains(nil) else {
            let rest = units.subtracting(asked).sorted()
            return rest.isEmpty
                ? nil : "\(condition.text.typed): numbers in \(rest.joined(separator: ", ")) are not compared with it"
        }
        return
            "\(name) is in \(units.sorted().joined(separator: " or ")), and \(condition.text.typed) compares only the numbers; "
            + "write the unit after the number"
    }
}
