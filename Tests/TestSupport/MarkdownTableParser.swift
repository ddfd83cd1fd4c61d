/// A small reader of GFM tables (sections 2.4, 4.10 and 6.13 of its specification) for round-trip tests: enough for tables in
/// which nothing but backslashes, character references and `<br>` has a meaning.
package enum MarkdownTableParser {
    /// The plain texts of the cells, the header first and without the delimiter row.
    package static func rows(_ text: String) -> [[String]] {
        var rows = text.split(separator: "\n").map { cells(String($0)) }
        if rows.count > 1 { rows.remove(at: 1) }
        return rows
    }

    /// The cells between the row's outer pipes; a pipe after a backslash that is not itself escaped parts nothing.
    package static func cells(_ line: String) -> [String] {
        var cells: [String] = []
        var cell = ""
        var isEscaped = false
        for character in line.dropFirst() {
            if character == "|", !isEscaped {
                cells.append(plain(cell))
                cell = ""
            } else {
                cell.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return cells
    }

    /// A cell's text as a reader sees it.
    private static func plain(_ markdown: String) -> String {
        var text = ""
        var rest = Substring(markdown.drop { $0 == " " })
        while let last = rest.last, last == " " { rest.removeLast() }
        while let first = rest.first {
            if let (reference, meaning) = references.first(where: { rest.hasPrefix($0.0) }) {
                text += meaning
                rest.removeFirst(reference.count)
            } else {
                if first == "\\", let next = rest.dropFirst().first, next.isASCII, next.isPunctuation || next.isSymbol {
                    rest.removeFirst()
                }
                text.append(rest.removeFirst())
            }
        }
        return text
    }

    private static let references =
        [("&lt;", "<"), ("&amp;", "&"), ("<br>", "\n"), ("<wbr>", "")]
        + (32..<127).map { ("&#\($0);", String(Unicode.Scalar(UInt8($0)))) }
}
