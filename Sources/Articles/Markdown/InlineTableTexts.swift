import Text

/// The texts between the tags of an HTML table that begins inside a paragraph or a row of a pipe table, where Markdown
/// goes on:
///
///     | mode | One of: <table><tr><th>**Code**</th></tr></table> |
enum InlineTableTexts {
    /// The texts on each line that hold a mark of Markdown, in order.
    ///
    /// - Parameter range: from the start tag to the end of the table, or to that of the paragraph.
    static func ranges(in range: Range<Int>, of source: SourceText, _ lines: MarkdownLines) -> [Range<Int>] {
        var texts: [Range<Int>] = []
        var start = range.lowerBound
        func close(_ end: Int) {
            guard start < end, source.bytes[start..<end].contains(where: MarkdownHTML.isMark) else { return }
            for line in source.line(at: start)...source.line(at: end - 1) {
                let text = lines[line].clamped(to: start..<end)
                if source.bytes[text].contains(where: MarkdownHTML.isMark) {
                    texts.append(WhiteSpace.trimmed(text, in: source.bytes))
                }
            }
        }
        var scanner = HTMLScanner(bytes: source.bytes, index: start, end: range.upperBound, isInline: true)
        while let tag = scanner.next({ _ in true }) {
            scanner.skipMarkup()
            // Without a name it is text.
            guard scanner.index > tag + 1 else { continue }
            close(tag)
            start = scanner.index
        }
        close(range.upperBound)
        return texts
    }
}
