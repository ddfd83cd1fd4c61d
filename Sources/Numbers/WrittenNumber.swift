package import Text

/// A decimal number with its written digits: `10.0` differs from `10`, and the length is unlimited.
package struct WrittenNumber: Hashable {
    var isNegative = false
    /// At least one, including the digits of the fraction.
    private(set) var digits: Substring
    /// The number is its digits divided by this power of ten, which may be negative.
    private var scale: Int
    /// The number of written decimal places, including zeros.
    private var places: Int
    /// True if a fraction is written, even if it is zero.
    let hasFraction: Bool
    /// True if JSON readers would lose written digits: trailing zeros of the fraction, powers of ten, more decimals
    /// than they keep.
    package private(set) var isShortened: Bool
    /// The number of significant digits that every 64-bit binary number distinguishes.
    private static let safeDigits = 15

    /// - Parameter isRounded: whether the fraction repeats forever.
    init(whole: String, fraction: String, isRounded: Bool = false) {
        digits = (whole + fraction)[...]
        scale = fraction.utf8.count
        places = scale
        hasFraction = !fraction.isEmpty
        isShortened = isRounded || fraction.hasSuffix("0")
        normalize()
        if scale > 0, digits.count > Self.safeDigits { isShortened = true }
    }

    /// False for numbers that JSON readers take for zero or infinity.
    var isOfUsualSize: Bool { digits == "0" || abs(digits.count - 1 - scale) < 308 }

    /// False if a fraction is written, even if it is zero.
    package var isWhole: Bool { !hasFraction && scale <= 0 }

    var isZero: Bool { digits == "0" }
    var isTen: Bool { digits == "10" && scale == 0 && !hasFraction }

    /// Multiplies the number by a power of ten.
    mutating func multiply(byPowerOfTen power: Int) {
        scale -= power
        places = max(0, places - power)
        isShortened = true
        normalize()
    }

    /// Removes insignificant zeros.
    private mutating func normalize() {
        while digits.count > 1, digits.first == "0" { digits.removeFirst() }
        while digits.count > 1, scale > 0, digits.last == "0" {
            digits.removeLast()
            scale -= 1
        }
        if digits == "0" { scale = 0 }
    }

    /// Nil beyond the digits that can be stored exactly.
    package var exact: ExactNumber? {
        guard digits.utf8.count - min(scale, 0) <= 19, scale <= ExactNumber.maximumScale else { return nil }
        let whole = digits + String(repeating: "0", count: max(0, -scale))
        return Int(whole).flatMap { ExactNumber(coefficient: isNegative ? -$0 : $0, scale: max(0, scale)) }
    }

    /// The same, with the trailing zeros as written.
    var written: ExactNumber? { exact?.written(withPlaces: places) }

    /// The number in JSON, with every digit.
    package var literal: String {
        if let exact { return exact.description }
        let sign = isNegative ? "-" : ""
        if scale == 0 { return sign + digits }
        if scale > 0, scale < digits.count + 6 {
            let padded = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
            return sign + padded.dropLast(scale) + "." + padded.suffix(scale)
        }
        let significant = String(digits.reversed().drop { $0 == "0" }.reversed())
        let fraction = significant.dropFirst()
        return sign + significant.prefix(1) + (fraction.isEmpty ? "" : "." + fraction) + "e\(digits.count - 1 - scale)"
    }
}
