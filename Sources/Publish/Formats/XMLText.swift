import Text

/// Text as XML 1.0 that means exactly that text.
enum XMLText {
    /// Text of an element or a quoted attribute, on one line. Characters that XML cannot contain are written as `\u001B`.
    static func escaped(_ text: String) -> String {
        HTMLText.escaped(TerminalText.inline(text)).replacing(/[\u{FFFE}\u{FFFF}]/, with: "\u{FFFD}")
    }
}
