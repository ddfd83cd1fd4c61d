import Gumbo

/// What the parser is given of a page whose tables alone are wanted: all tags, for they make the tree, and what is read of
/// it. Left out are attributes that nobody asks for, scripts, styles, and outside of tables, headings and captions
/// comments and all but a first character of each text, which stands for it.
struct HTMLDigest {
    private(set) var bytes: [UInt8] = []
    private(set) var map = OffsetMap()
    private let page: [UInt8]
    /// Where the page has not been looked at yet.
    private var next = 0
    /// True where the rest is copied as it stands.
    private var isVerbatim = false

    private enum Use {
        /// Hides, spans, heads or links, or tells the parser where an element belongs.
        case tree
        /// Takes the place of text, and so matters where text is read.
        case text
    }

    /// The attributes that somebody asks for, and those that begin alike.
    private static let uses = HTMLNames<Use>([
        "hidden": .tree, "style": .tree, "rowspan": .tree, "colspan": .tree, "scope": .tree, "role": .tree,
        "href": .tree, "type": .tree, "encoding": .tree, "border": .tree, "summary": .tree, "datatable": .tree,
        "headers": .tree, "alt": .text, "title": .text, "aria-label": .text, "aria-hidden": .text, "value": .text,
        "open": .text,
    ])
    private static let script = HTMLTagSpan.name("script".utf8)
    private static let style = HTMLTagSpan.name("style".utf8)
    private static let index = HTMLTagSpan.name("isindex".utf8)

    init(of page: [UInt8]) {
        self.page = page
        bytes.reserveCapacity(page.count)
    }

    /// Takes the text in front of the next tag, comment or the like.
    ///
    /// - Parameter isRead: true where a table, heading or caption is or may be open.
    mutating func appendText(upTo end: Int, isRead: Bool) {
        guard end > next, !isVerbatim else { return }
        let text = next..<end
        next = end
        guard !isRead, ByteSearch.first(UInt8(ascii: "&"), in: page, from: text.lowerBound, limit: end) == nil,
            ByteSearch.first(UInt8(ascii: "<"), in: page, from: text.lowerBound, limit: end) == nil
        else { return append(text) }
        let first = text.first { !WhiteSpace.isASCII(page[$0]) } ?? text.lowerBound
        map.append(first..<(first + 1))
        bytes.append(page[first] < 0x80 ? page[first] : UInt8(ascii: "x"))
    }

    mutating func append(_ tag: HTMLTagSpan, at start: Int, isRead: Bool) {
        guard !isVerbatim else { return }
        next = tag.end
        guard tag.attributeCount > 0, tag.name != Self.index, tag.isComplete else {
            return append(start..<tag.end)
        }
        append(start..<tag.nameEnd)
        if !tag.isEnd {
            tag.forEachAttribute(in: page) { name, attribute in
                guard let use = Self.uses[HTMLTagSpan.name(page[name])], isRead || use == .tree else { return }
                // In front of it may stand a quote that ends another attribute.
                bytes.append(UInt8(ascii: " "))
                map.append((attribute.lowerBound - 1)..<attribute.lowerBound)
                append(attribute)
            }
        }
        append((tag.end - 1)..<tag.end)
    }

    /// Takes a comment, doctype or the like.
    mutating func appendOther(_ range: Range<Int>, isRead: Bool) {
        guard !isVerbatim else { return }
        next = range.upperBound
        // The doctype tells whether a paragraph may hold a table.
        if isRead || ByteSearch.matches("<!d", in: page, at: range.lowerBound) { append(range) }
    }

    /// Leaves out the content of an element that shows nothing of it.
    mutating func skipContent(of tag: HTMLTagSpan, upTo end: Int) {
        guard !isVerbatim, tag.name == Self.script || tag.name == Self.style else { return }
        next = end
    }

    /// Takes what follows as it stands.
    mutating func appendRest() {
        guard !isVerbatim else { return }
        isVerbatim = true
        append(next..<page.count)
        next = page.count
    }

    private mutating func append(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        bytes += page[range]
        map.append(range)
    }
}
