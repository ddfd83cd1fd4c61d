import Text

/// White space that cells fold and trim: every code point with Unicode's White_Space property, in UTF-8.
enum WhiteSpace {
    /// The number of bytes of the white-space character at `index`; 0 if there is none.
    static func length<Bytes: RandomAccessCollection>(in bytes: Bytes, at index: Int, end: Int) -> Int
    where Bytes.Element == UInt8, Bytes.Index == Int {
        let byte = bytes[index]
        if byte < 0x80 { return isASCII(byte) ? 1 : 0 }
        guard byte == 0xC2 || byte == 0xE1 || byte == 0xE2 || byte == 0xE3 else { return 0 }
        if byte == 0xC2 {
            guard index + 1 < end else { return 0 }
            return bytes[index + 1] == 0xA0 || bytes[index + 1] == 0x85 ? 2 : 0
        }
        guard index + 2 < end else { return 0 }
        return isThreeByteSpace(byte, bytes[index + 1], bytes[index + 2]) ? 3 : 0
    }

    /// Space, tab, line feed, vertical tab, form feed, carriage return.
    static func isASCII(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    /// The end of the white space of ASCII at an offset.
    static func endOfASCII(in bytes: [UInt8], from start: Int, limit: Int = .max) -> Int {
        let limit = min(bytes.count, limit)
        var end = start
        while end < limit, isASCII(bytes[end]) { end += 1 }
        return end
    }

    /// True if a range contains only white space. Most lines are decided by their first character.
    static func isBlank(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        end(in: range, of: bytes) == range.upperBound
    }

    /// The end of the white space at the start of a range.
    static func end(in range: Range<Int>, of bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var index = range.lowerBound
            while index < range.upperBound {
                // A fast path for nearly all characters.
                if bytes[index] == 0x20 {
                    index += 1
                    continue
                }
                if (0x21...0x7F).contains(bytes[index]) { break }
                let length = length(in: bytes, at: index, end: range.upperBound)
                if length == 0 { break }
                index += length
            }
            return index
        }
    }

    /// `range` without white space at either end.
    static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        let start = end(in: range, of: bytes)
        return bytes.withUnsafeBytes { bytes in
            var end = range.upperBound
            // Columns are often padded.
            while end - start >= 8, EightBytes(bytes, at: end - 8).isAllSpaces { end -= 8 }
            while end > start {
                if bytes[end - 1] == 0x20 {
                    end -= 1
                    continue
                }
                if (0x21...0x7F).contains(bytes[end - 1]) { break }
                let length = lengthBefore(end, in: bytes, start: start)
                if length == 0 { break }
                end -= length
            }
            return start..<end
        }
    }

    private static func lengthBefore(_ end: Int, in bytes: UnsafeRawBufferPointer, start: Int) -> Int {
        if bytes[end - 1] < 0x80 { return isASCII(bytes[end - 1]) ? 1 : 0 }
        if end - 2 >= start, length(in: bytes, at: end - 2, end: end) == 2 { return 2 }
        if end - 3 >= start, length(in: bytes, at: end - 3, end: end) == 3 { return 3 }
        return 0
    }

    /// U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F, U+3000.
    private static func isThreeByteSpace(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        switch (first, second) {
        case (0xE1, 0x9A): third == 0x80
        case (0xE2, 0x80): third <= 0x8A || third == 0xA8 || third == 0xA9 || third == 0xAF
        case (0xE2, 0x81): third == 0x9F
        case (0xE3, 0x80): third == 0x80
        default: false
        }
    }
}
