/// The encoding that a page declares in its first bytes: by `<meta>` or by an XML declaration, following the HTML
/// standard ("prescan a byte stream to determine its encoding").
///
///     <meta charset="windows-1251">   <meta http-equiv=content-type content="text/html; charset=x">   <?xml encoding="x"?>
struct DeclaredEncoding {
    /// The standard scans the first 1,024 bytes, and its parser every later `<meta>`; this limit covers a `<meta>`
    /// after long styles.
    private static let searched = 65_536

    /// Nil if the page declares no known encoding.
    static func find(in bytes: [UInt8]) -> TextEncoding? {
        if let encoding = utf16(bytes) { return encoding }
        let head = bytes.count > searched ? Array(bytes.prefix(searched)) : bytes
        guard let named = MetaPrescan.find(in: head) ?? XMLDeclaration.find(in: head) else { return nil }
        return actual(named)
    }

    /// An XML declaration in UTF-16 without a byte-order mark.
    private static func utf16(_ bytes: [UInt8]) -> TextEncoding? {
        if bytes.starts(with: [0x3C, 0, 0x3F, 0, 0x78, 0]) { return .utf16LittleEndian }
        return bytes.starts(with: [0, 0x3C, 0, 0x3F, 0, 0x78]) ? .utf16BigEndian : nil
    }

    /// An encoding declared in ASCII cannot be UTF-16; "x-user-defined" means Windows-1252.
    private static func actual(_ named: TextEncoding) -> TextEncoding {
        switch named {
        case .utf16LittleEndian, .utf16BigEndian: .utf8
        case .userDefined: .singleByte("windows-1252")
        case .utf8, .gbk, .gb18030, .big5, .eucJP, .iso2022JP, .shiftJIS, .eucKR, .singleByte, .replacement: named
        }
    }
}

/// `<?xml version="1.0" encoding="x"?>` at the beginning of a page.
private enum XMLDeclaration {
    static func find(in bytes: [UInt8]) -> TextEncoding? {
        guard ByteSearch.isExactly("<?xml", in: bytes, at: 0),
            let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: 0),
            let name = ByteSearch.first("encoding", in: bytes, from: 0, limit: end)
        else { return nil }
        var index = afterSpace(name + 8, in: bytes)
        guard index < end, bytes[index] == UInt8(ascii: "=") else { return nil }
        index = afterSpace(index + 1, in: bytes)
        guard index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
            let close = ByteSearch.first(bytes[index], in: bytes, from: index + 1, limit: end)
        else { return nil }
        let label = bytes[(index + 1)..<close]
        return label.contains { $0 <= 0x20 } ? nil : TextEncoding(label: String(decoding: label, as: UTF8.self))
    }

    private static func afterSpace(_ start: Int, in bytes: [UInt8]) -> Int {
        var index = start
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        return index
    }
}
