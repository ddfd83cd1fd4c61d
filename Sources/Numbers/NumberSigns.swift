/// The decimal and thousands separators of numbers.
package struct NumberSigns: Hashable, Sendable {
    /// The decimal separator.
    let decimal: Character
    /// The thousands separators.
    let thousands: CharacterClass
    /// True if groups of two precede the last group of three: `12,34,567`.
    let hasPairs: Bool

    private init(_ decimal: Character, _ thousands: CharacterClass, hasPairs: Bool = false) {
        (self.decimal, self.thousands, self.hasPairs) = (decimal, thousands, hasPairs)
    }

    /// `1,024.5`
    package static let point = NumberSigns(".", ", '’\u{A0}\u{202F}\u{2009}")
    /// `12,34,567.5`, as in India.
    package static let pairs = NumberSigns(".", ",", hasPairs: true)
    /// `1.024,5`
    package static let comma = NumberSigns(",", ". '’\u{A0}\u{202F}\u{2009}")

    /// The separators named on the command line.
    ///
    /// - Parameters:
    ///   - decimal: `.` or `,`; nil if only the other separator is given.
    ///   - thousands: `.`, `,`, `'`, a space, or `none`; nil for all that are possible with the decimal separator.
    /// - Returns: nil if the two are incompatible or unknown.
    package init?(decimal: String?, thousands: String?) {
        let names = ["point": ".", "comma": ",", "space": " ", "apostrophe": "'", "’": "'", "": "none"]
        let thousands = thousands.map { names[$0] ?? $0 }
        let sign = decimal.map { names[$0] ?? $0 } ?? (thousands == "." ? "," : ".")
        guard sign == "." || sign == ",", sign != thousands else { return nil }
        let usual = sign == "." ? Self.point : Self.comma
        switch thousands {
        case nil: self = usual
        case ".": self.init(usual.decimal, ".")
        case ",": self.init(usual.decimal, ",")
        case "'": self.init(usual.decimal, "'’")
        case " ": self.init(usual.decimal, " \u{A0}\u{202F}\u{2009}")
        case "none": self.init(usual.decimal, "")
        default: return nil
        }
    }
}
