/// A linear scale with ticks at round numbers.
struct Scale {
    struct Tick {
        let value: Double
        let label: String
        /// The number of steps from zero.
        let multiple: Int
    }

    let low: Double
    let high: Double
    let ticks: [Tick]

    /// - Parameters:
    ///   - values: at least one.
    ///   - count: the approximate number of ticks.
    ///   - hasZero: whether the scale contains zero.
    init(_ values: [Double], count: Int, hasZero: Bool) {
        var (low, high) = (values.min() ?? 0, values.max() ?? 1)
        if hasZero { (low, high) = (min(low, 0), max(high, 0)) }
        // Between whole numbers there is nothing to read off.
        let isWhole = low < high && values.allSatisfy { $0 == $0.rounded() }
        if low == high {
            let margin = low == 0 ? 1 : abs(low) / 10
            // A single value is in the middle; bars begin at zero.
            low = hasZero && low >= 0 ? low : low - margin
            high = high + margin
        }
        let step = Step(for: max((high - low) / Double(max(count, 1)), isWhole ? 1 : 0))
        let first = (low / step.size).rounded(.down)
        let last = (high / step.size).rounded(.up)
        self.low = first * step.size
        self.high = last * step.size
        // Values of a book are far from where a step is lost among the digits of a number.
        let number = min(max(Int(exactly: last - first) ?? 0, 0), 100)
        ticks = (0...number).map { index in
            let multiple = first + Double(index)
            return Tick(
                value: multiple * step.size, label: step.label(multiple), multiple: Int(exactly: multiple) ?? index)
        }
    }

    /// Where a value is between the ends: 0 to 1.
    func share(_ value: Double) -> Double { high > low ? (value - low) / (high - low) : 0.5 }

    /// 1, 2 or 5 times a power of ten.
    private struct Step {
        let factor: Int
        let exponent: Int

        init(for size: Double) {
            var (mantissa, exponent) = (size.isFinite && size > 0 ? size : 1, 0)
            while mantissa >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
            while mantissa < 1 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
            if mantissa > 5 {
                (factor, self.exponent) = (1, exponent + 1)
            } else {
                (factor, self.exponent) = (mantissa > 2 ? 5 : mantissa > 1 ? 2 : 1, exponent)
            }
        }

        var size: Double {
            var size = Double(factor)
            for _ in 0..<abs(exponent) { size = exponent > 0 ? size * 10 : size / 10 }
            return size
        }

        /// More steps from zero are lost among the digits of a number.
        private static let mostSteps = 1_000_000_000_000_000

        /// The decimal text of a multiple, exact.
        func label(_ multiple: Double) -> String {
            guard let whole = Int(exactly: multiple), abs(whole) < Self.mostSteps else {
                return Int(exactly: multiple * size).map { NumberText.written(String($0)) } ?? "\(multiple * size)"
            }
            if whole == 0 { return "0" }
            let (sign, digits) = (whole < 0 ? "-" : "", String(abs(whole) * factor))
            if exponent >= 0 { return NumberText.written(sign + digits + String(repeating: "0", count: exponent)) }
            let padded = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
            return NumberText.written(sign + padded.dropLast(-exponent) + "." + padded.suffix(-exponent))
        }
    }
}
