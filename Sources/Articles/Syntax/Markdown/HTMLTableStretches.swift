/// Where the HTML tables of a Markdown text end, whatever its blocks are.
enum HTMLTableStretches {
    /// Stretches beyond which no table reaches, in order. A start tag that nothing closes begins one up to the end.
    static func all(in bytes: [UInt8]) -> [Range<Int>] {
        var stretches: [Range<Int>] = []
        var index = 0
        while let start = ByteSearch.firstTag("table", in: bytes, from: index) {
            index = end(ofTableAt: start, in: bytes) ?? bytes.count
            stretches.append(start..<index)
        }
        return stretches
    }

    /// After the `</table>` that closes the table that begins at `start`; nil where none does.
    static func end(ofTableAt start: Int, in bytes: [UInt8]) -> Int? {
        var scanner = HTMLScanner(bytes: bytes, index: start, end: bytes.count, isInline: false)
        var depth = 0
        while let found = scanner.next({
            ByteSearch.isTag("table", in: bytes, at: $0) || ByteSearch.isTag("/table", in: bytes, at: $0)
        }) {
            if bytes[found + 1] == UInt8(ascii: "/") {
                depth -= 1
                let close = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: found).map { $0 + 1 } ?? bytes.count
                if depth == 0 { return close }
                scanner.index = close
            } else {
                depth += 1
                scanner.skipMarkup()
            }
        }
        return nil
    }
}
