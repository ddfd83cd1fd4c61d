/// The signs that an `mfenced` element of MathML 3 writes around and between its parts.
struct FormulaFence {
    let opening: String
    let closing: String
    /// True if it only groups its parts.
    var isEmpty: Bool { opening.isEmpty && closing.isEmpty }
    private let separators: [Character]

    /// - Parameter attribute: returns the value of an attribute; nil if it is missing.
    init(_ attribute: (StaticString) -> String?) {
        opening = Self.trimmed(attribute("open") ?? "(")
        closing = Self.trimmed(attribute("close") ?? ")")
        separators = (attribute("separators") ?? ",").filter { !$0.isWhitespace }.map(\.self)
    }

    /// The sign before a part, counted from 1. The last separator is repeated.
    func separator(before part: Int) -> String {
        guard part > 1, let last = separators.last else { return "" }
        return String(part - 2 < separators.count ? separators[part - 2] : last)
    }

    private static func trimmed(_ sign: String) -> String { String(sign.filter { !$0.isWhitespace }) }
}
