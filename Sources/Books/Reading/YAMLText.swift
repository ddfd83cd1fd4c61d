package import Text

/// Texts as a book file writes them.
package enum YAMLText {
    /// A text that is read back as it is: plain where that can be read as nothing else, and in quotation marks otherwise.
    package static func scalar(_ text: String) -> String {
        isPlain(text) ? text : "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    /// `[oak, "a b"]`
    package static func list(_ texts: [String]) -> String {
        "[\(texts.map(scalar).joined(separator: ", "))]"
    }

    /// `oak`, or `{en: oak, ja: "楢"}` of a text in several languages.
    package static func localized(_ text: LocalizedText) -> String {
        guard text.languages.count > 1 || text.languages.contains(where: { $0 != "en" }) else {
            return scalar(text["en"])
        }
        return map(text.languages.map { ($0, text[$0]) })
    }

    /// `{wood: oak, grade: "2"}`
    package static func key(_ parts: [KeyPart]) -> String { map(parts.map { ($0.field, $0.value) }) }

    private static func map(_ entries: [(key: String, value: String)]) -> String {
        "{\(entries.map { "\($0.key): \(scalar($0.value))" }.joined(separator: ", "))}"
    }

    private static func isPlain(_ text: String) -> Bool {
        let isOfWord = text.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_./".utf8.contains($0) }
        return isOfWord && text.utf8.first.map { UInt8(ascii: "A") <= $0 } == true
            && !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        default: TerminalText.isControl(scalar) ? TerminalText.escape(scalar) : String(scalar)
        }
    }
}
