/// Finds the source of a character of decoded text: the character itself, or a reference such as `&lt;`.
enum CharacterSource {
    /// The bytes of the character at `index`, and its source; nil if the source does not match. Skips end tags that
    /// the parser dropped, and text that it treated as a comment.
    static func next(
        _ decoded: [UInt8], at index: Int, _ bytes: [UInt8], from start: Int, to end: Int
    ) -> (length: Int, source: Range<Int>)? {
        let length = min(length(of: decoded[index]), decoded.count - index)
        var offset = start
        while offset < end {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "&"), let reference = reference(bytes, at: offset, to: end, decoded, index) {
                return (reference.length, offset..<reference.end)
            }
            if byte == 0x0D, decoded[index] == 0x0A {
                let isPair = offset + 1 < end && bytes[offset + 1] == 0x0A
                return (1, offset..<(offset + (isPair ? 2 : 1)))
            }
            if byte == decoded[index], offset + length <= end,
                bytes[offset..<(offset + length)] == decoded[index..<(index + length)]
            {
                return (length, offset..<(offset + length))
            }
            if byte == XHTMLSource.standIn, "<&".utf8.contains(decoded[index]) {
                return (1, offset..<(offset + 1))
            }
            guard let next = skipped(bytes, at: offset, to: end) else { return nil }
            offset = next
        }
        return nil
    }

    private static func length(of first: UInt8) -> Int {
        if first < 0xC0 { return 1 }
        if first < 0xE0 { return 2 }
        return first < 0xF0 ? 3 : 4
    }

    /// Skips text that is not displayed.
    private static func skipped(_ bytes: [UInt8], at offset: Int, to end: Int) -> Int? {
        if bytes[offset] == 0x0A || bytes[offset] == 0x0D { return offset + 1 }
        guard bytes[offset] == UInt8(ascii: "<"),
            let close = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: offset, limit: end)
        else { return nil }
        return close + 1
    }

    /// A character reference for the decoded text at `index`; nil for a plain `&`.
    private static func reference(
        _ bytes: [UInt8], at offset: Int, to end: Int, _ decoded: [UInt8], _ index: Int
    ) -> (length: Int, end: Int)? {
        var close = offset + 1
        while close < min(end, offset + 40), isNamePart(bytes[close]) { close += 1 }
        guard close > offset + 1 else { return nil }
        let isAmpersand = decoded[index] == UInt8(ascii: "&")
        if isAmpersand, !namesAmpersand(bytes[(offset + 1)..<close]) { return nil }
        let length = min(length(of: decoded[index]), decoded.count - index)
        if close < end, bytes[close] == UInt8(ascii: ";") { return (length, close + 1) }
        if bytes[offset + 1] == UInt8(ascii: "#") { return (length, close) }
        // Some old names need no semicolon, and letters may follow them.
        let following = index + length
        for name in 2...6 where offset + 1 + name <= close {
            let rest = bytes[(offset + 1 + name)..<min(end, offset + 9 + name)]
            if following == decoded.count || rest.starts(with: decoded[following..<min(decoded.count, following + 2)]) {
                return (length, offset + 1 + name)
            }
        }
        return nil
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        ByteSearch.isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "#")
    }

    private static func namesAmpersand(_ name: ArraySlice<UInt8>) -> Bool {
        let lowered = String(decoding: name, as: UTF8.self).lowercased()
        return lowered.hasPrefix("amp") || lowered == "#38" || lowered == "#038" || lowered == "#x26"
    }
}
