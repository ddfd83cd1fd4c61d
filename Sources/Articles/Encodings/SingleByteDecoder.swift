/// Encodings with one byte for each character.
enum SingleByteDecoder {
    /// - Parameter name: the encoding's name in the standard.
    static func decode(_ bytes: [UInt8], from start: Int, as name: String) -> DecodedText {
        // The characters of the bytes from 0x80 on.
        let index = EncodingIndex(name)
        return DecodedText(bytes, from: start) { (index[Int(bytes[$0]) - 0x80], 1) }
    }

    /// Maps bytes beyond ASCII to private-use characters.
    static func decodeUserDefined(_ bytes: [UInt8], from start: Int) -> DecodedText {
        DecodedText(bytes, from: start) { (0xF780 + UInt32(bytes[$0]) - 0x80, 1) }
    }
}
