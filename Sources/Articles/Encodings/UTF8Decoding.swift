import Text

/// Checks UTF-8 and repairs invalid sequences.
enum UTF8Decoding {
    static func decode(_ bytes: [UInt8], from start: Int) -> DecodedText {
        let end = validEnd(bytes, from: start)
        if end == bytes.count {
            return DecodedText(start == 0 ? bytes : Array(bytes[start...]))
        }
        return repaired(bytes, from: start, validEnd: end)
    }

    /// Each maximal subpart of an ill-formed sequence becomes one U+FFFD (the Unicode Standard, section 3.9).
    private static func repaired(_ bytes: [UInt8], from start: Int, validEnd: Int) -> DecodedText {
        var result = DecodedText(Array(bytes[start..<validEnd]))
        result.bytes.reserveCapacity(bytes.count)
        var index = validEnd
        while index < bytes.count {
            result.appendReplacement()
            index += badLength(bytes, at: index)
            let end = Self.validEnd(bytes, from: index)
            result.bytes += bytes[index..<end]
            index = end
        }
        return result
    }

    /// The offset of the first ill-formed sequence at or after `start`, or the end.
    static func validEnd(_ bytes: [UInt8], from start: Int) -> Int {
        bytes.withUnsafeBytes { buffer in
            var index = start
            let count = buffer.count
            while index < count {
                if index + 32 <= count, EightBytes.areASCII(next32: buffer, at: index) {
                    index += 32
                    continue
                }
                if index + 8 <= count, EightBytes(buffer, at: index).areASCII {
                    index += 8
                    continue
                }
                let length = sequenceLength(buffer, at: index)
                if length == 0 { return index }
                index += length
            }
            return count
        }
    }

    /// The length of the well-formed sequence at `index`; 0 if there is none (table 3-7 of the Unicode Standard).
    private static func sequenceLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
        let first = bytes[index]
        if first < 0x80 { return 1 }
        guard let (length, second) = shape(of: first), index + length <= bytes.count, second.contains(bytes[index + 1])
        else { return 0 }
        for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
        return length
    }

    private static func shape(of first: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
        switch first {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: nil
        }
    }

    private static func badLength(_ bytes: [UInt8], at index: Int) -> Int {
        guard let (length, second) = shape(of: bytes[index]), index + 1 < bytes.count, second.contains(bytes[index + 1])
        else { return 1 }
        var end = index + 2
        while end < min(bytes.count, index + length), bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end - index
    }
}
