import Text

/// Text as reStructuredText that shows exactly that text.
enum ReStructuredText {
    /// A paragraph, or a cell of a list table, on one line.
    static func block(_ text: String) -> String {
        let text = TerminalText.inline(text).split(separator: " ").joined(separator: " ")
        let word = text.prefix { $0 != " " }
        // `\ ` shows nothing, and keeps a list, a comment or a rule from beginning.
        let begins =
            text.first.map { $0.isASCII && !$0.isLetter && !$0.isNumber } == true || ".)".contains(word.last ?? " ")
        var result = begins ? "\\ " : ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let isLast = rest.first.map { !$0.properties.isAlphabetic && $0.properties.numericType == nil } ?? true
            if "\\*`|".unicodeScalars.contains(scalar) || scalar == "_" && isLast || scalar == ":" && rest.isEmpty {
                result += "\\"
            }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
