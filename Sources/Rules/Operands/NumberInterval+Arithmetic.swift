import Books
import Text

/// Arithmetic with values that may be one of several numbers: 2–4 times 2 is 4–8.
extension NumberInterval {
    func adding(_ other: NumberInterval) throws(Operand.Obstacle) -> NumberInterval {
        NumberInterval(
            try Self.sum(low, other.low), try Self.sum(high, other.high), holdsLow: holdsLow && other.holdsLow,
            holdsHigh: holdsHigh && other.holdsHigh)
    }

    private static func sum(_ left: ExactNumber?, _ right: ExactNumber?) throws(Operand.Obstacle) -> ExactNumber? {
        guard let left, let right else { return nil }
        guard let sum = left.adding(right) else { throw .digits }
        return sum
    }

    /// Nil unless one of the two is a single number.
    func multiplied(by other: NumberInterval) throws(Operand.Obstacle) -> NumberInterval? {
        guard let factor = other.single else { return single == nil ? nil : try other.multiplied(by: self) }
        let (low, high) = (try Self.product(low, factor), try Self.product(high, factor))
        if factor == .zero { return NumberInterval(.zero, .zero) }
        return factor > .zero
            ? NumberInterval(low, high, holdsLow: holdsLow, holdsHigh: holdsHigh)
            : NumberInterval(high, low, holdsLow: holdsHigh, holdsHigh: holdsLow)
    }

    private static func product(_ number: ExactNumber?, _ factor: ExactNumber) throws(Operand.Obstacle) -> ExactNumber?
    {
        guard let number else { return nil }
        guard let product = number.multiplied(by: factor) else { throw .digits }
        return product
    }

    /// As a value that may be these numbers is written: `5`, `2–4`, `≤4`.
    var display: String {
        let value: CellValue? =
            switch (low, high) {
            case (let low?, let high?) where low == high: .number(low)
            case (let low?, let high?): .qualified(low, .range, maximum: high)
            case (let low?, nil): .qualified(low, holdsLow ? .atLeast : .above, maximum: nil)
            case (nil, let high?): .qualified(high, holdsHigh ? .atMost : .below, maximum: nil)
            case (nil, nil): nil
            }
        return value?.display ?? "any number"
    }
}
