import Books
import Text

/// Units. A factor converts one unit to the other; without it, numbers in different units cannot be compared.
extension Operand {
    /// A number without a unit may be compared with any number.
    static func areAlike(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right, left != right else { return true }
        return UnitSpelling.canonical(left) == UnitSpelling.canonical(right)
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
