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

    // MARK: Values that may be one of several numbers

    /// Whether all numbers of one interval exceed all of another by more than the tolerance.
    ///
    /// - Parameter reaching: whether a number that exceeds the other by exactly the tolerance also counts.
    package func exceeds(_ upper: NumberInterval, _ lower: NumberInterval, reaching: Bool = false) -> Bool {
        guard let low = upper.low, let high = lower.high else { return false }
        return reaching || !upper.holdsLow || !lower.holdsHigh ? reaches(low, high) : exceeds(low, high)
    }

    /// Whether some numbers of two intervals count as equal.
    package func allows(_ value: NumberInterval, for expected: NumberInterval) -> Bool {
        !exceeds(value, expected) && !exceeds(expected, value)
    }

    /// Whether two values may be equal: with the same qualifier they are compared as written, else as the numbers that they may
    /// be.
    package func mayAllow(_ value: CellValue?, for expected: CellValue?) -> Bool {
        if allows(value, for: expected) { return true }
        guard value?.qualifier != expected?.qualifier, let value = value?.extent, let expected = expected?.extent else {
            return false
        }
        return allows(value, for: expected)
    }

    /// Whether values agree with one of them and, where that may be several numbers, with each other.
    ///
    /// - Complexity: then quadratic in the different values.
    package func agree(_ values: [CellValue], with first: CellValue?) -> Bool {
        guard values.allSatisfy({ mayAllow($0, for: first) }) else { return false }
        guard first?.qualifier != nil else { return true }
        let different = values.uniqued()
        return different.indices.allSatisfy { index in
            different[..<index].allSatisfy { mayAllow($0, for: different[index]) }
        }
    }
}

extension CellValue {
    /// The numbers that the value may be: `~9` is taken for 9; nil if it is not a number.
    package var extent: NumberInterval? { NumberInterval(self) ?? number.map { NumberInterval($0, $0) } }
}
