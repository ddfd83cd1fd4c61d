import Text

extension ExactNumber {
    /// The greatest number that divides both; nil if it is not exact.
    static func commonDivisor(_ left: ExactNumber, _ right: ExactNumber) -> ExactNumber? {
        guard let (a, b, scale) = aligned(left, right) else { return nil }
        var (first, second) = (a.magnitude, b.magnitude)
        while second != 0 { (first, second) = (second, first % second) }
        return Int(exactly: first).flatMap { ExactNumber(coefficient: $0, scale: scale) }
    }

    /// The greatest number that divides all numbers; nil if there are only zeros.
    static func step(of numbers: some Sequence<ExactNumber>) -> ExactNumber? {
        var step = ExactNumber.zero
        for number in numbers {
            guard let divisor = commonDivisor(step, number) else { return nil }
            step = divisor
        }
        return step == .zero ? nil : step
    }

    static let half = ExactNumber(coefficient: 5, scale: 1) ?? .zero

    /// The step to which numbers are rounded: 1 or 5 of some digit, or else the last digit of any number.
    static func rounding(of numbers: [ExactNumber]) -> ExactNumber? {
        guard let common = step(of: numbers) else { return nil }
        let digits = common.description.filter { $0 != "0" && $0 != "." }
        return digits == "1" || digits == "5"
            ? common : ExactNumber(coefficient: 1, scale: numbers.map(\.scale).max() ?? 0)
    }

    /// The number of whole steps in a number, at least 0.
    func count(of step: ExactNumber) -> Int { max(0, wholeMultiples(of: step) ?? 0) }

    /// The quotient by another number, which must not be zero; nil if it is not a finite decimal.
    func quotient(by other: ExactNumber) -> ExactNumber? {
        guard other != .zero, let (whole, parts, _) = Self.aligned(self, other) else { return nil }
        var numerator = whole
        for scale in 0...Self.mostPlaces {
            if numerator.isMultiple(of: parts) { return ExactNumber(coefficient: numerator / parts, scale: scale) }
            let (product, overflow) = numerator.multipliedReportingOverflow(by: 10)
            if overflow { return nil }
            numerator = product
        }
        return nil
    }

    /// Steps with more decimal places result from rounding.
    private static var mostPlaces: Int { 6 }
}
