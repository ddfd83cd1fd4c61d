import Gumbo
import Text

/// Converts XHTML, which an HTML parser would misread: an empty-element tag (`<script src="x"/>`, `<title/>`) would
/// contain the rest, and a CDATA section would not be text.
///
/// The result is equivalent HTML with the same byte offsets.
enum XHTMLSource {
    /// Replaces `<` and `&` in CDATA, which have no escape of one byte: a form feed, which XML does not allow.
    static let standIn: UInt8 = 0x0C

    /// The HTML parser's input for a page.
    static func html(of text: SourceText) -> (bytes: [UInt8], standIns: StandIns?) {
        guard isXHTML(text) else { return (text.bytes, nil) }
        let bytes = asHTML(text.bytes)
        guard ByteSearch.first(standIn, in: bytes, from: 0) != nil else { return (bytes, nil) }
        return (bytes, StandIns(of: standIn, in: bytes, for: text.bytes))
    }

    /// True for a file with an XHTML extension, or a text that begins as XML and names XHTML's namespace. HTML pages
    /// often name only the namespace, and are HTML to all readers.
    static func isXHTML(_ text: SourceText) -> Bool {
        let path = text.path.lowercased()
        if path.hasSuffix(".xhtml") || path.hasSuffix(".xht") { return true }
        let bytes = text.bytes
        guard ByteSearch.matches("<?xml", in: bytes, at: 0), let root = ByteSearch.firstTag("html", in: bytes, from: 0),
            let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: root),
            let namespace = ByteSearch.first("http://www.w3.org/1999/xhtml", in: bytes, from: root)
        else { return false }
        return namespace < end
    }

    /// Equivalent HTML of the same length.
    static func asHTML(_ xhtml: [UInt8]) -> [UInt8] {
        var bytes = xhtml
        var index = 0
        var hasDoctype = false
        while let start = ByteSearch.first(UInt8(ascii: "<"), in: xhtml, from: index) {
            if !hasDoctype, ByteSearch.matches("<!doctype", in: xhtml, at: start) {
                hasDoctype = true
                index = rewriteDoctype(at: start, in: &bytes)
            } else {
                index = rewrite(at: start, in: &bytes)
            }
        }
        return bytes
    }

    /// Rewrites the markup at the `<` at `start`; returns the offset to continue from.
    private static func rewrite(at start: Int, in bytes: inout [UInt8]) -> Int {
        guard start + 1 < bytes.count else { return start + 1 }
        switch bytes[start + 1] {
        case UInt8(ascii: "!"):
            if ByteSearch.matches("<!--", in: bytes, at: start) {
                return ByteSearch.first("-->", in: bytes, from: start + 4).map { $0 + 3 } ?? bytes.count
            }
            return ByteSearch.matches("<![cdata[", in: bytes, at: start)
                ? rewriteCharacterData(at: start, in: &bytes) : start + 1
        case UInt8(ascii: "?"):
            guard let end = ByteSearch.first("?>", in: bytes, from: start + 2) else { return bytes.count }
            hide(start..<(end + 2), in: &bytes)
            return end + 2
        case let byte where byte >= 0x80 || ByteSearch.isLetter(byte): break
        default: return start + 1
        }
        guard let end = endOfTag(at: start, in: bytes) else { return start + 1 }
        if bytes[end - 2] == UInt8(ascii: "/") { rewriteEmptyElement(start..<end, in: &bytes) }
        return end
    }

    /// The offset after the `>` that ends a tag, with quoted values skipped.
    private static func endOfTag(at start: Int, in bytes: [UInt8]) -> Int? {
        var index = start + 1
        // Tags cannot contain open tags: text that is not XML is kept.
        let limit = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: index) ?? bytes.count
        while index < limit {
            switch bytes[index] {
            case UInt8(ascii: ">"): return index + 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let close = ByteSearch.first(bytes[index], in: bytes, from: index + 1, limit: limit) else {
                    return nil
                }
                index = close + 1
            default: index += 1
            }
        }
        return nil
    }

    private static func rewriteEmptyElement(_ range: Range<Int>, in bytes: inout [UInt8]) {
        let name = ByteSearch.lowercasedName(in: bytes, from: range.lowerBound + 1)
        if unchanged.contains(name), isWholeName(name, at: range.lowerBound + 1, in: bytes) { return }
        if blocks.contains(name) {
            for index in range { bytes[index] = UInt8(ascii: " ") }
        } else {
            hide(range, in: &bytes)
        }
    }

    private static func isWholeName(_ name: String, at start: Int, in bytes: [UInt8]) -> Bool {
        let end = start + name.utf8.count
        return end < bytes.count && (WhiteSpace.isASCII(bytes[end]) || "/>".utf8.contains(bytes[end]))
    }

    /// `<?   >`, which is not displayed and does not separate words.
    private static func hide(_ range: Range<Int>, in bytes: inout [UInt8]) {
        guard range.count >= 3 else { return }
        for index in range { bytes[index] = UInt8(ascii: " ") }
        bytes[range.lowerBound] = UInt8(ascii: "<")
        bytes[range.lowerBound + 1] = UInt8(ascii: "?")
        bytes[range.upperBound - 1] = UInt8(ascii: ">")
    }

    private static func rewriteCharacterData(at start: Int, in bytes: inout [UInt8]) -> Int {
        guard let end = ByteSearch.first("]]>", in: bytes, from: start + 9) else { return bytes.count }
        for index in (start + 9)..<end {
            if "<&".utf8.contains(bytes[index]) { bytes[index] = standIn }
        }
        hide(start..<(start + 9), in: &bytes)
        hide(end..<(end + 3), in: &bytes)
        return end + 3
    }

    /// Declarations inside a doctype would be displayed as text.
    private static func rewriteDoctype(at start: Int, in bytes: inout [UInt8]) -> Int {
        guard let open = ByteSearch.first(UInt8(ascii: "["), in: bytes, from: start),
            let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: start)
        else { return start + 1 }
        guard open < end, let close = closeOfSubset(from: open, in: bytes) else { return end + 1 }
        for index in open...close { bytes[index] = UInt8(ascii: " ") }
        return close + 1
    }

    private static func closeOfSubset(from open: Int, in bytes: [UInt8]) -> Int? {
        var index = open
        while let close = ByteSearch.first(UInt8(ascii: "]"), in: bytes, from: index) {
            var next = close + 1
            while next < bytes.count, WhiteSpace.isASCII(bytes[next]) { next += 1 }
            if next < bytes.count, bytes[next] == UInt8(ascii: ">") { return close }
            index = close + 1
        }
        return nil
    }

    /// Elements that are also empty in HTML, or closed at once by the following markup: an empty cell stays a cell.
    private static let unchanged: Set<String> = [
        "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input", "keygen", "link",
        "meta", "param", "source", "track", "wbr", "td", "th", "tr", "li", "dt", "dd",
    ]

    /// Elements that separate words if they are empty, or that may occur where text may not.
    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "caption", "center", "colgroup", "details", "dir", "div",
        "dl", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head",
        "header",
        "hgroup", "main", "menu", "nav", "ol", "p", "pre", "section", "summary", "table", "tbody", "tfoot", "thead",
        "ul",
    ]
}
