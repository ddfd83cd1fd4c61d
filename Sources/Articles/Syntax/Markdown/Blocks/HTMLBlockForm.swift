import Text

/// The seven kinds of HTML blocks (CommonMark 0.29, section 4.6).
enum HTMLBlockForm: UInt8 {
    case rawText = 1, comment, instruction, declaration, section
    /// A tag that is a block of a page.
    case block
    /// Any tag, alone in its line.
    case tag

    /// The kind of block that a line begins; nil for other text. Linear in the line.
    ///
    /// - Parameter isInParagraph: whether the line may also continue a paragraph, which not every tag interrupts.
    init?(_ bytes: [UInt8], _ text: Range<Int>, isInParagraph: Bool) {
        let start = text.lowerBound
        guard bytes[start] == UInt8(ascii: "<"), start + 1 < text.upperBound else { return nil }
        if bytes[start + 1] == UInt8(ascii: "!") {
            if Self.begins("<!--", bytes, text) {
                self = .comment
            } else if Self.begins("<![cdata[", bytes, text) {
                self = .section
            } else if start + 2 < text.upperBound, bytes[start + 2].isASCIIUppercase {
                self = .declaration
            } else {
                return nil
            }
        } else if bytes[start + 1] == UInt8(ascii: "?") {
            self = .instruction
        } else if let form = Self.form(ofTag: bytes, text) {
            self = form
        } else if !isInParagraph, Self.isLoneTag(bytes, text) {
            self = .tag
        } else {
            return nil
        }
    }

    /// True if a blank line ends the block; otherwise ``isEnd(_:_:)`` does.
    var endsAtBlankLine: Bool { self == .block || self == .tag }

    /// True for a line that ends the block, which may be its first.
    func isEnd(_ bytes: [UInt8], _ text: Range<Int>) -> Bool {
        let ends: [StaticString] =
            switch self {
            case .rawText: ["</script>", "</pre>", "</style>"]
            case .comment: ["-->"]
            case .instruction: ["?>"]
            case .declaration: [">"]
            case .section: ["]]>"]
            case .block, .tag: []
            }
        return ends.contains { ByteSearch.holds($0, in: bytes, text) }
    }

    private static func begins(_ mark: StaticString, _ bytes: [UInt8], _ text: Range<Int>) -> Bool {
        text.count >= mark.utf8CodeUnitCount && ByteSearch.matches(mark, in: bytes, at: text.lowerBound)
    }

    /// The kind of block for a tag that begins a block whatever follows in its line.
    private static func form(ofTag bytes: [UInt8], _ text: Range<Int>) -> HTMLBlockForm? {
        let isEnd = bytes[text.lowerBound + 1] == UInt8(ascii: "/")
        let start = text.lowerBound + (isEnd ? 2 : 1)
        guard start < text.upperBound, bytes[start].isASCIILetter else { return nil }
        let name = ByteSearch.lowercasedName(in: bytes, from: start)
        let end = start + name.utf8.count
        let follows = { (byte: UInt8, offset: Int) in offset < text.upperBound && bytes[offset] == byte }
        let isEnded = end >= text.upperBound || WhiteSpace.isASCII(bytes[end]) || follows(UInt8(ascii: ">"), end)
        if !isEnd, isEnded, rawTextNames.contains(name) { return .rawText }
        let isClosed = follows(UInt8(ascii: "/"), end) && follows(UInt8(ascii: ">"), end + 1)
        return (isEnded || isClosed) && blockNames.contains(name) ? .block : nil
    }

    private static let rawTextNames: Set<String> = ["script", "pre", "style"]

    private static let blockNames: Set<String> = [
        "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
        "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form",
        "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend",
        "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param",
        "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
    ]

    /// True if a line has one tag and nothing else (section 6.8).
    private static func isLoneTag(_ bytes: [UInt8], _ text: Range<Int>) -> Bool {
        guard let end = InlineTag.end(of: bytes, text) else { return false }
        return bytes[end..<text.upperBound].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0C }
    }
}

/// Reads a tag by the grammar of inline HTML (section 6.8).
struct InlineTag {
    private let bytes: [UInt8]
    private let end: Int
    private var index: Int

    /// The end of the tag that begins a text, with `<`; nil if none does.
    static func end(of bytes: [UInt8], _ text: Range<Int>) -> Int? {
        var tag = InlineTag(bytes: bytes, end: text.upperBound, index: text.lowerBound + 1)
        return tag.read() ? tag.index : nil
    }

    private mutating func read() -> Bool {
        let isEnd = skip(UInt8(ascii: "/"))
        guard index < end, bytes[index].isASCIILetter else { return false }
        skip { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
        while !isEnd, skipAttribute() {}
        skip(WhiteSpace.isASCII)
        if !isEnd { _ = skip(UInt8(ascii: "/")) }
        return skip(UInt8(ascii: ">"))
    }

    private mutating func skipAttribute() -> Bool {
        let start = index
        skip(WhiteSpace.isASCII)
        guard index > start, index < end, Self.beginsName(bytes[index]) else {
            index = start
            return false
        }
        skip { Self.beginsName($0) || $0.isASCIIDigit || ".-".utf8.contains($0) }
        let afterName = index
        skip(WhiteSpace.isASCII)
        guard skip(UInt8(ascii: "=")) else {
            index = afterName
            return true
        }
        skip(WhiteSpace.isASCII)
        return skipValue()
    }

    private mutating func skipValue() -> Bool {
        guard index < end else { return false }
        let quote = bytes[index]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            index += 1
            skip { $0 != quote }
            return skip(quote)
        }
        let start = index
        skip { !WhiteSpace.isASCII($0) && !"\"'=<>`".utf8.contains($0) }
        return index > start
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard index < end, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func skip(_ matches: (UInt8) -> Bool) {
        while index < end, matches(bytes[index]) { index += 1 }
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
    }
}
