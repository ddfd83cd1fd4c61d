package import Text

/// The greatest difference of two measured numbers that count as equal.
package struct Tolerance: Hashable, Sendable {
    /// In the unit of the numbers; zero if they must be equal.
    package let number: ExactNumber

    /// - Parameter number: zero or more; nil if numbers must be equal.
    package init(_ number: ExactNumber?) {
        self.number = number ?? .zero
    }

    package static let none = Tolerance(nil)

    package func allows(_ value: ExactNumber, for expected: ExactNumber) -> Bool {
        value == expected || !exceeds(value, expected) && !exceeds(expected, value)
    }

    /// Whether two values count as equal: numbers with the same qualifier within the tolerance; all other values must
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

    /// Whether a number exceeds another one by more than the tolerance.
    package func exceeds(_ number: ExactNumber, _ other: ExactNumber) -> Bool {
        guard number > other else { return false }
        guard self.number > .zero, let difference = number.subtracting(other) else { return true }
        return difference > self.number
    }

    /// Whether a number exceeds another one by at least the tolerance; without a tolerance, whether it is not below
    /// it.
    package func reaches(_ number: ExactNumber, _ other: ExactNumber) -> Bool {
        guard number >= other else { return false }
        guard self.number > .zero, let difference = number.subtracting(other) else { return true }
        return difference >= self.number
    }
}
