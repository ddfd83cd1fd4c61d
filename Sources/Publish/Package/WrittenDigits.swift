import Text

/// The digits of a column's numbers as data files have them.
struct WrittenDigits: Sendable {
    /// The greatest number of digits before the point.
    private(set) var whole = 1
    /// The greatest number of decimal places.
    private(set) var places = 0
    /// Whether a number says more than the nearest binary number: with trailing zeros, or with too many digits.
    private(set) var exceedBinary = false

    /// A binary number holds any number with at most this many significant digits.
    private static let mostBinary = 15

    mutating func add(_ number: ExactNumber) {
        let count = number.digitCount
        whole = max(whole, count - number.scale)
        places = max(places, number.writtenScale)
        if count > Self.mostBinary || number.writtenScale > number.scale { exceedBinary = true }
    }
}
