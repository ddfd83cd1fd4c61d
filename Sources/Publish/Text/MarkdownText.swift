/// Text from articles and books is data: whatever it holds, it is shown as it is and means nothing to Markdown or HTML.
enum MarkdownText {
    /// Escapes the characters that mean something inside a paragraph or a table's cell; line endings become `<br>`.
    static func escape(_ text: String) -> String {
        var result = ""
        var isAtStart = true
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "#", "$", "!":
                result += "\\"
                result.unicodeScalars.append(scalar)
            case "-" where isAtStart, "+" where isAtStart, "=" where isAtStart, ":" where isAtStart:
                // Alone or in a row at the beginning these make lists, rules and delimiter rows.
                result += "\\"
                result.unicodeScalars.append(scalar)
            case "\n", "\r": if !result.hasSuffix("<br>") { result += "<br>" }
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
            isAtStart = isAtStart && "-+=:".unicodeScalars.contains(scalar)
        }
        return result
    }

    /// A code span that holds the text whatever backticks are in it, fit for a table's cell.
    static func code(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard !line.isEmpty else { return "" }
        var longest = 0
        var run = 0
        for character in line {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let padding = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
        return fence + padding + line.replacing("|", with: "\\|") + padding + fence
    }
}
