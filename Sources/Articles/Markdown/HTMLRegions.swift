import CommonMark
import Text

/// The HTML tables and headings of a Markdown article: ranges of its source from a start tag to the matching end tag,
/// with or without blank lines.
final class HTMLRegions {
    let source: SourceText
    private let lines: MarkdownLines
    /// From `<table` to after `</table>`, in order.
    private(set) var tables: [Range<Int>] = []
    /// The texts of Markdown in ``tables``, in order (``InlineTableTexts``).
    private(set) var inlineTexts: [Range<Int>] = []
    /// Ranges of HTML blocks that pages do not show as flowing text: comments, scripts, preformatted text. In order.
    private var closed: [Range<Int>] = []
    /// From `<pre` to before `</pre`, in order.
    private var preformatted: [Range<Int>] = []
    /// The start tags of lists in HTML blocks, and the ends of these, in order.
    private var listTags: [(start: Int, blockEnd: Int)] = []
    /// The number of start tags of tables whose end tag was not found.
    private var failures = 0
    /// The parts of HTML blocks outside of tables that hold a heading, in order.
    private var headed: [Range<Int>] = []

    init(source: SourceText, outline: MarkdownOutline, tags: Tags) {
        self.source = source
        lines = outline.lines
        for leaf in outline.leaves { if case .html = leaf.kind { appendClosed(in: leaf) } }
        guard tags.holdTable || tags.holdHeading else { return }
        var position = 0
        for leaf in outline.leaves where leaf.kind != .code {
            let end = source.lineRange(leaf.lines.upperBound).upperBound
            let start = max(position, source.lineStarts[leaf.lines.lowerBound - 1])
            guard start < end else { continue }
            position = scan(start..<end, isInline: leaf.kind != .html)
        }
    }

    /// True if a byte is inside an HTML table. Logarithmic in their number.
    func covers(_ offset: Int) -> Bool { Self.covers(offset, tables) }

    /// True if a line of an HTML block is flowing text.
    func isOpenText(_ line: Int) -> Bool { !Self.covers(source.lineStarts[line - 1], closed) }

    private static func covers(_ offset: Int, _ ranges: [Range<Int>]) -> Bool {
        ranges[..<ranges.partitionPoint { $0.lowerBound <= offset }].last?.contains(offset) ?? false
    }

    private func appendClosed(in leaf: MarkdownOutline.Leaf) {
        let start = source.lineStarts[leaf.lines.lowerBound - 1]
        let end = source.lineRange(leaf.lines.upperBound).upperBound
        var scanner = HTMLScanner(bytes: source.bytes, index: start, end: end, isInline: false)
        while let found = scanner.next({ _ in true }) {
            if ByteSearch.isTag("pre", in: source.bytes, at: found + 1) {
                scanner.index = min(end, ByteSearch.first("</pre", in: source.bytes, from: found, limit: end) ?? end)
                preformatted.append(found..<scanner.index)
            } else {
                if Self.listName(at: found + 1, in: source.bytes) != nil { listTags.append((found, end)) }
                scanner.skipMarkup()
            }
            // A tag on one line encloses nothing.
            if source.line(at: scanner.index) > source.line(at: found) {
                closed.append(found..<scanner.index)
            }
        }
    }

    /// The tables, parsed whole, each followed by its nested tables.
    func drafts(
        _ inlines: borrowing MarkdownInlines, by reader: inout HTMLRegionReader, readsLayout: Bool
    ) -> [ArticleTable] {
        var finder = LocationFinder(source)
        var drafts: [ArticleTable] = []
        for range in tables {
            let first = inlineTexts.partitionPoint { $0.lowerBound < range.lowerBound }
            let texts = inlineTexts[first...].prefix { $0.lowerBound < range.upperBound }
            guard let (text, page) = reader.read(range, texts: texts, inlines: inlines) else { continue }
            let tableReader = reader.tableReader(of: text)
            var next = 0
            while let (index, tag) = page.readElement(from: next, to: page.nodes.count) {
                next = index + 1
                if tag == .table, readsLayout || !page.isLayout(index),
                    let draft = tableReader.draft(of: index, in: page, finder: &finder, ledger: &reader.ledger)
                {
                    drafts.append(draft)
                }
            }
        }
        return drafts
    }
}

extension HTMLRegions {
    /// The tables of plain text in preformatted HTML outside of tables.
    func preformattedDrafts(limits: IngestLimits, notes: NoteIndex) -> [ArticleTable] {
        preformatted.filter { !covers($0.lowerBound) }.flatMap { range -> [ArticleTable] in
            let bytes = source.withoutQuoteMarks(range, lines)
            guard let page = ParsedPage(bytes, limits: limits), page.excess == nil else { return [] }
            let slice = HTMLSlice(text: source, base: range.lowerBound)
            return page.nodes.indices.filter { page.nodes[$0].tag == .pre }.prefix(1).flatMap { node in
                PreformattedText(slice: slice).capture(of: node, in: page).map {
                    AlignedTableBuilder(capture: $0, text: source, notes: notes, limits: limits).drafts()
                } ?? []
            }
        }
    }

    /// The headings in HTML blocks outside of tables, with the offsets of their tags.
    func headings(
        notes: NoteIndex, limits: IngestLimits, finder: inout LocationFinder
    ) -> [(text: ArticleText, level: Int, offset: Int)] {
        var headings: [(text: ArticleText, level: Int, offset: Int)] = []
        for range in headed {
            let bytes = source.withoutQuoteMarks(range, lines)
            guard let page = ParsedPage(bytes, limits: limits), page.excess == nil else { continue }
            let slice = HTMLSlice(text: source, base: range.lowerBound)
            let reader = HTMLTableReader(slice: slice, bytes: bytes, notes: notes, limits: limits)
            var next = 0
            while let (index, tag) = page.readElement(from: next, to: page.nodes.count) {
                next = index + 1
                guard let level = tag.headingLevel, let tag = page.nodes[index].source,
                    let text = reader.articleText(of: index, in: page, finder: &finder)
                else { continue }
                headings.append((text, level, slice.range(tag).lowerBound))
            }
        }
        return headings
    }

    /// True if the name of a heading tag is at `index`.
    private static func isHeading(at index: Int, in bytes: [UInt8]) -> Bool {
        index + 2 < bytes.count && bytes[index] | 0x20 == UInt8(ascii: "h") && (0x31...0x36).contains(bytes[index + 1])
            && (bytes[index + 2] == UInt8(ascii: ">") || WhiteSpace.isASCII(bytes[index + 2]))
    }

    /// Finds the tables that begin in `range`, and what is headed outside of them; returns the offset to continue from.
    private func scan(_ range: Range<Int>, isInline: Bool) -> Int {
        let bytes = source.bytes
        guard ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: range.lowerBound, limit: range.upperBound) != nil
        else { return range.upperBound }
        var scanner = HTMLScanner(bytes: bytes, index: range.lowerBound, end: range.upperBound, isInline: isInline)
        var (open, isHeaded) = (range.lowerBound, false)
        func close(_ end: Int) {
            if isHeaded { headed.append(open..<end) }
            isHeaded = false
        }
        while let start = scanner.next({
            isHeaded = isHeaded || !isInline && Self.isHeading(at: $0, in: bytes)
            return ByteSearch.isTag("table", in: bytes, at: $0)
        }) {
            close(start)
            let match = failures < Self.failuresAllowed ? HTMLTableStretches.end(ofTableAt: start, in: bytes) : nil
            if match == nil { failures += 1 }
            let end = match ?? range.upperBound
            tables.append(start..<end)
            if isInline {
                inlineTexts += InlineTableTexts.ranges(in: start..<min(end, range.upperBound), of: source, lines)
            }
            if end >= range.upperBound { return end }
            (scanner.index, open) = (end, end)
        }
        close(range.upperBound)
        return range.upperBound
    }

    /// Each unsuccessful search reads to the end of the article.
    private static let failuresAllowed = 16
}

extension HTMLRegions {
    /// Whether an article holds a start tag of a table, and of a heading if it holds none of a table, wherever they are.
    struct Tags {
        private(set) var holdTable = false
        private(set) var holdHeading = false

        init(in bytes: [UInt8]) {
            var index = 0
            while !holdTable, let found = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: index) {
                index = found + 1
                holdTable = ByteSearch.isTag("table", in: bytes, at: index)
                holdHeading = holdHeading || isHeading(at: index, in: bytes)
            }
        }
    }
}

/// An HTML list of a Markdown article, and its range from the start tag to after the end tag.
struct HTMLListRegion {
    let range: Range<Int>
    let list: ArticleList
}

extension HTMLRegions {
    private static let names: [(name: StaticString, endTag: StaticString)] = [
        ("ul", "/ul"), ("ol", "/ol"), ("dl", "/dl"),
    ]

    /// The outermost lists outside of tables that begin in an HTML block, with or without blank lines, in order. The
    /// Markdown in a list with items belongs to it.
    func lists(_ inlines: borrowing MarkdownInlines, by reader: inout HTMLRegionReader) -> [HTMLListRegion] {
        var lists: [HTMLListRegion] = []
        var finder = LocationFinder(source)
        var failures = 0
        var position = 0
        for (start, blockEnd) in listTags where start >= position {
            guard let name = Self.listName(at: start + 1, in: source.bytes) else { continue }
            let limit = failures < Self.failuresAllowed ? source.bytes.count : blockEnd
            let match = HTMLTableStretches.end(of: name, at: start, in: source.bytes, limit: limit)
            if match == nil { failures += 1 }
            let range = start..<(match ?? blockEnd)
            position = range.upperBound
            guard !covers(start), let (text, page) = reader.read(range, inlines: inlines),
                let node = page.nodes.firstIndex(where: { [.ul, .ol, .dl].contains($0.tag) })
            else { continue }
            let items = HTMLListReader(reader: reader.tableReader(of: text)).items(of: node, in: page, finder: &finder)
            guard !items.isEmpty else { continue }
            let list = ArticleList(offset: start, isOrdered: page.nodes[node].tag == .ol, items: items)
            lists.append(HTMLListRegion(range: range, list: list))
        }
        return lists
    }

    private static func listName(at index: Int, in bytes: [UInt8]) -> (name: StaticString, endTag: StaticString)? {
        names.first { ByteSearch.isTag($0.name, in: bytes, at: index) }
    }
}
