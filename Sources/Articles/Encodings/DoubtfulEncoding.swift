/// Tests whether the bytes contradict a declared encoding.
package enum DoubtfulEncoding {
    /// Whether bytes declared to be in another encoding are UTF-8, with more evidence than chance gives for two-byte
    /// letters. Text in other encodings is rarely valid UTF-8.
    package static func isUTF8(_ bytes: [UInt8], despite label: TextEncodingLabel) -> Bool {
        isUTF8(bytes, despite: label.encoding)
    }

    static func isUTF8(_ bytes: [UInt8], despite encoding: TextEncoding) -> Bool {
        let fewest: Int
        switch encoding {
        case .utf8, .utf16LittleEndian, .utf16BigEndian, .replacement: return false
        // In each of them, `é` in UTF-8 would be a capital letter and a sign.
        case .singleByte, .userDefined: fewest = 1
        case .gbk, .gb18030, .big5, .eucJP, .iso2022JP, .shiftJIS, .eucKR: fewest = 3
        }
        let (pairs, longer) = (bytes.count { (0xC2...0xDF).contains($0) }, bytes.contains { $0 >= 0xE0 })
        return (longer || pairs >= fewest) && UTF8Decoding.validEnd(bytes, from: 0) == bytes.count
    }
}
