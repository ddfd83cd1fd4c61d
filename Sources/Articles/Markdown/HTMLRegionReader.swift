import Text

/// Reads tables and lists of HTML in a Markdown article, and collects what cannot be read.
struct HTMLRegionReader {
    let source: SourceText
    let outline: MarkdownOutline
    let notes: NoteIndex
    let limits: IngestLimits
    /// The resources that the article's regions have used so far.
    var ledger = LimitLedger()
    private(set) var findings: [Finding] = []

    /// The parser's input for a region with its page; nil, and a finding, if it exceeds a limit.
    ///
    /// - Parameter containers: the quotes and list items around it.
    mutating func read(
        _ region: Range<Int>, in containers: [MarkdownContainer], inlines: borrowing MarkdownInlines
    ) -> (text: HTMLRegionText, page: ParsedPage)? {
        let text = HTMLRegionText(
            source.withoutQuoteMarks(region, in: containers), region: region, in: containers, source: source,
            outline: outline, inlines: inlines)
        guard let page = text.page(limits: limits) else { return nil }
        guard let excess = page.excess else { return (text, page) }
        if ledger.isFirst(excess.limit) {
            let base = region.lowerBound + text.place(of: excess.offset) - excess.offset
            findings.append(.html(excess, in: source, base: base, limits: limits))
        }
        return nil
    }

    func tableReader(of text: HTMLRegionText) -> HTMLTableReader {
        HTMLTableReader(
            slice: HTMLSlice(text: source, base: text.base), bytes: text.bytes, notes: notes, limits: limits)
    }
}

extension SourceText {
    /// A range with the marks of enclosing quotes blanked.
    func withoutQuoteMarks(_ range: Range<Int>, in containers: [MarkdownContainer]) -> [UInt8] {
        var copy = Array(bytes[range])
        guard containers.contains(.quote) else { return copy }
        var line = self.line(at: range.lowerBound) + 1
        while line <= lineCount, lineStarts[line - 1] < range.upperBound {
            let start = lineStarts[line - 1]
            let end = min(range.upperBound, contentRange(ofLine: line, in: containers).range.lowerBound)
            for offset in start..<max(start, end) where copy[offset - range.lowerBound] == UInt8(ascii: ">") {
                copy[offset - range.lowerBound] = UInt8(ascii: " ")
            }
            line += 1
        }
        return copy
    }
}
