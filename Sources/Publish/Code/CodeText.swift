import Text

/// Texts of a book in generated code.
enum CodeText {
    /// The longest line, as formatters have it.
    static let width = 100

    /// A literal in quotation marks, the same in Swift, TypeScript and Kotlin but for `dollar`.
    static func literal(_ text: String) -> String {
        "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        case "\r": "\\r"
        default: isVisible(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }

    /// False for signs that editors do not show, or that change the order of others.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == " " { return true }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned,
            .spaceSeparator:
            return false
        default: return true
        }
    }

    /// A text on one line, safe in a comment.
    static func line(_ text: String) -> String {
        let folded = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return String(String.UnicodeScalarView(folded.unicodeScalars.filter { isVisible($0) }))
            .replacing("*/", with: "* /").replacing("/*", with: "/ *")
    }

    /// A comment of whole words, each line behind a mark and no longer than ``width``.
    static func comment(_ text: String, mark: String) -> [String] {
        var lines: [String] = []
        var line = mark
        for word in self.line(text).split(separator: " ") {
            if line.count + word.count + 1 > width, line != mark {
                lines.append(line)
                line = mark
            }
            line += " " + word
        }
        return lines + (line == mark ? [] : [line])
    }
}
