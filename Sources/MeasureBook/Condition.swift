/// A condition on the records of a dataset, as `measurebook query` takes it: a text, or made of values.
///
///     try dataset.records(where: "value>=50", "species=white oak")
///     try dataset.records(where: Condition("value", .atLeast, 50), Condition("species", .equal, "white oak"))
///
/// A text has the form `FIELD OP VALUE`. A value is a number, with or without a unit, a range (`50..60`), a text, or a
/// word by any of its names in any language; `a,b` means alternatives.
public struct Condition: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// How a value is compared.
    public enum Comparison: String, Sendable, CaseIterable {
        /// The value itself. Several conditions of one field with `equal` are alternatives.
        case equal = "="
        /// Everything else, including empty values.
        case notEqual = "!="
        /// Numbers by size, words by the order of their vocabulary, texts by their characters.
        case less = "<"
        /// Less or equal.
        case atMost = "<="
        /// The opposite of ``atMost``, for values that are not empty.
        case greater = ">"
        /// The opposite of ``less``, for values that are not empty.
        case atLeast = ">="
        /// Values that contain the text; case, width and accents do not matter.
        case contains = "~"
    }

    let text: String

    /// A condition from text, which is read when a question uses it.
    public init(_ text: String) { self.text = text }

    /// A condition from a literal.
    public init(stringLiteral text: String) { self.init(text) }

    /// A condition made of values.
    ///
    /// - Parameters:
    ///   - field: the name of a field, or its title in any language.
    ///   - comparison: how the field is compared with the value.
    ///   - value: an empty text finds records without a value (`equal`) or with one (`notEqual`).
    public init(_ field: String, _ comparison: Comparison, _ value: some LosslessStringConvertible) {
        text = field + comparison.rawValue + value.description
    }

    /// The condition as text.
    public var description: String { text }
}
