/// Fits the lines of a report to a terminal: long ones continue below, indented.
///
///     Articles/a.md:12:5: error: 468 is not 480, as in
///         every other row [screen-is-constant]
package enum TerminalLines {
    /// The indent of continued lines, in addition to that of the line.
    private static let hanging = 4
    /// In a narrower window, lines of few words would be harder to read than broken words.
    static let fewestColumns = 40

    /// - Complexity: linear in the text.
    package static func fitted(_ text: String, columns: Int) -> String {
        guard columns >= fewestColumns, text.utf8.count > columns else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { wrapped(String($0), columns: columns) }.joined(separator: "\n")
    }

    /// Broken at spaces; a word that is too long, such as an address, stays whole.
    private static func wrapped(_ line: String, columns: Int) -> String {
        guard line.utf8.count > columns, width(of: line) > columns else { return line }
        let indent = line.prefix { $0 == " " }
        let next = "\n" + indent + String(repeating: " ", count: hanging)
        var result = String(indent)
        var used = indent.count
        var isFirst = true
        for word in line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false) {
            let width = width(of: String(word))
            if isFirst {
                isFirst = false
            } else if used + 1 + width <= columns {
                result += " "
                used += 1
            } else {
                result += next
                used = indent.count + hanging
            }
            result += word
            used += width
        }
        return result
    }

    /// Without the sequences of a style.
    private static func width(of text: String) -> Int {
        guard text.contains(TextStyle.escape) else { return TextWidth.columns(of: text) }
        let parts = text.split(separator: TextStyle.escape, omittingEmptySubsequences: false)
        return parts.enumerated().reduce(0) { sum, part in
            let shown = part.offset == 0 ? part.element[...] : part.element.drop { $0 != "m" }.dropFirst()
            return sum + TextWidth.columns(of: String(shown))
        }
    }
}
