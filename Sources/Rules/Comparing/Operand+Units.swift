import Books
import Records
import Text

/// Units. A factor converts one unit to the other; without it, numbers in different units cannot be compared.
extension Operand {
    /// A number without a unit may be compared with any number.
    static func areAlike(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right, left != right else { return true }
        return UnitSpelling.canonical(left) == UnitSpelling.canonical(right)
    }

    /// Whether its numbers have the units of their records, and no scale converts them.
    var bringsUnits: Bool {
        guard case .counterpart(let counterpart) = source else { return false }
        return counterpart.unit == .perRecord && !isScaled
    }

    /// The units of the records that its numbers for some judged records are read from.
    func units(for records: some Sequence<Int>, in cells: JudgedCells) -> [String?] {
        guard case .counterpart(let counterpart) = source,
            let dataset = cells.data.view(counterpart.dataset)?.dataset
        else { return [] }
        return records.compactMap { record in
            (try? quantity(for: record, in: cells))?.origin.map { dataset.records[$0.record].unit }
        }
    }

    /// Reports a rule that compares numbers of two columns with different units.
    ///
    /// - Parameters:
    ///   - name: of the key that the other column is given by.
    ///   - takesFactor: whether its numbers may be multiplied.
    static func areComparable(
        _ column: FieldDefinition, of target: DatasetDefinition, _ name: String, takesFactor: Bool = true,
        at place: Place, _ parameters: RuleParameters
    ) -> Bool {
        let definition = parameters.definition
        guard let judged = parameters.judgedField, let own = definition.unit(of: judged).shared,
            let other = target.unit(of: column).shared, !areAlike(own, other)
        else { return true }
        let isOne = target.name == definition.name
        parameters.problems.report(
            "the numbers of \(isOne ? column.name : target.name) are in \(other) and those of "
                + "\(isOne ? judged.name : definition.name) in \(own), so \"\(name)\" cannot compare them"
                + (takesFactor ? "; give the number of \(own) in one \(other) as \"times\"" : ""), at: place)
        return false
    }
}
