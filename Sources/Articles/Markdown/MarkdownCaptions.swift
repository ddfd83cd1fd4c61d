import CommonMark
import Text

/// Finds the captions of a Markdown article's tables: a paragraph directly above or below a table that begins like a
/// caption (``CaptionMark``), or a caption that the grammar reads as a last row (`: Sizes`, `[Sizes]`, `{:
/// caption="Sizes"}`).
struct MarkdownCaptions {
    let source: SourceText
    let outline: MarkdownOutline

    private static let mostBlankLines = 2
    private static let mostLines = 12

    /// Adds captions to the tables without one.
    ///
    /// - Parameter drafts: in source order.
    func add(
        to drafts: inout [ArticleTable], _ inlines: inout MarkdownInlines, finder: inout LocationFinder
    ) {
        let lines = drafts.indices.map { self.lines(of: drafts[$0].range, drafts[$0].syntax) }
        let above = lines.indices.map { index in
            candidate(
                above: top(of: drafts[index].syntax, at: lines[index].lowerBound),
                below: index > 0 ? lines[index - 1].upperBound : 0)
        }
        let below = lines.indices.map { index in
            candidate(
                below: bottom(of: drafts[index].syntax, at: lines[index].upperBound),
                above: index + 1 < lines.count ? lines[index + 1].lowerBound : source.lineCount + 1)
        }
        let found = CaptionChoice(above: above, below: below).captions()
        for index in drafts.indices where drafts[index].caption == nil {
            drafts[index].caption =
                lastRow(ofTable: index, of: drafts, &inlines, finder: &finder)
                ?? found[index].map { text(of: $0, &inlines, finder: &finder) }
        }
    }

    /// The lines of a table; for an HTML table including those before its first row and after its last.
    private func lines(of range: Range<Int>, _ syntax: TableSyntax) -> ClosedRange<Int> {
        let first = source.line(at: range.lowerBound)
        let last = source.line(at: max(range.lowerBound, range.upperBound - 1))
        guard syntax == .html else { return first...last }
        let (start, end) = (outline.leaf(atLine: first), outline.leaf(atLine: last))
        return
            (start?.kind == .html ? start?.lines.lowerBound ?? first : first)...(end?.kind == .html
            ? end?.lines.upperBound ?? last : last)
    }

    private func text(
        of candidate: CaptionCandidate, _ inlines: inout MarkdownInlines, finder: inout LocationFinder
    ) -> ArticleText {
        let found = inlines.articleText(candidate.range, finder: &finder)
        var content = found.content
        content.text = HeadingText.cleaned(found.text, droppedLink: false, endsInCode: found.raw.hasSuffix("`"))
        return ArticleText(content, origin: found.origin)
    }
}

extension MarkdownCaptions {
    /// The first line of a table, or of the drawing around it.
    private func top(of syntax: TableSyntax, at line: Int) -> Int {
        syntax == .text && isRule(line - 1) ? line - 1 : line
    }

    /// The last line of a table, or of the frame drawn around it.
    private func bottom(of syntax: TableSyntax, at line: Int) -> Int {
        syntax == .text && isRule(line + 1) ? line + 1 : line
    }

    private func isRule(_ line: Int) -> Bool { Stroke.isRule(source.bytes[content(ofLine: line)]) }

    /// The paragraph that ends above a line.
    private func candidate(above line: Int, below first: Int) -> CaptionCandidate? {
        var last = line - 1
        while last > first, line - last <= Self.mostBlankLines, content(ofLine: last).isEmpty { last -= 1 }
        var start = last
        while start > first, last - start < Self.mostLines {
            let content = content(ofLine: start)
            guard !content.isEmpty, isText(start) else { return nil }
            if let mark = CaptionMark(content, in: source.bytes) {
                let isWhole = start == first + 1 || self.content(ofLine: start - 1).isEmpty
                guard isWhole || !mark.isSyntax else { return nil }
                return CaptionCandidate(
                    range: mark.start..<self.content(ofLine: last).upperBound, isSyntax: mark.isSyntax)
            }
            start -= 1
        }
        return nil
    }

    /// The paragraph that begins below a line.
    private func candidate(below line: Int, above next: Int) -> CaptionCandidate? {
        var start = line + 1
        while start < next, start - line <= Self.mostBlankLines, content(ofLine: start).isEmpty { start += 1 }
        guard start < next, isText(start),
            let mark = CaptionMark(content(ofLine: start), in: source.bytes)
        else { return nil }
        var end = start
        while end + 1 < next, end - start < Self.mostLines, !content(ofLine: end + 1).isEmpty, isText(end + 1) {
            end += 1
        }
        return CaptionCandidate(range: mark.start..<content(ofLine: end).upperBound, isSyntax: mark.isSyntax)
    }

    private func isText(_ line: Int) -> Bool {
        switch outline.leaf(atLine: line)?.kind {
        case .paragraph, nil: true
        default: false
        }
    }

    /// A line without white space at its ends and without marks of quotes; empty if it is blank.
    private func content(ofLine line: Int) -> Range<Int> {
        guard line >= 1, line <= source.lineCount else { return 0..<0 }
        let range = source.lineRange(line)
        var start = range.lowerBound
        while start < range.upperBound,
            WhiteSpace.isASCII(source.bytes[start]) || source.bytes[start] == UInt8(ascii: ">")
        { start += 1 }
        return WhiteSpace.trimmed(start..<range.upperBound, in: source.bytes)
    }

    /// A caption that the grammar reads as the table's last row, because no blank line separates them.
    private func lastRow(
        ofTable index: Int, of drafts: [ArticleTable], _ inlines: inout MarkdownInlines,
        finder: inout LocationFinder
    ) -> ArticleText? {
        // Without a copy of the table.
        guard drafts[index].syntax == .markdown, let row = drafts[index].bodyRows.last, row.count > 1,
            let first = row.first ?? nil, row.dropFirst().allSatisfy({ $0 == nil })
        else { return nil }
        let line = content(ofLine: drafts[index].lastLine(in: source))
        guard let start = line.first.map({ source.bytes[$0] }), start != UInt8(ascii: "|") else { return nil }
        if let mark = CaptionMark(line, in: source.bytes) {
            return text(
                of: CaptionCandidate(range: mark.start..<line.upperBound, isSyntax: mark.isSyntax), &inlines,
                finder: &finder)
        }
        let cell = drafts[index].cells[first]
        if let caption = attribute(in: cell.raw) {
            return ArticleText(text: caption, raw: cell.raw, location: cell.location)
        }
        guard start == UInt8(ascii: "["), cell.raw.hasSuffix("]"), !cell.raw.contains("](") else { return nil }
        let caption = cell.raw.dropFirst().prefix { $0 != "]" }
        return caption.hasPrefix("^") ? nil : ArticleText(text: String(caption), raw: cell.raw, location: cell.location)
    }

    /// `{: caption="Sizes"}`, `{: #sizes title="Sizes"}`
    private func attribute(in raw: String) -> String? {
        guard raw.hasPrefix("{:"), raw.hasSuffix("}") else { return nil }
        for name in ["caption=\"", "title=\""] {
            let parts = raw.split(separator: name, maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2, let end = parts[1].firstIndex(of: "\"") { return String(parts[1][..<end]) }
        }
        return nil
    }
}
