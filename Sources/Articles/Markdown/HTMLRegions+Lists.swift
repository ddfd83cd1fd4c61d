import CommonMark
import Text

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
        for leaf in reader.outline.leaves where leaf.kind == .html {
            let end = source.lineRange(leaf.lines.upperBound).upperBound
            let start = max(position, source.lineStarts[leaf.lines.lowerBound - 1])
            guard start < end else { continue }
            var scanner = HTMLScanner(bytes: source.bytes, index: start, end: end, isInline: false)
            while let found = scanner.next({ Self.listName(at: $0, in: self.source.bytes) != nil }),
                let name = Self.listName(at: found + 1, in: source.bytes)
            {
                let limit = failures < Self.failuresAllowed ? source.bytes.count : end
                let match = HTMLTableStretches.end(of: name, at: found, in: source.bytes, limit: limit)
                if match == nil { failures += 1 }
                let range = found..<(match ?? end)
                position = range.upperBound
                scanner.index = min(position, end)
                guard !covers(found), let (text, page) = reader.read(range, inlines: inlines),
                    let node = page.nodes.firstIndex(where: { [.ul, .ol, .dl].contains($0.tag) })
                else { continue }
                let items = HTMLListReader(reader: reader.tableReader(of: text))
                    .items(of: node, in: page, finder: &finder)
                guard !items.isEmpty else { continue }
                let list = ArticleList(offset: found, isOrdered: page.nodes[node].tag == .ol, items: items)
                lists.append(HTMLListRegion(range: range, list: list))
            }
        }
        return lists
    }

    private static func listName(at index: Int, in bytes: [UInt8]) -> (name: StaticString, endTag: StaticString)? {
        names.first { ByteSearch.isTag($0.name, in: bytes, at: index) }
    }
}
