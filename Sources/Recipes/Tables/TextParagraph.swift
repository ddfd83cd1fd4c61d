import Articles
import Text

/// The lines of a text around a block.
enum TextParagraph {
    /// Whether a line cannot be part of a table: it is blank, a code fence, or the end of preformatted HTML.
    static func ends(atLine line: Int, of text: SourceText) -> Bool {
        let content = LabelFolding.width(text.lineText(line))
        return content.isEmpty || isFence(content) || content.lowercased().hasPrefix("</pre")
    }

    /// The paragraph above a line, up to a blank line; skips blank lines and fences before it.
    ///
    /// - Parameter limit: lines up to this one are ignored.
    static func above(_ line: Int, in text: SourceText, below limit: Int) -> ArticleText? {
        var last = line - 1
        while last > limit, isPassedOver(last, of: text) { last -= 1 }
        guard last > limit else { return nil }
        var first = last
        while first - 1 > limit, !isPassedOver(first - 1, of: text) { first -= 1 }
        let range = text.lineRange(first).lowerBound..<text.lineRange(last).upperBound
        let raw = text.string(range)
        let blanks = raw.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
        return ArticleText(
            text: LabelFolding.spaces(raw), raw: String(raw.drop(while: \.isWhitespace)),
            location: text.location(at: range.lowerBound + blanks))
    }

    private static func isPassedOver(_ line: Int, of text: SourceText) -> Bool {
        ends(atLine: line, of: text) || LabelFolding.fold(text.lineText(line)) == "<pre>"
    }

    private static func isFence(_ content: String) -> Bool {
        let mark = content.first
        return (mark == "`" || mark == "~") && content.prefix { $0 == mark }.count >= 3
    }
}
