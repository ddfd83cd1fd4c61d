import Text

/// Paragraphs in which cmark-gfm would search for headers of tables for seconds: at each delimiter row it reads the
/// paragraph from its beginning, and its time grows with the square of a line's cells.
///
/// Such a paragraph is ended by a blank line above the header. If the header begins with a letter or a pipe, which
/// open no other block, the table stays the same, without a finding. Other characters may have another meaning after
/// a blank line than in a paragraph, such as indented code, which a finding reports.
struct LongParagraphs {
    /// The lines to blank, each above a header.
    private(set) var breaks: [Int] = []
    private(set) var findings: [Finding] = []

    private static let bytesPerLine = 100

    /// - Parameter limits: contains the limit on the lines that are read for the delimiter rows of a paragraph,
    ///   counted each time.
    init(source: SourceText, delimiters: [DelimiterRow], limits: IngestLimits) {
        let limit = limits[.paragraphLines]
        guard Self.mayBeLong(source, delimiters, limit) else { return }
        var paragraph = Paragraph()
        var line = 1
        for delimiter in delimiters {
            let header = delimiter.line - 1
            while line <= header {
                paragraph.append(source.lineRange(line), in: source.bytes)
                line += 1
            }
            guard !paragraph.isTable else { continue }
            paragraph.read()
            let mostBytes = limit.multipliedReportingOverflow(by: Self.bytesPerLine)
            let isCostly = !mostBytes.overflow && paragraph.costRead > mostBytes.partialValue
            if paragraph.linesRead > limit || isCostly, paragraph.lines > 1 {
                breaks.append(header - 1)
                if findings.isEmpty, !Self.opensNoBlock(header, in: source) {
                    findings = [.longParagraph(header, in: source, limits: limits)]
                }
                paragraph = Paragraph()
                paragraph.append(source.lineRange(header), in: source.bytes)
                paragraph.read()
            }
            let width = PipeRow.count(source.bytes, in: source.lineRange(header))
            if width == delimiter.cellCount { paragraph.beginTable() }
        }
    }

    /// False if the limit holds even if all lines are one paragraph.
    private static func mayBeLong(_ source: SourceText, _ delimiters: [DelimiterRow], _ limit: Int) -> Bool {
        let lines = delimiters.count.multipliedReportingOverflow(by: source.lineCount)
        let cost = delimiters.count.multipliedReportingOverflow(by: Paragraph.cost(ofBytes: source.bytes.count))
        return lines.overflow || cost.overflow || lines.partialValue > limit
            || cost.partialValue / bytesPerLine >= limit
    }

    /// True if a line can only belong to a paragraph in any context.
    private static func opensNoBlock(_ line: Int, in source: SourceText) -> Bool {
        let range = source.lineRange(line)
        let indent = source.bytes[range].prefix { $0 == 0x20 }.count
        guard indent < 4, indent < range.count else { return false }
        let first = source.bytes[range.lowerBound + indent]
        return first == UInt8(ascii: "|") || first >= 0x80 || ByteSearch.isLetter(first)
    }
}

extension Finding {
    fileprivate static func longParagraph(_ header: Int, in text: SourceText, limits: IngestLimits) -> Finding {
        Finding(
            rule: .tableTooLarge, severity: .error,
            message: """
                a paragraph of more than \(limits[.paragraphLines]) lines, counting each as often as it is read, \
                is read as if it ended above this line; the following table may differ from a table inside the \
                paragraph\(limits.hint(.paragraphLines))
                """,
            place: text.place(at: text.lineStarts[header - 1]))
    }
}

/// The lines since the last blank line, and the cost of reading them so far.
private struct Paragraph {
    private(set) var lines = 0
    private(set) var linesRead = 0
    private(set) var costRead = 0
    /// True in the rows of a table, where delimiter rows do not matter.
    private(set) var isTable = false
    private var cost = 0

    mutating func append(_ range: Range<Int>, in bytes: [UInt8]) {
        let start = WhiteSpace.end(in: range, of: bytes)
        if start == range.upperBound {
            self = Paragraph()
            return
        }
        let isRow = bytes[start] == UInt8(ascii: "|") || bytes[start] == UInt8(ascii: ">")
        if isTable, isRow { return }
        if isTable { self = Paragraph() }
        lines += 1
        cost += Self.cost(ofBytes: range.count)
    }

    /// The cost of reading a line, in bytes of a short one: the time grows with the square of its cells.
    static func cost(ofBytes count: Int) -> Int { count + count * count / 8_000 }

    mutating func read() {
        linesRead += lines
        costRead += cost
    }

    mutating func beginTable() {
        self = Paragraph()
        isTable = true
    }
}
