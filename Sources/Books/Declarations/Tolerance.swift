package import Text

/// How far two measured numbers may lie apart and still say the same.
package struct Tolerance: Hashable, Sendable {
    /// In the unit of the numbers; zero where they must be equal.
    package let number: ExactNumber

    /// - Parameter number: zero or more; nil where numbers must be equal.
    package init(_ number: ExactNumber?) {
        self.number = number ?? .zero
    }

    package static let none = Tolerance(nil)

    package func allows(_ value: ExactNumber, for expected: ExactNumber) -> Bool {
        value == expected || !exceeds(value, expected) && !exceeds(expected, value)
    }

    /// Whether two values say the same: numbers within the tolerance do, with the same qualifier if any; all else must
    /// be equal.
    package func allows(_ value: CellValue?, for expected: CellValue?) -> Bool {
        if value == expected { return true }
        switch (value, expected) {
        case (.number(let number), .number(let other)): return allows(number, for: other)
        case (.qualified(let low, let qualifier, let high), .qualified(let otherLow, let otherQualifier, let otherHigh)):
            return qualifier == otherQualifier && allows(low, for: otherLow)
                && allows(high.map(CellValue.number), for: otherHigh.map(CellValue.number))
        default: return false
        }
    }

    /// Whether a number is above another one by more than the tolerance.
    package func exceeds(_ number: ExactNumber, _ other: ExactNumber) -> Bool {
        guard number > other else { return false }
        guard self.number > .zero, let difference = number.subtracting(other) else { return true }
        return difference > self.number
    }

    /// Whether a number is above another one by at least the tolerance: without one, not below it.
    package func reaches(_ number: ExactNumber, _ other: ExactNumber) -> Bool {
        guard number >= other else { return false }
        guard self.number > .zero, let difference = number.subtracting(other) else { return true }
        return difference >= self.number
    }
}
