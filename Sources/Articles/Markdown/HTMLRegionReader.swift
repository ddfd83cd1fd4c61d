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
    /// - Parameter texts: the texts of Markdown between the tags on the region's first lines, in order.
    mutating func read(
        _ region: Range<Int>, texts: ArraySlice<Range<Int>> = [], inlines: borrowing MarkdownInlines
    ) -> (text: HTMLRegionText, page: ParsedPage)? {
        let text = HTMLRegionText(region, texts: texts, source: source, outline: outline, inlines: inlines)
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
