/// Makes text from articles and files safe to show on a terminal or in a log.
///
/// Writes control characters, and characters that change the direction of text, as `\u001B`.
package enum TerminalText {
    /// Text within a line, such as a quoted cell. Line ends and tabs become spaces.
    package static func inline(_ text: String) -> String {
        escaped(text) { $0 == "\n" || $0 == "\t" || $0 == "\r" ? " " : nil }
    }

    /// A path or a name. All control characters are visible, because two names may differ in one of them.
    package static func name(_ text: String) -> String {
        escaped(text) { _ in nil }
    }

    /// A report of several lines.
    ///
    /// - Parameter style: the style whose own escape sequences are kept.
    package static func report(_ text: String, in style: TextStyle = .plain) -> String {
        guard needsEscape(text.utf8, allowing: [0x09, 0x0A]) else { return text }
        let parts = text.split(separator: TextStyle.escape, omittingEmptySubsequences: false).map(String.init)
        return parts.enumerated().map { number, part in
            let shown = escaped(part) { $0 == "\n" || $0 == "\t" ? $0 : nil }
            guard number > 0 else { return shown }
            let isOwn = style.sequences.contains { part.hasPrefix($0) }
            return (isOwn ? TextStyle.escape : name(TextStyle.escape)) + shown
        }.joined()
    }

    /// True for control characters of ASCII and Latin-1, for line and paragraph separators, and for characters that
    /// set the direction of text (Unicode's property Bidi_Control).
    package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// - Parameter instead: the replacement of a control character; nil to escape it.
    private static func escaped(
        _ text: String, instead: (Unicode.Scalar) -> Unicode.Scalar?
    ) -> String {
        guard needsEscape(text.utf8, allowing: []) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if !isControl(scalar) {
                result.append(scalar)
            } else if let other = instead(scalar) {
                result.append(other)
            } else {
                result.append(contentsOf: escape(scalar).unicodeScalars)
            }
        }
        return String(result)
    }

    /// `\u001B`
    package static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// A fast test without false negatives: controls beyond ASCII begin with C2, D8 or E2 in UTF-8.
    private static func needsEscape(_ bytes: String.UTF8View, allowing allowed: [UInt8]) -> Bool {
        bytes.contains { byte in
            byte < 0x20 && !allowed.contains(byte) || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
        }
    }
}
