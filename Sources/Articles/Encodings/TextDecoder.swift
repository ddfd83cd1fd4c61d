/// Decodes a file's bytes by the WHATWG Encoding Standard.
enum TextDecoder {
    /// The encoding, by precedence: a byte-order mark, the caller's label, the page's declaration in its first bytes,
    /// UTF-8. A mark is always right, whatever the label.
    static func encoding(of bytes: [UInt8], label: TextEncodingLabel?, isHTML: Bool) -> TextEncoding {
        byteOrderMark(bytes)?.encoding ?? label?.encoding ?? (isHTML ? DeclaredEncoding.find(in: bytes) : nil) ?? .utf8
    }

    static func byteOrderMark(_ bytes: [UInt8]) -> (encoding: TextEncoding, length: Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        return nil
    }

    /// The text without a byte-order mark.
    static func decode(_ bytes: [UInt8], as encoding: TextEncoding) -> DecodedText {
        let start = byteOrderMark(bytes)?.length ?? 0
        switch encoding {
        case .utf8: return UTF8Decoding.decode(bytes, from: start)
        case .utf16LittleEndian: return UTF16Decoder.decode(bytes, from: start, highByte: 1)
        case .utf16BigEndian: return UTF16Decoder.decode(bytes, from: start, highByte: 0)
        case .gbk, .gb18030: return GB18030Decoder.decode(bytes, from: start)
        case .big5: return DoubleByteDecoder.big5.decode(bytes, from: start)
        case .eucKR: return DoubleByteDecoder.eucKR.decode(bytes, from: start)
        case .shiftJIS: return DoubleByteDecoder.shiftJIS.decode(bytes, from: start)
        case .eucJP: return EUCJPDecoder.decode(bytes, from: start)
        case .iso2022JP: return ISO2022JPDecoder.decode(bytes, from: start)
        case .singleByte(let name): return SingleByteDecoder.decode(bytes, from: start, as: name)
        case .userDefined: return SingleByteDecoder.decodeUserDefined(bytes, from: start)
        case .replacement:
            var text = DecodedText()
            if start < bytes.count { text.appendReplacement() }
            return text
        }
    }
}
