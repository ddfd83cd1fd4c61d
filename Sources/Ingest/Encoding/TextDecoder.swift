/// Turns a file's bytes into UTF-8.
enum TextDecoder {
    /// The encoding, in this order of trust: the caller's label, a byte-order mark, a `<meta>` (in HTML), UTF-8.
    static func decode(_ bytes: [UInt8], label: TextEncodingLabel?, isHTML: Bool) -> DecodedText {
        let mark = byteOrderMark(bytes)
        let encoding = label?.encoding ?? mark?.encoding ?? (isHTML ? MetaCharset.encoding(in: bytes) : nil) ?? .utf8
        let start = mark.map { $0.encoding == encoding ? $0.length : 0 } ?? 0
        return decode(bytes, from: start, as: encoding)
    }

    static func byteOrderMark(_ bytes: [UInt8]) -> (encoding: TextEncoding, length: Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        return nil
    }

    private static func decode(_ bytes: [UInt8], from start: Int, as encoding: TextEncoding) -> DecodedText {
        switch encoding {
        case .utf8: UTF8Decoding.decode(bytes, from: start)
        case .utf16LittleEndian: utf16(bytes, from: start, highByte: 1)
        case .utf16BigEndian: utf16(bytes, from: start, highByte: 0)
        case .windows1252: windows1252(bytes, from: start)
        case .shiftJIS: JapaneseDecoding.decode(bytes, as: .shiftJIS)
        case .eucJP: JapaneseDecoding.decode(bytes, as: .eucJP)
        case .iso2022JP: JapaneseDecoding.decode(ISO2022JP.asEUC(bytes), as: .eucJP)
        }
    }

    private static func utf16(_ bytes: [UInt8], from start: Int, highByte: Int) -> DecodedText {
        var result = DecodedText(bytes: [])
        result.bytes.reserveCapacity(bytes.count)
        func unit(_ index: Int) -> UInt32 {
            UInt32(bytes[index + highByte]) << 8 | UInt32(bytes[index + 1 - highByte])
        }
        var index = start
        while index + 1 < bytes.count {
            let first = unit(index)
            index += 2
            if (0xD800...0xDBFF).contains(first), index + 1 < bytes.count, (0xDC00...0xDFFF).contains(unit(index)) {
                result.append(0x10000 + (first - 0xD800) << 10 + (unit(index) - 0xDC00))
                index += 2
            } else {
                result.append(first)
            }
        }
        if index < bytes.count { result.appendReplacement() }
        return result
    }

    /// The WHATWG index: bytes without a character of their own stand for the control of that number.
    private static func windows1252(_ bytes: [UInt8], from start: Int) -> DecodedText {
        var result = DecodedText(bytes: [])
        result.bytes.reserveCapacity(bytes.count)
        for byte in bytes[start...] {
            if byte < 0x80 {
                result.bytes.append(byte)
            } else {
                result.append((0x80...0x9F).contains(byte) ? windowsLetters[Int(byte) - 0x80] : UInt32(byte))
            }
        }
        return result
    }

    private static let windowsLetters: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D,
        0x8F,
        0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E,
        0x178,
    ]
}
