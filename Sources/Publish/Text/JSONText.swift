/// JSON strings (RFC 8259, section 7).
package enum JSONText {
    /// Appends `text` as a string literal, quotes included. Linear in its length.
    ///
    /// Escaped are the quote, the backslash, all control characters, and U+2028 and U+2029, which are line ends to
    /// a JavaScript reader. Everything else stands as it is, in UTF-8.
    package static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { appendEscaped($0, to: &bytes) }
        if isDone == nil {
            Array(text.utf8).withUnsafeBufferPointer { appendEscaped($0, to: &bytes) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// The string literal of `text`.
    package static func literal(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Copies runs of plain bytes at once: nearly all text is one run.
    private static func appendEscaped(_ source: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var runStart = 0
        var index = 0
        while index < source.count {
            let byte = source[index]
            guard isSuspicious(byte) else {
                index += 1
                continue
            }
            let length = byte == 0xE2 ? lineSeparatorLength(source, at: index) : 1
            guard length > 0 else {
                index += 1
                continue
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[runStart..<index]))
            appendEscape(of: byte, last: source[index + length - 1], to: &bytes)
            index += length
            runStart = index
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[runStart..<source.count]))
    }

    private static func isSuspicious(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xE2
    }

    /// 3 where U+2028 or U+2029 (E2 80 A8, E2 80 A9) stands, else 0.
    private static func lineSeparatorLength(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        guard index + 2 < source.count, source[index + 1] == 0x80 else { return 0 }
        return source[index + 2] == 0xA8 || source[index + 2] == 0xA9 ? 3 : 0
    }

    private static func appendEscape(of byte: UInt8, last: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
        case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
        case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
        case UInt8(ascii: "\r"): bytes.append(contentsOf: #"\r"#.utf8)
        case UInt8(ascii: "\t"): bytes.append(contentsOf: #"\t"#.utf8)
        case 0xE2: bytes.append(contentsOf: (last == 0xA8 ? #"\u2028"# : #"\u2029"#).utf8)
        default:
            bytes.append(contentsOf: #"\u00"#.utf8)
            bytes.append(hexDigit(byte >> 4))
            bytes.append(hexDigit(byte & 0x0F))
        }
    }

    private static func hexDigit(_ nibble: UInt8) -> UInt8 {
        nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10
    }
}
