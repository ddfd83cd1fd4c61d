/// UTF-16 in either byte order.
enum UTF16Decoder {
    /// - Parameter highByte: 1 if the low byte comes first, else 0.
    static func decode(_ bytes: [UInt8], from start: Int, highByte: Int) -> DecodedText {
        var text = DecodedText()
        text.bytes.reserveCapacity(bytes.count)
        func unit(_ index: Int) -> UInt32 {
            UInt32(bytes[index + highByte]) << 8 | UInt32(bytes[index + 1 - highByte])
        }
        var index = start
        while index + 1 < bytes.count {
            let first = unit(index)
            index += 2
            guard (0xD800...0xDBFF).contains(first) else {
                // A second half of a pair without the first is replaced.
                text.append(first)
                continue
            }
            if index + 1 < bytes.count, (0xDC00...0xDFFF).contains(unit(index)) {
                text.append(0x1_0000 + (first - 0xD800) << 10 + (unit(index) - 0xDC00))
                index += 2
            } else {
                text.appendReplacement()
                // An incomplete character at the end is one error.
                if index + 1 == bytes.count { return text }
            }
        }
        if index < bytes.count { text.appendReplacement() }
        return text
    }
}
