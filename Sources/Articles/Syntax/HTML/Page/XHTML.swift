import Text

/// XHTML, which is read by the rules of HTML but for its empty-element tags (`<td/>`), CDATA sections, instructions and
/// declarations in the DOCTYPE.
enum XHTML {
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
}
