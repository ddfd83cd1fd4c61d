import Text

/// Text as XML 1.0 that means exactly that text.
enum XMLText {
    /// Text of an element or a quoted attribute, on one line. Characters that XML cannot contain are written as `\u001B`.
    static func escaped(_ text: String) -> String {
        let text = HTMLText.escaped(TerminalText.inline(text))
        guard text.utf8.contains(0xEF) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value | 1 == 0xFFFF ? "\u{FFFD}" : $0 }))
    }
}
