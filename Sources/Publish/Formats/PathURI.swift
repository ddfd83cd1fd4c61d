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
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            if isPlain(byte) || byte == colon {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2D...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x7E: true
        default: false
        }
    }
}
