import Articles
import Books
import Records
import Text

/// A decimal number with the digits in which it is written: `10.0` is not `10`, and no number is too long.
struct WrittenNumber: Hashable {
    var isNegative = false
    /// At least one; those of the fraction, too.
    private(set) var digits: Substring
    /// The number is its digits divided by this power of ten, which may be negative.
    private var scale: Int
    /// The decimal places that are written, zeros too.
    private var places: Int
    /// True where digits of the fraction are written, if only zeros.
    let hasFraction: Bool
    /// True where the digits are only to be seen as they are written: zeros at the end of the fraction, powers of ten,
    /// more decimals than readers of JSON keep.
    private(set) var isShortened: Bool
    /// Significant digits that every binary number of 64 bits tells apart.
    private static let safeDigits = 15

    /// - Parameter isRounded: whether the fraction goes on without end.
    init(whole: String, fraction: String, isRounded: Bool = false) {
        digits = (whole + fraction)[...]
        scale = fraction.utf8.count
        places = scale
        hasFraction = !fraction.isEmpty
        isShortened = isRounded || fraction.hasSuffix("0")
        normalize()
        if scale > 0, digits.count > Self.safeDigits { isShortened = true }
    }

    /// False for numbers that readers of JSON take for zero or for endless.
    var isOfUsualSize: Bool { digits == "0" || abs(digits.count - 1 - scale) < 308 }

    /// False where a fraction is written, if only zeros.
    var isWhole: Bool { !hasFraction && scale <= 0 }

    var isTen: Bool { digits == "10" && scale == 0 && !hasFraction }

    /// The number times ten to that power.
    mutating func multiply(byPowerOfTen power: Int) {
        scale -= power
        places = max(0, places - power)
        isShortened = true
        normalize()
    }

    /// Without zeros that mean nothing.
    private mutating func normalize() {
        while digits.count > 1, digits.first == "0" { digits.removeFirst() }
        while digits.count > 1, scale > 0, digits.last == "0" {
            digits.removeLast()
            scale -= 1
        }
        if digits == "0" { scale = 0 }
    }

    /// Nil beyond the digits that can be kept exactly.
    var exact: ExactNumber? {
        guard digits.utf8.count - min(scale, 0) <= 19, scale <= ExactNumber.maximumScale else { return nil }
        let whole = digits + String(repeating: "0", count: max(0, -scale))
        return Int(whole).flatMap { ExactNumber(coefficient: isNegative ? -$0 : $0, scale: max(0, scale)) }
    }

    /// The same with the zeros that are written behind it.
    var written: ExactNumber? { exact?.written(withPlaces: places) }

    /// The number as JSON has it, with every digit.
    var literal: String {
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
