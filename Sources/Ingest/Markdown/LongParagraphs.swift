import Diagnostics

/// Paragraphs so long that cmark-gfm would take seconds to look for a table's header at their end: its time there grows
/// with the square of the lines.
struct LongParagraphs {
    /// The lines to blank out, each the one above a header: the table is then seen the same, the paragraph ends earlier.
    private(set) var breaks: [Int] = []

    init(source: MarkdownSource, delimiters: [DelimiterRow], limit: Int) {
        guard source.text.lineCount > limit else { return }
        var runStart = 1
        var line = 1
        for delimiter in delimiters {
            let header = delimiter.line - 1
            while line < header {
                if WhiteSpace.trimmed(source.text.lineRange(line), in: source.bytes).isEmpty { runStart = line + 1 }
                line += 1
            }
            if header - runStart > limit {
                breaks.append(header - 1)
                runStart = header
            }
        }
    }
}
