import CommonMark
import Gumbo
import Text

/// The HTML parser's input for a table inside Markdown.
///
/// In the grammar, a blank line ends HTML, and Markdown continues up to the next line that begins with a tag: its
/// paragraphs and headings are converted to HTML. All other text is the source.
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
    /// The source with text outside of the table blanked.
    private let bytes: [UInt8]
    private let base: Int
    /// The start of the unprocessed part, an offset in the article.
    private var next: Int

    /// - Parameters:
    ///   - region: the range of `bytes` in the article.
    ///   - containers: the containers of the table.
    init(
        _ bytes: [UInt8], region: Range<Int>, in containers: [MarkdownContainer], source: SourceText,
        outline: MarkdownOutline, document: borrowing ParsedDocument
    ) {
        self.bytes = bytes
        base = region.lowerBound
        next = region.lowerBound
        for leaf in outline.leaves(from: source.line(at: region.lowerBound) + 1) {
            guard source.lineStarts[leaf.lines.lowerBound - 1] < region.upperBound else { break }
            guard leaf.kind.isRunningText else { continue }
            let range = MarkdownLeafSource.range(of: leaf, in: document, source: source)
            guard range.lowerBound >= next, range.upperBound <= region.upperBound, !range.isEmpty else { continue }
            let inlines = document.inlines(of: leaf.block)
            let isMarked =
                leaf.kind != .paragraph || MarkdownOutline.containers(of: leaf.block, in: document) != containers
            guard isMarked || !MarkdownHTML.isHTML(source.bytes[range], inlines) else { continue }
            // Marks of lists and quotes precede it.
            appendSource(upTo: max(next, source.lineStarts[leaf.lines.lowerBound - 1]))
            let end = min(source.lineRange(leaf.lines.upperBound).upperBound, region.upperBound)
            append(MarkdownHTML.bytes(of: inlines, kind: leaf.kind), for: range, upTo: end)
        }
        if isSource { html = bytes } else { appendSource(upTo: region.upperBound) }
    }

    /// The page as the parser reads it, with places of the source.
    func page() -> ParsedPage? { ParsedPage(html, map: isSource ? nil : map) }

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
    fileprivate var isRunningText: Bool {
        switch self {
        case .paragraph, .heading: true
        default: false
        }
    }
}
