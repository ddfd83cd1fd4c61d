import Books
import Text

/// Arithmetic with values that may be one of several numbers: 2–4 times 2–3 is 4–12.
extension NumberInterval {
    func adding(_ other: NumberInterval) throws(Obstacle) -> NumberInterval {
        NumberInterval(
            try Self.sum(low, other.low), try Self.sum(high, other.high), holdsLow: holdsLow && other.holdsLow,
            holdsHigh: holdsHigh && other.holdsHigh)
    }

    private static func sum(_ left: ExactNumber?, _ right: ExactNumber?) throws(Obstacle) -> ExactNumber? {
        guard let left, let right else { return nil }
        guard let sum = left.adding(right) else { throw .digits }
        return sum
    }

    /// The ends of a product of intervals are products of their ends.
    func multiplied(by other: NumberInterval) throws(Obstacle) -> NumberInterval {
        var (least, greatest): (End?, End?)
        for end in ends {
            for factor in other.ends {
                let product = try end.multiplied(by: factor)
                least = least.map { $0.outer(product, isLow: true) } ?? product
                greatest = greatest.map { $0.outer(product, isLow: false) } ?? product
            }
        }
        return NumberInterval(
            least?.number, greatest?.number, holdsLow: least?.isHeld ?? true, holdsHigh: greatest?.isHeld ?? true)
    }

    private var ends: [End] {
        [End(number: low, sign: -1, isHeld: holdsLow), End(number: high, sign: 1, isHeld: holdsHigh)]
    }

    /// An end of an interval, which may be infinite.
    private struct End {
        /// Nil for an infinite end.
        let number: ExactNumber?
        /// Of an infinite end.
        let sign: Int
        /// Whether it belongs to the interval.
        let isHeld: Bool

        private var signum: Int { number.map { $0 == .zero ? 0 : $0 < .zero ? -1 : 1 } ?? sign }
        private var isHeldZero: Bool { number == .zero && isHeld }

        func multiplied(by other: End) throws(Obstacle) -> End {
            let (sign, isHeld) = (signum * other.signum, isHeld && other.isHeld || isHeldZero || other.isHeldZero)
            // However large a number is, its product with zero is zero.
            if sign == 0 { return End(number: .zero, sign: 0, isHeld: isHeld) }
            guard let number, let factor = other.number else { return End(number: nil, sign: sign, isHeld: true) }
            guard let product = number.multiplied(by: factor) else { throw .digits }
            return End(number: product, sign: sign, isHeld: isHeld)
        }

        /// The lower or the higher of two ends; of equal ones one that is held.
        func outer(_ other: End, isLow: Bool) -> End {
            if isBelow(other) { return isLow ? self : other }
            if other.isBelow(self) { return isLow ? other : self }
            return isHeld ? self : other
        }

        private func isBelow(_ other: End) -> Bool {
            switch (number, other.number) {
            case (let number?, let other?): number < other
            case (nil, nil): sign < other.sign
            case (nil, _): sign < 0
            case (_, nil): other.sign > 0
            }
        }
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
