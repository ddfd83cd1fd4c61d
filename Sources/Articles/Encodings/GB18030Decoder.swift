import Text

/// gb18030 and GBK, which have the same decoder: one byte, two, or four with a digit as every second.
enum GB18030Decoder {
    static func decode(_ bytes: [UInt8], from start: Int) -> DecodedText {
        DecodedText(bytes, from: start) { character(bytes, at: $0) }
    }

    /// The character that begins with a byte beyond ASCII, and its length; nil for an invalid sequence.
    private static func character(_ bytes: [UInt8], at index: Int) -> (code: UInt32?, length: Int) {
        let first = bytes[index]
        if first == 0x80 { return (0x20AC, 1) }
        guard first != 0xFF, index + 1 < bytes.count else { return (nil, 1) }
        let second = bytes[index + 1]
        if second.isASCIIDigit { return fourBytes(bytes, at: index) }
        return (pair(Int(first), Int(second)), pair(Int(first), Int(second)) == nil && second < 0x80 ? 1 : 2)
    }

    private static func pair(_ first: Int, _ second: Int) -> UInt32? {
        guard (0x40...0x7E).contains(second) || (0x80...0xFE).contains(second) else { return nil }
        return EncodingIndex.gb18030[(first - 0x81) * 190 + second - (second < 0x7F ? 0x40 : 0x41)]
    }

    private static func fourBytes(_ bytes: [UInt8], at index: Int) -> (code: UInt32?, length: Int) {
        guard index + 2 < bytes.count else { return (nil, 2) }
        guard (0x81...0xFE).contains(bytes[index + 2]) else { return (nil, 1) }
        guard index + 3 < bytes.count else { return (nil, 3) }
        guard bytes[index + 3].isASCIIDigit else { return (nil, 1) }
        let parts = bytes[index..<(index + 4)].map(Int.init)
        let pointer =
            ((parts[0] - 0x81) * 10 + parts[1] - 0x30) * 1260 + (parts[2] - 0x81) * 10 + parts[3] - 0x30
        return (rangesCode(pointer), 4)
    }

    /// The code point of a four-byte character: the standard lists the start of each range.
    private static func rangesCode(_ pointer: Int) -> UInt32? {
        if pointer == 7457 { return 0xE7C7 }
        guard pointer <= 39_419 || (189_000...1_237_575).contains(pointer) else { return nil }
        let ranges = EncodingIndex.gb18030Ranges.codes
        let range = max(0, (0..<ranges.count / 2).partitionPoint { Int(ranges[2 * $0]) <= pointer } - 1)
        return ranges[2 * range + 1] + UInt32(pointer) - ranges[2 * range]
    }
}
