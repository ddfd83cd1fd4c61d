/// How deep a page nests, told before gumbo reads it: its time grows with the square of the depth, and it cannot be
/// interrupted.
enum HTMLNesting {
    /// The offset of the start tag that nests deeper than `limit`; nil where none does.
    ///
    /// Elements that the next of their kind closes (`p`, `li`, `td`) and those without content are not counted; a table
    /// counts for the four elements that it puts around its cells. One pass over the tags.
    static func firstTooDeep(in bytes: [UInt8], limit: Int) -> Int? {
        // No page can nest deeper than it has tags.
        guard bytes.count > limit * 3 else { return nil }
        var open: [UInt64: Int] = [:]
        var depth = 0
        var scanner = HTMLScanner(bytes: bytes, index: 0, end: bytes.count, isInline: false)
        while let start = scanner.next({ _ in true }) {
            let isEnd = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
            let name = name(in: bytes, at: start + (isEnd ? 2 : 1))
            if name != 0, !flat.contains(name) {
                let count = open[name] ?? 0
                let weight = name == table ? 4 : 1
                if !isEnd {
                    open[name] = count + 1
                    depth += weight
                } else if count > 0 {
                    open[name] = count - 1
                    depth -= weight
                }
                if depth > limit { return start }
            }
            scanner.skipMarkup()
        }
        return nil
    }

    /// The first eight bytes of a tag's name in lower case; 0 where there is no name.
    private static func name(in bytes: [UInt8], at start: Int) -> UInt64 {
        guard start < bytes.count, ByteSearch.isLetter(bytes[start]) else { return 0 }
        var name: UInt64 = 0
        var index = start
        while index < min(bytes.count, start + 8) {
            let byte = bytes[index]
            if WhiteSpace.isASCII(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
            name = name << 8 | UInt64(ByteSearch.lowercased(byte))
            index += 1
        }
        return name
    }

    private static let table = name(in: Array("table".utf8), at: 0)

    private static let flat: Set<UInt64> = Set(
        [
            "p", "li", "td", "th", "tr", "thead", "tbody", "tfoot", "caption", "col", "colgroup", "dt", "dd", "option",
            "optgroup", "rt", "rp", "area", "base", "br", "embed", "hr", "img", "input", "link", "meta", "param",
            "source",
            "track", "wbr", "html", "head", "body",
        ].map { name(in: Array($0.utf8), at: 0) })
}
