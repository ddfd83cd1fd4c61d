/// The visible part of a text node's source.
enum HTMLSourceText {
    /// `written` without invisible text at its ends: white space, also as `&nbsp;`, and stray end tags that the
    /// parser dropped.
    static func contributing(_ written: Range<Int>, text: String, in bytes: [UInt8]) -> Range<Int> {
        var range = WhiteSpace.trimmed(written.clamped(to: 0..<bytes.count), in: bytes)
        while true {
            let shorter = trimmedOnce(range, text: text, in: bytes)
            if shorter == range { return range }
            range = WhiteSpace.trimmed(shorter, in: bytes)
        }
    }

    private static func trimmedOnce(_ range: Range<Int>, text: String, in bytes: [UInt8]) -> Range<Int> {
        guard let first = range.first, let last = range.last else { return range }
        if bytes[first] == UInt8(ascii: "&"),
            let space = spaces.first(where: {
                $0.utf8CodeUnitCount <= range.count && ByteSearch.matches($0, in: bytes, at: first)
            })
        {
            return (first + space.utf8CodeUnitCount)..<range.upperBound
        }
        if bytes[last] == UInt8(ascii: ";"),
            let space = spaces.first(where: {
                $0.utf8CodeUnitCount <= range.count
                    && ByteSearch.matches($0, in: bytes, at: range.upperBound - $0.utf8CodeUnitCount)
            })
        {
            return range.lowerBound..<(range.upperBound - space.utf8CodeUnitCount)
        }
        guard bytes[last] == UInt8(ascii: ">"),
            let start = ByteSearch.last(UInt8(ascii: "<"), in: bytes, before: last, limit: range.count - 1)
        else { return range }
        // Source kept as text also occurs in the decoded text.
        let tail = String(decoding: bytes[start...last], as: UTF8.self)
        return text.hasSuffix(tail) ? range : range.lowerBound..<start
    }

    private static let spaces: [StaticString] = ["&nbsp;", "&#160;", "&#xa0;"]
}
