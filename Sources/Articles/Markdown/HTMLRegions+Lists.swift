import CommonMark
import Gumbo
import Text

extension HTMLRegions {
    private static let names: [(name: StaticString, endTag: StaticString)] = [
        ("ul", "/ul"), ("ol", "/ol"), ("dl", "/dl"),
    ]

    /// The outermost lists outside of tables that are each in one HTML block, in order. A blank line ends the block;
    /// after it, Markdown reads the lists.
    func lists(
        in outline: MarkdownOutline, of document: borrowing ParsedDocument, notes: NoteIndex, limits: IngestLimits
    ) -> [ArticleList] {
        var lists: [ArticleList] = []
        var finder = LocationFinder(source)
        for leaf in outline.leaves where leaf.kind == .html {
            let start = source.lineStarts[leaf.lines.lowerBound - 1]
            let end = source.lineRange(leaf.lines.upperBound).upperBound
            var scanner = HTMLScanner(bytes: source.bytes, index: start, end: end, isInline: false)
            while let found = scanner.next({ Self.listName(at: $0, in: self.source.bytes) != nil }) {
                guard let name = Self.listName(at: found + 1, in: source.bytes),
                    let close = HTMLTableStretches.end(of: name, at: found, in: source.bytes, limit: end)
                else { break }
                scanner.index = close
                guard !covers(found) else { continue }
                let path = MarkdownOutline.containers(of: leaf.block, in: document)
                let bytes = withoutQuoteMarks(found..<close, in: path)
                guard HTMLCost.firstExcess(in: bytes, limits: limits) == nil, let page = ParsedPage(bytes),
                    let list = page.nodes.firstIndex(where: { [.ul, .ol, .dl].contains($0.tag) })
                else { continue }
                let slice = HTMLSlice(text: source, base: found)
                let reader = HTMLTableReader(slice: slice, bytes: bytes, notes: notes, limits: limits)
                let items = HTMLListReader(reader: reader).items(of: list, in: page, finder: &finder)
                let isOrdered = page.nodes[list].tag == .ol
                if !items.isEmpty { lists.append(ArticleList(at: found, isOrdered: isOrdered, items: items)) }
            }
        }
        return lists
    }

    private static func listName(at index: Int, in bytes: [UInt8]) -> (name: StaticString, endTag: StaticString)? {
        names.first { ByteSearch.isTag($0.name, in: bytes, at: index) }
    }
}
