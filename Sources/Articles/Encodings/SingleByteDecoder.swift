/// Encodings with one byte for each character.
enum SingleByteDecoder {
    static func decode(_ bytes: [UInt8], from start: Int, as encoding: SingleByteEncoding) -> DecodedText {
        let index = encoding.index
        return decode(bytes, from: start) { index[Int($0) - 0x80] }
    }

    /// Maps bytes beyond ASCII to private-use characters.
    static func decodeUserDefined(_ bytes: [UInt8], from start: Int) -> DecodedText {
        decode(bytes, from: start) { 0xF780 + UInt32($0) - 0x80 }
    }

    private static func decode(
        _ bytes: [UInt8], from start: Int, _ character: (UInt8) -> UInt32?
    ) -> DecodedText {
        var text = DecodedText()
        text.bytes.reserveCapacity(bytes.count + bytes.count / 4)
        var index = text.appendASCII(of: bytes, from: start)
        while index < bytes.count {
            if let code = character(bytes[index]) { text.append(code) } else { text.appendReplacement() }
            index = text.appendASCII(of: bytes, from: index + 1)
        }
        return text
    }
}

extension SingleByteEncoding {
    /// The characters of the bytes from 0x80 on.
    var index: EncodingIndex { EncodingIndex(rawValue) }
}
