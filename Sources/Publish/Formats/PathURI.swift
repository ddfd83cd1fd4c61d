import Text

/// Paths as relative references of RFC 3986 (section 4.2).
enum PathURI {
    /// Everything except for unreserved characters and `/` in percent-encoded UTF-8 (section 2.1).
    ///
    /// - Parameter isFragment: whether colons stay, too (section 3.5).
    static func text(_ path: String, isFragment: Bool = false) -> String {
        let colon = isFragment ? UInt8(ascii: ":") : nil
        // Most paths stay as they are.
        if path.hasOnlyBytes({ isPlain($0) || $0 == colon }) { return path }
        return String(decoding: path.escaped(by: UInt8(ascii: "%")) { isPlain($0) || $0 == colon }, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2D...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x7E: true
        default: false
        }
    }
}

extension String {
    /// The text with a mark and two hexadecimal digits for each byte of UTF-8 that is not plain.
    func escaped(by mark: UInt8, except isPlain: (UInt8) -> Bool) -> [UInt8] {
        let digits = Array("0123456789ABCDEF".utf8)
        return utf8.reduce(into: []) { bytes, byte in
            if isPlain(byte) { return bytes.append(byte) }
            bytes += [mark, digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
        }
    }
}
