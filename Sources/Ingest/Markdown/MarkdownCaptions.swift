import CommonMark
import Diagnostics
import Measures

/// Finds the captions of a Markdown article's tables: a paragraph right above or below a table that begins like a caption
/// (``CaptionMark``), and what the grammar takes for a last row (`: Sizes`, `[Sizes]`, `{: caption="Sizes"}`).
struct MarkdownCaptions {
    private struct Candidate {
        let range: Range<Int>
        let isSyntax: Bool
        let line: Int
    }

    private let source: MarkdownSource
    private let outline: MarkdownOutline
    private let builder: PipeTableBuilder

    private static let mostBlankLines = 2
    private static let mostLines = 12

    init(source: MarkdownSource, outline: MarkdownOutline, builder: PipeTableBuilder) {
        self.source = source
        self.outline = outline
        self.builder = builder
    }

    /// The caption of each table, nil where it has none of its own kind.
    ///
    /// - Parameter drafts: in the order of the source.
    func captions(of drafts: [TableDraft], finder: inout LocationFinder) -> [ArticleText?] {
        let lines = drafts.map { draft in
            source.text.line(at: draft.offset)...source.text.line(at: max(draft.offset, draft.endOffset - 1))
        }
        let above = lines.indices.map { index in
            candidate(above: lines[index].lowerBound, below: index > 0 ? lines[index - 1].upperBound : 0)
        }
        let below = lines.indices.map { index in
            candidate(
                below: lines[index].upperBound,
                above: index + 1 < lines.count ? lines[index + 1].lowerBound : source.text.lineCount + 1)
        }
        let isAbove = standAbove(above, below)
        return drafts.indices.map { index in
            if drafts[index].caption != nil { return nil }
            if let row = lastRow(of: drafts[index], finder: &finder) { return row }
            let belongsToNext = index + 1 < drafts.count && above[index + 1]?.line == below[index]?.line
            let belongsToLast = index > 0 && below[index - 1]?.line == above[index]?.line
            let found =
                isAbove
                ? above[index] ?? (belongsToNext ? nil : below[index])
                : below[index] ?? (belongsToLast ? nil : above[index])
            return found.map { text(of: $0, finder: &finder) }
        }
    }

    /// Whether captions of this article stand above their tables, told by those that have only one table beside them.
    private func standAbove(_ above: [Candidate?], _ below: [Candidate?]) -> Bool {
        var (onlyAbove, onlyBelow) = (0, 0)
        for index in above.indices {
            if let found = above[index], index == 0 || below[index - 1]?.line != found.line { onlyAbove += 1 }
            if let found = below[index], index + 1 == above.count || above[index + 1]?.line != found.line {
                onlyBelow += 1
            }
        }
        if onlyAbove != onlyBelow { return onlyAbove > onlyBelow }
        return !(below.lazy.compactMap(\.self).first?.isSyntax ?? false)
    }

    private func text(of candidate: Candidate, finder: inout LocationFinder) -> ArticleText {
        let found = builder.articleText(candidate.range, finder: &finder)
        return ArticleText(
            text: HeadingText.cleaned(found.text, droppedLink: false), raw: found.raw, location: found.location)
    }
}

extension MarkdownCaptions {
    /// The paragraph that ends above a line.
    private func candidate(above line: Int, below first: Int) -> Candidate? {
        var last = line - 1
        while last > first, line - last <= Self.mostBlankLines, content(ofLine: last).isEmpty { last -= 1 }
        var start = last
        while start > first, last - start < Self.mostLines {
            let content = content(ofLine: start)
            guard !content.isEmpty, isText(start) else { return nil }
            if let mark = CaptionMark(content, in: source.bytes) {
                let isWhole = start == first + 1 || self.content(ofLine: start - 1).isEmpty
                guard isWhole || !mark.isSyntax else { return nil }
                return Candidate(
                    range: mark.start..<self.content(ofLine: last).upperBound, isSyntax: mark.isSyntax, line: start)
            }
            start -= 1
        }
        return nil
    }

    /// The paragraph that begins below a line.
    private func candidate(below line: Int, above next: Int) -> Candidate? {
        var start = line + 1
        while start < next, start - line <= Self.mostBlankLines, content(ofLine: start).isEmpty { start += 1 }
        guard start < next, isText(start),
            let mark = CaptionMark(content(ofLine: start), in: source.bytes)
        else { return nil }
        var end = start
        while end + 1 < next, end - start < Self.mostLines, !content(ofLine: end + 1).isEmpty, isText(end + 1) {
            end += 1
        }
        return Candidate(
            range: mark.start..<content(ofLine: end).upperBound, isSyntax: mark.isSyntax, line: start)
    }

    private func isText(_ line: Int) -> Bool {
        switch outline.leaf(atLine: line)?.kind {
        case .paragraph, nil: true
        default: false
        }
    }

    /// A line without white space at its ends and without marks of quotes; empty where it is blank.
    private func content(ofLine line: Int) -> Range<Int> {
        guard line >= 1, line <= source.text.lineCount else { return 0..<0 }
        let range = source.text.lineRange(line)
        var start = range.lowerBound
        while start < range.upperBound,
            WhiteSpace.isASCII(source.bytes[start]) || source.bytes[start] == UInt8(ascii: ">")
        { start += 1 }
        return WhiteSpace.trimmed(start..<range.upperBound, in: source.bytes)
    }

    /// A caption that the grammar takes for the table's last row, for no blank line parts the two.
    private func lastRow(of draft: TableDraft, finder: inout LocationFinder) -> ArticleText? {
        guard draft.syntax == .markdown, let row = draft.bodyRows.last, row.count > 1, let first = row.first ?? nil,
            row.dropFirst().allSatisfy({ $0 == nil })
        else { return nil }
        let line = content(ofLine: source.text.line(at: max(draft.offset, draft.endOffset - 1)))
        guard let start = line.first.map({ source.bytes[$0] }), start != UInt8(ascii: "|") else { return nil }
        if let mark = CaptionMark(line, in: source.bytes) {
            return text(
                of: Candidate(range: mark.start..<line.upperBound, isSyntax: mark.isSyntax, line: 0), finder: &finder)
        }
        let cell = draft.cells[first]
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
