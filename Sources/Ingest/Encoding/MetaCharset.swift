/// The encoding that a page names in its first bytes: `<meta charset="x">` or `<meta ... content="...; charset=x">`.
enum MetaCharset {
    /// The HTML standard looks at the first 1,024 bytes; pages in the wild put it later.
    private static let searched = 4096

    static func encoding(in bytes: [UInt8]) -> TextEncoding? {
        let head = Array(bytes.prefix(searched))
        var index = 0
        while let tag = ByteSearch.firstTag("meta", in: head, from: index) {
            let end = ByteSearch.first(UInt8(ascii: ">"), in: head, from: tag) ?? head.count
            if let encoding = charset(in: head, from: tag, to: end) { return encoding }
            index = end
        }
        return nil
    }

    private static func charset(in head: [UInt8], from start: Int, to end: Int) -> TextEncoding? {
        var index = start
        while index < end {
            defer { index += 1 }
            guard ByteSearch.matches("charset", in: head, at: index) else { continue }
            var position = index + 7
            while position < end, WhiteSpace.isASCII(head[position]) { position += 1 }
            guard position < end, head[position] == UInt8(ascii: "=") else { continue }
            let isSeparator: (UInt8) -> Bool = {
                WhiteSpace.isASCII($0) || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: ";")
                    || $0 == UInt8(ascii: "/")
            }
            let label = head[(position + 1)..<end].drop(while: isSeparator).prefix { !isSeparator($0) }
            guard let known = TextEncodingLabel(String(decoding: label, as: UTF8.self)) else { return nil }
            // A page whose <meta> could be read byte by byte is not in UTF-16.
            switch known.encoding {
            case .utf16LittleEndian, .utf16BigEndian: return .utf8
            case .utf8, .shiftJIS, .eucJP, .iso2022JP, .windows1252: return known.encoding
            }
        }
        return nil
    }
}
