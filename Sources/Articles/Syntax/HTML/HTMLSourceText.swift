/// The visible part of a text node's source.
enum HTMLSourceText {
    /// `written` without white space at its ends, also as `&nbsp;`.
    static func contributing(_ written: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var range = WhiteSpace.trimmed(written.clamped(to: 0..<bytes.count), in: bytes)
        while true {
            let shorter = trimmedOnce(range, in: bytes)
            if shorter == range { return range }
            range = WhiteSpace.trimmed(shorter, in: bytes)
        }
    }

    private static func trimmedOnce(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        guard let first = range.first, let last = range.last else { return range }
        if bytes[first] == UInt8(ascii: "&") {
            for space in spaces where space.utf8CodeUnitCount <= range.count {
                if ByteSearch.matches(space, in: bytes, at: first) {
                    return (first + space.utf8CodeUnitCount)..<range.upperBound
                }
            }
        }
        if bytes[last] == UInt8(ascii: ";") {
            for space in spaces where space.utf8CodeUnitCount <= range.count {
                let start = range.upperBound - space.utf8CodeUnitCount
                if ByteSearch.matches(space, in: bytes, at: start) { return range.lowerBound..<start }
            }
        }
        return range
    }

    private static let spaces: [StaticString] = ["&nbsp;", "&#160;", "&#xa0;"]
}
