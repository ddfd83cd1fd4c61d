/// The syntax of patterns: literal characters, parts in braces, optional parts in brackets, as in `{width}[x{height}]`. A
/// backslash makes the next character literal.
package indirect enum BracketedText {
    case literal([Character])
    /// The text between braces, which may have a `{`.
    case braced(String)
    case optional([BracketedText])
    /// A `}` without its `{`.
    case closingBrace

    package enum Mistake: Error, Equatable {
        case unclosed(Character)
        case unopened(Character)
        /// More than ``deepest`` brackets in brackets.
        case tooDeep
    }

    package static let deepest = 16

    package static func parts(of text: some Sequence<Character>) throws(Mistake) -> [Self] {
        var rest = Array(text)[...]
        let parts = try parts(&rest, depth: 0)
        guard rest.isEmpty else { throw .unopened("]") }
        return parts
    }

    private static func parts(_ rest: inout ArraySlice<Character>, depth: Int) throws(Mistake) -> [Self] {
        guard depth <= deepest else { throw .tooDeep }
        var (parts, literal): ([Self], [Character]) = ([], [])
        func flush() {
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = []
        }
        while let next = rest.first, next != "]" {
            rest.removeFirst()
            if "[{}".contains(next) { flush() }
            switch next {
            case "[":
                parts.append(.optional(try Self.parts(&rest, depth: depth + 1)))
                guard rest.popFirst() == "]" else { throw .unclosed("[") }
            case "{":
                guard let end = rest.firstIndex(of: "}") else { throw .unclosed("{") }
                parts.append(.braced(String(rest[..<end])))
                rest = rest[(end + 1)...]
            case "}": parts.append(.closingBrace)
            default: literal.append(next == "\\" ? rest.popFirst() ?? next : next)
            }
        }
        flush()
        return parts
    }
}
