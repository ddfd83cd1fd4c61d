import Text

/// JSON strings (RFC 8259, section 7).
package enum JSONText {
    /// Appends `text` as a string literal, quotes included. Linear in its length.
    ///
    /// Escapes the quote, the backslash, and all control characters, line separators and characters that set the
    /// direction of text (``TerminalText/isControl(_:)``). Other characters are kept in UTF-8.
    package static func append(_ text: consuming String, to bytes: inout [UInt8]) {
        text.withUTF8 { appendLiteral($0, to: &bytes) }
    }

    package static func literal(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a whole number.
    static func append(_ number: Int, to bytes: inout [UInt8]) {
        guard number >= 0 else { return bytes.append(contentsOf: String(number).utf8) }
        if number > 9 { append(number / 10, to: &bytes) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Copies runs of plain bytes at once: nearly all text is one run.
    private static func appendLiteral(_ source: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var (start, end) = (0, endOfPlain(source, from: 0))
        if end == source.count { return appendQuoted(source, to: &bytes) }
        bytes.append(UInt8(ascii: "\""))
        while end < source.count {
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<end]))
            let length = lengthOfEscaped(source, at: end)
            if length == 1 {
                appendEscape(of: source[end], to: &bytes)
            } else {
                let scalar = String(
                    decoding: UnsafeBufferPointer(rebasing: source[end..<end + length]), as: UTF8.self)
                appendHex(scalar.unicodeScalars.first?.value ?? 0, to: &bytes)
            }
            start = end + length
            end = endOfPlain(source, from: start)
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
        bytes.append(UInt8(ascii: "\""))
    }

    /// A text without escapes, which is appended at once.
    private static func appendQuoted(_ source: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        bytes.append(addingCapacity: source.count + 2) { span in
            span.withUnsafeMutableBufferPointer { buffer, count in
                buffer[0] = UInt8(ascii: "\"")
                _ = buffer[1...].update(fromContentsOf: source)
                buffer[source.count + 1] = UInt8(ascii: "\"")
                count = source.count + 2
            }
        }
    }

    /// The offset of the next character that needs an escape, or the end.
    private static func endOfPlain(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(source)
        var index = start
        while index < source.count {
            // The last eight bytes may hold some that were looked at before.
            let next = min(index, source.count - 8)
            if next >= 0, EightBytes(raw, at: next).arePrintable(besides: UInt8(ascii: "\""), UInt8(ascii: "\\")) {
                index = next + 8
                continue
            }
            let end = min(index + 8, source.count)
            while index < end {
                if isSuspicious(source[index]), lengthOfEscaped(source, at: index) > 0 { return index }
                index += 1
            }
        }
        return source.count
    }

    /// True if an escape may be needed: characters beyond ASCII that need one begin with C2, D8 or E2 in UTF-8.
    private static func isSuspicious(_ byte: UInt8) -> Bool {
        if (0x20..<0x7F).contains(byte) { return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") }
        return byte <= 0x7F || byte == 0xE2 || byte == 0xC2 || byte == 0xD8
    }

    /// The number of bytes of the character at `index`; 0 if it needs no escape.
    private static func lengthOfEscaped(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let rest = source.count - index
        switch source[index] {
        case 0xC2: return rest > 1 && source[index + 1] < 0xA0 ? 2 : 0
        case 0xD8: return rest > 1 && source[index + 1] == 0x9C ? 2 : 0
        case 0xE2:
            guard rest > 2 else { return 0 }
            let last = source[index + 2]
            switch source[index + 1] {
            case 0x80: return last == 0x8E || last == 0x8F || (0xA8...0xAE).contains(last) ? 3 : 0
            case 0x81: return (0xA6...0xA9).contains(last) ? 3 : 0
            default: return 0
            }
        default: return 1
        }
    }

    private static func appendEscape(of byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
        case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
        case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
        case UInt8(ascii: "\r"): bytes.append(contentsOf: #"\r"#.utf8)
        case UInt8(ascii: "\t"): bytes.append(contentsOf: #"\t"#.utf8)
        default: appendHex(UInt32(byte), to: &bytes)
        }
    }

    private static func appendHex(_ value: UInt32, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: #"\u"#.utf8)
        for shift in [12, 8, 4, 0] as [UInt32] { bytes.append(hexDigit(UInt8(value >> shift & 0x0F))) }
    }

    private static func hexDigit(_ nibble: UInt8) -> UInt8 {
        nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10
    }
}
