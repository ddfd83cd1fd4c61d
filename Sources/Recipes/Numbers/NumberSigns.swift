/// The signs that part the digits of numbers.
package struct NumberSigns: Hashable, Sendable {
    /// Between the whole units of a number and its fraction.
    let decimal: Character
    /// Between groups of three digits.
    let thousands: CharacterClass
    /// True where groups of two stand before the last one of three: `12,34,567`.
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

    /// What people say on the command line.
    ///
    /// - Parameters:
    ///   - decimal: `.` or `,`; nil where only the other sign is known.
    ///   - thousands: `.`, `,`, `'`, a space, or `none`; nil for all that go with the decimal sign.
    /// - Returns: nil where the two cannot go together, or one is not known.
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
