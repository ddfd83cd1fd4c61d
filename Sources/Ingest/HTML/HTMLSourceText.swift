/// The part of a text node's source that shows on the page.
enum HTMLSourceText {
    /// `written` without what stands at its ends and gives no text: white space, also as `&nbsp;`, and stray end tags
    /// that the parser dropped.
    static func contributing(_ written: Range<Int>, text: String, in bytes: [UInt8]) -> Range<Int> {
        var range = WhiteSpace.trimmed(written.clamped(to: 0..<bytes.count), in: bytes)
        while true {
            let shorter = trimmedOnce(range, text: text, in: bytes)
            if shorter == range { return range }
            range = WhiteSpace.trimmed(shorter, in: bytes)
        }
    }

    private static func trimmedOnce(_ range: Range<Int>, text: String, in bytes: [UInt8]) -> Range<Int> {
        for space in spaces {
            let length = space.utf8CodeUnitCount
            guard range.count >= length else { continue }
            if ByteSearch.matches(space, in: bytes, at: range.lowerBound) {
                return (range.lowerBound + length)..<range.upperBound
            }
            if ByteSearch.matches(space, in: bytes, at: range.upperBound - length) {
                return range.lowerBound..<(range.upperBound - length)
            }
        }
        guard let last = range.last, bytes[last] == UInt8(ascii: ">"),
            let start = ByteSearch.last(UInt8(ascii: "<"), in: bytes, before: last, limit: range.count - 1)
        else { return range }
        // What was kept as text shows in the decoded text.
        let tail = String(decoding: bytes[start...last], as: UTF8.self)
        return text.hasSuffix(tail) ? range : range.lowerBound..<start
    }

    private static let spaces: [StaticString] = ["&nbsp;", "&#160;", "&#xa0;"]
}
