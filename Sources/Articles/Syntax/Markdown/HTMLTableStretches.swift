/// Finds the ends of HTML tables and lists in a Markdown text.
enum HTMLTableStretches {
    /// The offset after the `</table>` that closes the table at `start`; nil if there is none.
    static func end(ofTableAt start: Int, in bytes: [UInt8]) -> Int? {
        end(of: ("table", "/table"), at: start, in: bytes, limit: bytes.count)
    }

    /// The offset after the end tag that closes an element at `start`; nil if there is none before the limit.
    static func end(
        of element: (name: StaticString, endTag: StaticString), at start: Int, in bytes: [UInt8], limit: Int
    ) -> Int? {
        var scanner = HTMLScanner(bytes: bytes, index: start, end: limit, isInline: false)
        var depth = 0
        while let found = scanner.next({
            ByteSearch.isTag(element.name, in: bytes, at: $0) || ByteSearch.isTag(element.endTag, in: bytes, at: $0)
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
