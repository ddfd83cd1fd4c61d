/// Text as HTML that shows exactly that text, in HTML and XHTML pages.
package enum HTMLText {
    /// Text within an element. Line ends become `<br/>`, other control characters spaces; for those that change the
    /// direction of text see ``DirectionControl``.
    ///
    ///     a<b & c   ->   a&lt;b &amp; c
    package static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(text, lineEnd: "<br/>", to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// - Parameter lineEnd: what to write for a line end.
    static func append(_ text: String, lineEnd: StaticString, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { source in
            var index = 0
            while index < source.count {
                // Most characters stay as they are.
                let start = index
                index = endOfPlain(source, from: index)
                if index > start {
                    unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
                }
                if index < source.count { index += append(source, at: index, lineEnd: lineEnd, to: &bytes) }
            }
        }
    }

    /// Where the next byte is that may need an escape; the end if there is none.
    private static func endOfPlain(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < source.count, isPlain(unsafe source[index]) { index += 1 }
        return index
    }

    /// False for what may need an escape.
    private static func isPlain(_ byte: UInt8) -> Bool {
        // In one comparison for most letters.
        if (0x3F..<0x7F).contains(byte) { return true }
        return switch byte {
        case 0..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0x7F, 0xC2, 0xE2: false
        default: true
        }
    }

    /// Appends the character at `index`, and returns its length in the source.
    private static func append(
        _ source: UnsafeBufferPointer<UInt8>, at index: Int, lineEnd: StaticString, to bytes: inout [UInt8]
    ) -> Int {
        let byte = unsafe source[index]
        func follows(_ offset: Int, _ range: ClosedRange<UInt8>) -> Bool {
            index + offset < source.count && range.contains(unsafe source[index + offset])
        }
        switch byte {
        case UInt8(ascii: "&"): bytes += "&amp;".utf8
        case UInt8(ascii: "<"): bytes += "&lt;".utf8
        case UInt8(ascii: ">"): bytes += "&gt;".utf8
        case UInt8(ascii: "\""): bytes += "&quot;".utf8
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            bytes += lineEnd.description.utf8
            return byte == UInt8(ascii: "\r") && follows(1, 0x0A...0x0A) ? 2 : 1
        case 0..<0x20, 0x7F: bytes.append(UInt8(ascii: " "))
        // U+0080 to U+009F.
        case 0xC2 where follows(1, 0x80...0x9F):
            bytes.append(UInt8(ascii: " "))
            return 2
        case 0xE2 where index + 2 < source.count:
            if let shown = unsafe DirectionControl.shown(source[index + 1], source[index + 2]) {
                bytes += shown.utf8
                return 3
            }
            bytes.append(byte)
        default: bytes.append(byte)
        }
        return 1
    }
}
