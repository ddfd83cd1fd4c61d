import CommonMark
import Text

/// The HTML parser's input for a table or a list inside Markdown.
///
/// In the grammar, a blank line ends HTML, and Markdown continues up to the next line that begins with a tag: its
/// paragraphs, headings, lists and fenced code are converted to HTML, its tables left out. All other text is the source.
///
///     <td>                <td>
///
///     **2**       ->      <p>2</p>
///
///     </td>               </td>
struct HTMLRegionText {
    private(set) var html: [UInt8] = []
    private(set) var map = OffsetMap()
    private var isSource = true
    /// The source with text outside of the region blanked.
    let bytes: [UInt8]
    /// The offset of the region in the article.
    let base: Int
    /// The start of the unprocessed part, an offset in the article.
    private var next: Int
    /// The Markdown lists and items that are open at the end of ``html``, outermost first.
    private var open: [Int] = []

    /// - Parameter texts: the texts of Markdown between the tags on the region's first lines, in order.
    init(
        _ region: Range<Int>, texts: ArraySlice<Range<Int>>, source: SourceText, outline: MarkdownOutline,
        inlines: borrowing MarkdownInlines
    ) {
        bytes = source.withoutQuoteMarks(region, outline.lines)
        base = region.lowerBound
        next = region.lowerBound
        for text in texts {
            guard let content = inlines.content(of: text) else { continue }
            appendSource(upTo: text.lowerBound)
            append(MarkdownHTML.bytes(of: content, writing: NoteReferences.plain), for: text, upTo: text.upperBound)
        }
        let first = source.line(at: region.lowerBound) + 1
        let container = outline.leaf(atLine: first - 1).map { outline.container(of: $0.block) }
        for leaf in outline.leaves(from: first) {
            let start = source.lineStarts[leaf.lines.lowerBound - 1]
            guard start < region.upperBound else { break }
            var range = outline.range(of: leaf, in: source)
            guard range.lowerBound >= next, range.upperBound <= region.upperBound, !range.isEmpty else { continue }
            let path = Self.lists(around: leaf.block, from: first, in: outline)
            if path != open {
                appendSource(upTo: max(next, start))
                enter(path, at: range.lowerBound, in: outline)
            }
            let converted: [UInt8]
            switch leaf.kind {
            case .paragraph, .heading:
                let inlines = inlines.content(of: leaf, in: outline)
                if leaf.kind == .paragraph, outline.container(of: leaf.block) == container,
                    MarkdownHTML.isHTML(source.bytes[range], inlines)
                {
                    continue
                }
                converted = MarkdownHTML.bytes(of: inlines, kind: leaf.kind)
            case .code:
                // Indented lines are meant as HTML.
                let fences = outline.fences(of: leaf, in: source)
                if fences.isEmpty { continue }
                let lines = leaf.lines.filter { !fences.contains($0) }.map { outline.lines[$0] }
                let text = lines.map { source.string($0) }
                if let first = lines.first, let last = lines.last, !text.allSatisfy(\.isEmpty) {
                    range = first.lowerBound..<last.upperBound
                }
                converted = MarkdownHTML.bytes(ofCode: text.joined(separator: "\n"))
            // Read separately, as other nested tables are.
            case .table: converted = Array("<!---->".utf8)
            default: continue
            }
            // Marks of lists and quotes precede it.
            appendSource(upTo: max(next, start))
            let end = min(source.lineRange(leaf.lines.upperBound).upperBound, region.upperBound)
            append(converted, for: range, upTo: end)
        }
        if isSource { html = bytes } else { appendSource(upTo: region.upperBound) }
    }

    /// The lists and items around a block that begin at a line or below it, outermost first.
    private static func lists(around block: Int, from line: Int, in outline: MarkdownOutline) -> [Int] {
        var path: [Int] = []
        var index = outline.blocks[block].parent
        while index >= 0, outline.blocks[index].startLine >= line {
            if outline.blocks[index].kind.listElement != nil { path.append(index) }
            index = outline.blocks[index].parent
        }
        return path.reversed()
    }

    /// Closes and opens lists and items.
    ///
    /// - Parameter offset: the place of the tags, a character of the article.
    private mutating func enter(_ path: [Int], at offset: Int, in outline: MarkdownOutline) {
        let common = zip(open, path).prefix { $0 == $1 }.count
        var tags: [UInt8] = []
        for block in open[common...].reversed() {
            tags += "</\(outline.blocks[block].kind.listElement ?? "")>".utf8
        }
        for block in path[common...] {
            let (element, start) = (outline.blocks[block].kind.listElement ?? "", outline.blocks[block].listStart)
            tags += (start == 1 ? "<\(element)>" : "<\(element) start=\"\(start)\">").utf8
        }
        append(tags, for: offset..<offset + 1, upTo: offset)
        open = path
    }

    /// The page as the parser reads it, with places of the source.
    func page(limits: IngestLimits) -> ParsedPage? {
        ParsedPage(html, limits: limits, map: isSource ? nil : map)
    }

    /// The source offset of a byte of the parser's input.
    func place(of offset: Int) -> Int { isSource ? offset : map.page(offset..<offset + 1).lowerBound }

    private mutating func appendSource(upTo end: Int) {
        guard end > next else { return }
        let range = (next - base)..<(end - base)
        html += bytes[range]
        map.append(range)
        next = end
    }

    private mutating func append(_ rendered: [UInt8], for range: Range<Int>, upTo end: Int) {
        isSource = false
        html += rendered
        map.append(rendered.count, for: (range.lowerBound - base)..<(range.upperBound - base))
        next = end
    }
}

extension MarkdownBlock.Kind {
    fileprivate var listElement: String? {
        switch self {
        case .bulletList: "ul"
        case .orderedList: "ol"
        case .item: "li"
        default: nil
        }
    }
}
