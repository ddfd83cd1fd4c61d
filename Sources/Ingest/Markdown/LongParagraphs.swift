import Diagnostics

/// Paragraphs in which cmark-gfm would take seconds to look for tables' headers at their ends: at each delimiter row it
/// reads the paragraph from its beginning, and its time grows with the square of a line's cells.
struct LongParagraphs {
    /// The lines to blank out, each the one above a header: the table is then seen the same, the paragraph ends earlier.
    private(set) var breaks: [Int] = []

    private static let bytesPerLine = 100

    /// - Parameter limit: the lines that may be read for the delimiter rows of one paragraph, each time counted.
    init(source: MarkdownSource, delimiters: [DelimiterRow], limit: Int) {
        guard source.bytes.count > limit else { return }
        var paragraph = Paragraph()
        var line = 1
        for delimiter in delimiters {
            let header = delimiter.line - 1
            while line <= header {
                paragraph.append(source.text.lineRange(line), in: source.bytes)
                line += 1
            }
            guard !paragraph.isTable else { continue }
            paragraph.read()
            if paragraph.linesRead > limit || paragraph.costRead > limit * Self.bytesPerLine, paragraph.lines > 1 {
                breaks.append(header - 1)
                paragraph = Paragraph()
                paragraph.append(source.text.lineRange(header), in: source.bytes)
                paragraph.read()
            }
            let width = PipeRow.count(source.bytes, in: source.text.lineRange(header))
            if width == delimiter.cellCount { paragraph.beginTable() }
        }
    }
}

/// The lines since the last blank one, and what was read of them so far.
private struct Paragraph {
    private(set) var lines = 0
    private(set) var linesRead = 0
    private(set) var costRead = 0
    /// True in the rows of a table, which no delimiter row is looked for in.
    private(set) var isTable = false
    private var cost = 0

    mutating func append(_ range: Range<Int>, in bytes: [UInt8]) {
        let content = WhiteSpace.trimmed(range, in: bytes)
        if content.isEmpty {
            self = Paragraph()
            return
        }
        let isRow = bytes[content.lowerBound] == UInt8(ascii: "|") || bytes[content.lowerBound] == UInt8(ascii: ">")
        if isTable, isRow { return }
        if isTable { self = Paragraph() }
        lines += 1
        cost += range.count + range.count * range.count / 8_000
    }

    mutating func read() {
        linesRead += lines
        costRead += cost
    }

    mutating func beginTable() {
        self = Paragraph()
        isTable = true
    }
}
