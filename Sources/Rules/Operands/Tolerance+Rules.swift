import Books
import Text

extension Tolerance {
    /// Whether all numbers of one interval exceed all of another by more than the tolerance.
    ///
    /// - Parameter reaching: whether a number that exceeds the other by exactly the tolerance also counts.
    func exceeds(_ upper: NumberInterval, _ lower: NumberInterval, reaching: Bool = false) -> Bool {
        guard let low = upper.low, let high = lower.high else { return false }
        return reaching || !upper.holdsLow || !lower.holdsHigh ? reaches(low, high) : exceeds(low, high)
    }

    /// Whether some numbers of two intervals count as equal.
    func allows(_ value: NumberInterval, for expected: NumberInterval) -> Bool {
        !exceeds(value, expected) && !exceeds(expected, value)
    }

    /// Whether two values may be equal: with the same qualifier they are compared as written, else as the numbers that they may
    /// be.
    func mayAllow(_ value: CellValue?, for expected: CellValue?) -> Bool {
        if allows(value, for: expected) { return true }
        guard value?.qualifier != expected?.qualifier, let value = value?.extent, let expected = expected?.extent else {
            return false
        }
        return allows(value, for: expected)
    }

    /// The value that a finding implies; nil with a tolerance, where the exact value is unknown.
    func implied(_ value: CellValue?) -> CellValue? { number > .zero ? nil : value }

    func implied(_ number: ExactNumber?) -> CellValue? { implied(number.map(CellValue.number)) }

    /// ` within 0.5`, as the end of a statement; empty for exact comparisons.
    var suffix: String { number > .zero ? " within \(number)" : "" }
}

extension FieldDefinition {
    /// The value as findings imply it; empty for a cell that marks a missing value.
    func implied(_ value: CellValue?) -> [ImpliedValue] {
        guard let value, value != .notAvailable else { return [] }
        return [ImpliedValue(name, value.display)]
    }
}
