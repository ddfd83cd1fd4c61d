package import Books

/// A number read from a text, with its written form.
package struct NumberReading {
    package var number: WrittenNumber
    /// The upper end of a range.
    package var maximum: WrittenNumber?
    var qualifier: Qualifier?
    package var unit: String?
    /// The number, or both ends, as written, without qualifier and unit.
    package var text: String
    /// True if no space precedes the unit: `95pt`.
    var isUnitAttached = false
    /// True if a hyphen joins the range, as in dates, scores and telephone numbers.
    var hasHyphen = false

    init(_ number: WrittenNumber, text: String) {
        (self.number, self.text) = (number, text)
    }

    /// Applies to both ends of a range: `5–7 million`.
    mutating func multiply(byPowerOfTen power: Int) {
        number.multiply(byPowerOfTen: power)
        maximum?.multiply(byPowerOfTen: power)
    }

    var isExact: Bool { number.exact != nil && (maximum == nil || maximum?.exact != nil) }

    /// A number that is too long is a text.
    package var value: CellValue {
        guard let exact = number.exact else { return .text(number.literal) }
        guard let qualifier else { return .number(exact) }
        return .qualified(exact, qualifier, maximum: maximum?.exact)
    }

    /// The same, with the trailing zeros as written.
    var writtenValue: CellValue {
        guard let written = number.written else { return value }
        guard let qualifier else { return .number(written) }
        return .qualified(written, qualifier, maximum: maximum?.written)
    }
}
