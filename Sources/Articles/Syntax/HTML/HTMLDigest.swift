import Gumbo

/// The parser's input for a page of which only the tables are read: all tags, because they determine the tree, and
/// the text that is read. Omits unused attributes, scripts and styles, and outside of tables, headings and captions
/// also comments and all characters of a text except the first.
struct HTMLDigest {
    private(set) var bytes: [UInt8] = []
    private(set) var map = OffsetMap()
    private let page: [UInt8]
    /// The start of the unprocessed part.
    private var next = 0
    /// True if the rest is copied unchanged.
    private var isVerbatim = false
    /// True if an element is a heading by its role, so that the tags alone do not show which text is read.
    private(set) var hasHeadingRole = false

    private enum Use {
        /// Hides, spans, labels or links, or determines the position of an element in the tree.
        case tree
        /// Replaces text, and therefore matters only where text is read.
        case text
        /// A class, which only matters for formulas.
        case formula
        /// A role, which may make the element a heading.
        case role
    }

    /// The attributes in use, and those with the same beginning.
    private static let uses = HTMLNames<Use>([
        "hidden": .tree, "style": .tree, "rowspan": .tree, "colspan": .tree, "scope": .tree, "role": .role,
        "href": .tree, "type": .tree, "encoding": .tree, "border": .tree, "summary": .tree, "datatable": .tree,
        "headers": .tree, "alt": .text, "title": .text, "aria-label": .text, "aria-hidden": .text, "value": .text,
        "open": .text, "aria-level": .text, "class": .formula,
    ])
    private static let script = HTMLTagSpan.name("script".utf8)
    private static let style = HTMLTagSpan.name("style".utf8)
    private static let index = HTMLTagSpan.name("isindex".utf8)

    init(of page: [UInt8]) {
        self.page = page
        bytes.reserveCapacity(page.count)
    }

    /// Processes the text before the next tag, comment or similar markup.
    ///
    /// - Parameter isRead: true if a table, heading or caption is or may be open.
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
                guard let use = Self.uses[HTMLTagSpan.name(page[name])],
                    isUsed(use, value: name.upperBound..<attribute.upperBound, isRead: isRead)
                else { return }
                // A quote that ends another attribute may precede it.
                bytes.append(UInt8(ascii: " "))
                map.append((attribute.lowerBound - 1)..<attribute.lowerBound)
                append(attribute)
            }
        }
        append((tag.end - 1)..<tag.end)
    }

    /// - Parameter value: the value with the sign and quotes before it.
    private mutating func isUsed(_ use: Use, value: Range<Int>, isRead: Bool) -> Bool {
        switch use {
        case .tree: return true
        case .text: return isRead
        case .formula: return isRead && (begins("mathjax", value) || begins("mjx", value))
        case .role:
            hasHeadingRole = hasHeadingRole || begins("heading", value)
            return true
        }
    }

    private func begins(_ word: StaticString, _ value: Range<Int>) -> Bool {
        var start = value.lowerBound
        while start < value.upperBound, WhiteSpace.isASCII(page[start]) || "=\"'".utf8.contains(page[start]) {
            start += 1
        }
        return ByteSearch.matches(word, in: page, at: start)
    }

    /// Processes a comment, doctype or similar markup.
    mutating func appendOther(_ range: Range<Int>, isRead: Bool) {
        guard !isVerbatim else { return }
        next = range.upperBound
        // The doctype determines whether a paragraph may contain a table.
        if isRead || ByteSearch.matches("<!d", in: page, at: range.lowerBound) { append(range) }
    }

    /// Omits the content of an element that is not displayed.
    mutating func skipContent(of tag: HTMLTagSpan, upTo end: Int) {
        guard !isVerbatim, tag.name == Self.script || tag.name == Self.style else { return }
        next = end
    }

    /// Copies the rest unchanged.
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
