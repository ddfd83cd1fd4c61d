/// Tells where a declared encoding is contradicted by the bytes.
package enum DoubtfulEncoding {
    /// Whether bytes that are said to be in another encoding are UTF-8, beyond what chance makes of letters of two
    /// bytes. Text that is not in UTF-8 hardly ever looks as if it were.
    package static func isUTF8(_ bytes: [UInt8], despite label: TextEncodingLabel) -> Bool {
        switch label.encoding {
        case .utf8, .utf16LittleEndian, .utf16BigEndian: return false
        case .gbk, .gb18030, .big5, .eucJP, .iso2022JP, .shiftJIS, .eucKR, .singleByte, .userDefined, .replacement:
            break
        }
        let (pairs, longer) = (bytes.count { (0xC2...0xDF).contains($0) }, bytes.contains { $0 >= 0xE0 })
        return (longer || pairs > 2) && UTF8Decoding.validEnd(bytes, from: 0) == bytes.count
    }
}
