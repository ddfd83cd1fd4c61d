package import Books
internal import Text

/// The value of a field.
public enum Value: Hashable, Sendable, CustomStringConvertible {
    /// An exact decimal number.
    case number(Number)
    /// A number with a qualifier; `maximum` is the upper end of a range.
    case qualified(Number, Qualifier, maximum: Number?)
    /// A text, or the id of a word.
    case text(String)
    /// Yes or no.
    case boolean(Bool)

    /// How exact a number is.
    public enum Qualifier: String, Sendable, CaseIterable {
        /// `~9`: near the number.
        case about = "~"
        /// `≤37`: the number or less.
        case atMost = "≤"
        /// `≥37`: the number or more.
        case atLeast = "≥"
        /// `<37`: less than the number.
        case below = "<"
        /// `>37`: more than the number.
        case above = ">"
        /// `10–12`: from the number to a maximum.
        case range = "–"
    }

    /// The text of the value as data files have it, with the qualifier of a number: `48`, `≤37`, `oak`, `true`.
    public var description: String {
        switch self {
        case .number(let number): number.description
        case .qualified(let number, .range, let maximum): "\(number)–\(maximum?.description ?? "")"
        case .qualified(let number, let qualifier, _): qualifier.rawValue + number.description
        case .text(let text): text
        case .boolean(let truth): truth ? "true" : "false"
        }
    }

    /// The number, qualified or not; nil for other values.
    public var number: Number? {
        switch self {
        case .number(let number), .qualified(let number, _, _): number
        case .text, .boolean: nil
        }
    }

    /// The nearest binary number; nil if the value is not a number.
    public var double: Double? { number?.double }

    /// The whole number; nil if the value is not a number, or has a fraction.
    public var integer: Int? { number?.integer }

    /// The truth value; nil for other values.
    public var boolean: Bool? { if case .boolean(let truth) = self { truth } else { nil } }

    package init(_ value: CellValue) {
        switch value {
        case .number(let number): self = .number(Number(number))
        case .qualified(let number, let qualifier, let maximum):
            self = .qualified(
                Number(number), Qualifier(rawValue: qualifier.rawValue) ?? .about, maximum: maximum.map(Number.init))
        case .text(let text): self = .text(text)
        case .boolean(let truth): self = .boolean(truth)
        case .notAvailable: self = .text("")
        }
    }
}

/// An exact decimal number. Equal numbers are equal values, however they are written.
public struct Number: Hashable, Sendable, Comparable, CustomStringConvertible {
    private let exact: ExactNumber

    init(_ exact: ExactNumber) { self.exact = exact }

    /// The digits as data files have them.
    public var description: String { exact.description }

    /// The nearest binary number.
    public var double: Double { Double(exact.description) ?? exact.approximation }

    /// The whole number; nil if there is a fraction.
    public var integer: Int? { exact.isInteger ? exact.coefficient : nil }

    /// Compares the exact numbers.
    public static func < (left: Number, right: Number) -> Bool { left.exact < right.exact }
}
