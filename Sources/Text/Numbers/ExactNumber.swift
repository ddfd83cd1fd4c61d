/// An exact decimal number: an integer coefficient and a number of decimal places, never a binary fraction.
///
/// Stored in shortest form, so that equal numbers are equal values: `48.0` is coefficient 48, scale 0. A number may
/// also keep the trailing zeros of its source, which only affect printing.
package struct ExactNumber: Sendable {
    package let coefficient: Int
    private let places: Int8
    private let zeros: Int8

    /// Decimal places of the shortest form, 0 to 18.
    package var scale: Int { Int(places) }

    private init(coefficient: Int, places: Int, zeros: Int) {
        self.coefficient = coefficient
        (self.places, self.zeros) = (Int8(places), Int8(zeros))
    }

    package init(_ integer: Int) {
        self.init(coefficient: integer, places: 0, zeros: 0)
    }

    /// `coefficient / 10^scale` in shortest form; nil beyond 18 decimal places.
    package init?(coefficient: Int, scale: Int) {
        var (coefficient, scale) = (coefficient, scale)
        while scale > 0, coefficient.isMultiple(of: 10) {
            coefficient /= 10
            scale -= 1
        }
        guard (0...Self.maximumScale).contains(scale) else { return nil }
        self.init(coefficient: coefficient, places: scale, zeros: 0)
    }

    /// The same number, printed with at least this many decimal places: 48 with one is `48.0`.
    package func written(withPlaces count: Int) -> ExactNumber {
        let zeros = max(0, min(count, Self.maximumScale) - scale)
        return ExactNumber(coefficient: coefficient, places: scale, zeros: zeros)
    }

    /// The same number, printed in shortest form.
    package var shortest: ExactNumber { ExactNumber(coefficient: coefficient, places: scale, zeros: 0) }

    /// Decimal places as printed.
    package var writtenScale: Int { Int(places + zeros) }

    /// Digits from the first one that is not zero, in shortest form; 1 for zero.
    package var digitCount: Int {
        var (count, rest) = (1, coefficient.magnitude / 10)
        while rest > 0 { (count, rest) = (count + 1, rest / 10) }
        return count
    }

    /// Reads `-?digits[.digits]` in ASCII; nil for anything else, for more than 18 decimal places, and for
    /// more digits than an integer of 64 bits holds, which 18 always fit.
    ///
    /// - Complexity: linear in the text.
    package init?(_ text: String) { self.init(digits: text.utf8) }

    /// The same of a part of a text.
    package init?(_ text: Substring) { self.init(digits: text.utf8) }

    private init?(digits text: some Collection<UInt8>) {
        var coefficient = 0
        var scale = 0
        var (digits, index) = (0, 0)
        var isAfterPoint = false
        var isNegative = false
        for byte in text {
            defer { index += 1 }
            switch byte {
            case UInt8(ascii: "-") where index == 0: isNegative = true
            case UInt8(ascii: ".") where !isAfterPoint && digits > 0: isAfterPoint = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let (product, overflow) = coefficient.multipliedReportingOverflow(by: 10)
                let (sum, overflow2) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
                guard !overflow, !overflow2 else { return nil }
                coefficient = sum
                digits += 1
                if isAfterPoint { scale += 1 }
            default: return nil
            }
        }
        guard digits > 0, !isAfterPoint || scale > 0 else { return nil }
        self.init(coefficient: isNegative ? -coefficient : coefficient, scale: scale)
    }

    package static let zero = ExactNumber(0)
    package static let maximumScale = 18

    package var isInteger: Bool { scale == 0 }

    /// The nearest binary number, only for drawing.
    package var approximation: Double {
        var divisor = 1.0
        for _ in 0..<scale { divisor *= 10 }
        return Double(coefficient) / divisor
    }
}

extension ExactNumber {
    /// Whether both numbers have the same digits: 48 and 48.0 are equal, but not written alike.
    package func isWritten(like other: Self) -> Bool { self == other && zeros == other.zeros }
}

extension ExactNumber: Hashable {
    package static func == (left: Self, right: Self) -> Bool {
        left.coefficient == right.coefficient && left.places == right.places
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(coefficient)
        hasher.combine(places)
    }
}

extension ExactNumber: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        if left.places == right.places { return left.coefficient < right.coefficient }
        let scale = max(left.scale, right.scale)
        return left.coefficient(atScale: scale) < right.coefficient(atScale: scale)
    }
}

extension ExactNumber {
    /// At a scale that is not below its own; the largest integer at the greatest scale has 37 digits.
    private func coefficient(atScale scale: Int) -> Int128 {
        var coefficient = Int128(coefficient)
        for _ in self.scale..<scale { coefficient *= 10 }
        return coefficient
    }
}

extension ExactNumber: CustomStringConvertible {
    /// Independent of the locale; in shortest form, with the trailing zeros that the number keeps: `48`, `-0.5`,
    /// `48.0`.
    package var description: String {
        guard zeros == 0 else {
            return shortest.description + (scale == 0 ? "." : "") + String(repeating: "0", count: Int(zeros))
        }
        guard scale > 0 else { return String(coefficient) }
        var digits = Array(String(coefficient.magnitude).utf8)
        let zeros = repeatElement(UInt8(ascii: "0"), count: max(0, scale + 1 - digits.count))
        digits.insert(contentsOf: zeros, at: 0)
        digits.insert(UInt8(ascii: "."), at: digits.count - scale)
        return (coefficient < 0 ? "-" : "") + String(decoding: digits, as: UTF8.self)
    }
}

/// Arithmetic is exact: nil means that the result does not fit, never that it was rounded.
extension ExactNumber {
    package func adding(_ other: Self) -> Self? {
        guard let (a, b, scale) = Self.aligned(self, other) else { return nil }
        let (sum, overflow) = a.addingReportingOverflow(b)
        return overflow ? nil : Self(coefficient: sum, scale: scale)
    }

    package func subtracting(_ other: Self) -> Self? {
        guard let (a, b, scale) = Self.aligned(self, other) else { return nil }
        let (difference, overflow) = a.subtractingReportingOverflow(b)
        return overflow ? nil : Self(coefficient: difference, scale: scale)
    }

    package func multiplied(by other: Self) -> Self? {
        let (product, overflow) = coefficient.multipliedReportingOverflow(by: other.coefficient)
        return overflow ? nil : Self(coefficient: product, scale: scale + other.scale)
    }

    /// The greatest integer multiple of `divisor` that does not exceed this number, as a count; nil for a divisor
    /// that is not positive.
    package func wholeMultiples(of divisor: Self) -> Int? {
        guard divisor.coefficient > 0, let (a, b, _) = Self.aligned(self, divisor) else { return nil }
        let quotient = a / b
        return a % b < 0 ? quotient - 1 : quotient
    }

    /// True if this number is an integer multiple of `divisor`; false for zero.
    package func isMultiple(of divisor: Self) -> Bool {
        guard divisor.coefficient != 0, let (a, b, _) = Self.aligned(self, divisor) else { return false }
        return a.isMultiple(of: b)
    }

    /// The coefficients of both numbers at a common scale.
    package static func aligned(_ left: Self, _ right: Self) -> (Int, Int, scale: Int)? {
        if left.scale == right.scale { return (left.coefficient, right.coefficient, left.scale) }
        let scale = max(left.scale, right.scale)
        guard let a = left.coefficient.scaled(byPowerOfTen: scale - left.scale),
            let b = right.coefficient.scaled(byPowerOfTen: scale - right.scale)
        else { return nil }
        return (a, b, scale)
    }
}

extension Int {
    fileprivate func scaled(byPowerOfTen power: Int) -> Int? {
        var result = self
        for _ in 0..<power {
            let (product, overflow) = result.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            result = product
        }
        return result
    }
}
