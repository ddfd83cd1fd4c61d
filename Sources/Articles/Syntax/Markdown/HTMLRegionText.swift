import CommonMark
import Gumbo
import Text

/// What the parser of HTML is given of a table that stands in Markdown.
///
/// A blank line ends the HTML, as the grammar has it, and up to the next line that begins with a tag there is Markdown:
/// its paragraphs and headings are written as the HTML that a page has of them. All else is the source.
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
    /// The source, what is no part of its text blanked out.
    private let bytes: [UInt8]
    private let base: Int
    /// What was not looked at yet, an offset of the article.
    private var next: Int

    /// - Parameters:
    ///   - region: where `bytes` stand in the article.
    ///   - containers: what the table stands in.
    init(
        _ bytes: [UInt8], region: Range<Int>, in containers: [MarkdownContainer], source: MarkdownSource,
        outline: MarkdownOutline, document: borrowing ParsedDocument
    ) {
        self.bytes = bytes
        base = region.lowerBound
        next = region.lowerBound
        for leaf in outline.leaves(from: source.text.line(at: region.lowerBound) + 1) {
            guard source.text.lineStarts[leaf.lines.lowerBound - 1] < region.upperBound else { break }
            guard leaf.kind.isRunningText else { continue }
            let range = MarkdownLeafSource.range(of: leaf, in: document, source: source)
            guard range.lowerBound >= next, range.upperBound <= region.upperBound, !range.isEmpty else { continue }
            let inlines = document.inlines(of: leaf.block)
            let isMarked =
                leaf.kind != .paragraph || MarkdownOutline.containers(of: leaf.block, in: document) != containers
            guard isMarked || !MarkdownHTML.isHTML(source.bytes[range], inlines) else { continue }
            // Marks of lists and quotes stand in front of it.
            appendSource(upTo: max(next, source.text.lineStarts[leaf.lines.lowerBound - 1]))
            let end = min(source.text.lineRange(leaf.lines.upperBound).upperBound, region.upperBound)
            append(MarkdownHTML.bytes(of: inlines, kind: leaf.kind), for: range, upTo: end)
        }
        if isSource { html = bytes } else { appendSource(upTo: region.upperBound) }
    }

    /// The page as the parser sees it, with the places of the source.
    func page() -> ParsedPage? { ParsedPage(html, map: isSource ? nil : map) }

    /// The place in the source of a byte that the parser is given.
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
    fileprivate var isRunningText: Bool {
        switch self {
        case .paragraph, .heading: true
        default: false
        }
    }
}
