package import Text

/// The numbers that a value may be: a qualified value includes all numbers that it allows.
package struct NumberInterval: Sendable {
    /// Nil for no limit.
    package let low: ExactNumber?
    package let high: ExactNumber?
    /// Whether the interval includes its limits.
    package let holdsLow: Bool
    package let holdsHigh: Bool

    package init(_ low: ExactNumber?, _ high: ExactNumber?, holdsLow: Bool = true, holdsHigh: Bool = true) {
        self.low = low
        self.high = high
        self.holdsLow = holdsLow
        self.holdsHigh = holdsHigh
    }

    /// Nil for a value that is not a number, and for `~9`, whose extent is unknown.
    package init?(_ value: CellValue) {
        switch value {
        case .number(let number): self.init(number, number)
        case .qualified(let number, .range, let maximum): self.init(number, maximum)
        case .qualified(let number, .atMost, _): self.init(nil, number)
        case .qualified(let number, .atLeast, _): self.init(number, nil)
        case .qualified(let number, .below, _): self.init(nil, number, holdsHigh: false)
        case .qualified(let number, .above, _): self.init(number, nil, holdsLow: false)
        case .qualified(_, .about, _), .text, .boolean, .notAvailable: return nil
        }
    }

    /// Whether the other interval contains every number of this one.
    package func lies(in other: NumberInterval) -> Bool {
        other.allowsLow(of: self) && other.allowsHigh(of: self)
    }

    private func allowsLow(of inner: NumberInterval) -> Bool {
        guard let low else { return true }
        guard let other = inner.low else { return false }
        return low < other || low == other && (holdsLow || !inner.holdsLow)
    }

    private func allowsHigh(of inner: NumberInterval) -> Bool {
        guard let high else { return true }
        guard let other = inner.high else { return false }
        return other < high || high == other && (holdsHigh || !inner.holdsHigh)
    }

    /// Whether the two intervals have no common number.
    package func isApart(from other: NumberInterval) -> Bool {
        endsBefore(other) || other.endsBefore(self)
    }

    /// The number, if the interval contains just one.
    package var single: ExactNumber? { low == high ? low : nil }

    private func endsBefore(_ other: NumberInterval) -> Bool {
        guard let high, let low = other.low else { return false }
        return high < low || high == low && !(holdsHigh && other.holdsLow)
    }
}
