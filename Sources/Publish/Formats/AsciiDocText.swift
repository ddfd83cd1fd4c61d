import Text

/// Text as AsciiDoc that shows exactly that text.
enum AsciiDocText {
    /// Characters with a meaning become character references, because a backslash shows where nothing needs it.
    static func inline(_ text: String) -> String {
        let scalars = Array(TerminalText.inline(text).split(separator: " ").joined(separator: " ").unicodeScalars)
        return scalars.enumerated().map { index, scalar in
            needsReference(scalar, at: index, in: scalars) ? "&#\(scalar.value);" : String(scalar)
        }.joined()
    }

    private static func needsReference(_ scalar: Unicode.Scalar, at index: Int, in text: [Unicode.Scalar]) -> Bool {
        let before = index > 0 ? text[index - 1] : nil
        switch scalar {
        case "*", "_", "`", "#", "~", "^", "+", "{", "}", "[", "]", "<", ">", "&", "|", "\\", "'", "\"", "$", "=":
            return true
        case ":": return index + 1 < text.count && (text[index + 1] == "/" || text[index + 1] == ":") || before == ":"
        case "-", ".", "/": return index == 0 || before == scalar
        case "(": return index + 1 < text.count && "CRT".unicodeScalars.contains(text[index + 1])
        default: return false
        }
    }
}
