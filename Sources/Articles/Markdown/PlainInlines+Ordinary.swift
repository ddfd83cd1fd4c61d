import Text

/// Finds the text that has no markup.
extension PlainInlines {
    /// The end of a prefix that is its own text: ASCII without markup, in words between single spaces. Finds it eight
    /// bytes at a time.
    static func plainEnd(in range: Range<Int>, of bytes: [UInt8]) -> Int {
        bytes.withUnsafeBytes { bytes in
            var index = range.lowerBound
            var wasSpace = true
            while index < range.upperBound {
                let word = EightBytes(bytes, at: index, before: range.upperBound)
                guard word.marks == 0, word.areASCII, !word.hasDoubleSpace,
                    !wasSpace || bytes[index] != UInt8(ascii: " ")
                else { return index }
                index += 8
                wasSpace = index < range.upperBound && bytes[index - 1] == UInt8(ascii: " ")
            }
            return range.upperBound
        }
    }

    /// The first byte that is not ordinary.
    static func firstMark(in range: Range<Int>, of bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { bytes in
            var index = range.lowerBound
            while index < range.upperBound {
                let word = EightBytes(bytes, at: index, before: range.upperBound)
                index += word.bytesBefore(word.marks)
                guard index < range.upperBound else { return nil }
                if !isOrdinary(bytes[index]) { return index }
                index += 1
            }
            return nil
        }
    }

    /// True for code without control characters, and without a backslash before a pipe.
    static func isPlainCode(_ code: Range<Int>, in bytes: [UInt8]) -> Bool {
        let backslash = UInt8(ascii: "\\")
        return bytes.withUnsafeBytes { bytes in
            var index = code.lowerBound
            while index < code.upperBound {
                let word = EightBytes(bytes, at: index, before: code.upperBound)
                index += word.bytesBefore(word.controls(or: backslash, backslash, backslash, backslash))
                guard index < code.upperBound else { return true }
                if bytes[index] < 0x20 { return false }
                if bytes[index] == backslash {
                    if bytes[index + 1] == UInt8(ascii: "|") { return false }
                    index += 1
                }
            }
            return true
        }
    }

    /// True for a byte without a meaning in Markdown at any position in running text (CommonMark 0.29, section 6). A
    /// pipe is one.
    static func isOrdinary(_ byte: UInt8) -> Bool {
        if byte < 0x40 { return ordinaryBelow40 >> UInt64(byte) & 1 == 1 }
        return byte >= 0x80 || ordinaryFrom40 >> UInt64(byte - 0x40) & 1 == 1
    }

    private static var ordinaryBelow40: UInt64 { ~(0xFFFF_FFFF | bit("!") | bit("&") | bit("*") | bit("<")) }
    private static var ordinaryFrom40: UInt64 { ~(bit("[") | bit("\\") | bit("]") | bit("_") | bit("`")) }

    private static func bit(_ character: Unicode.Scalar) -> UInt64 { 1 << UInt64(character.value % 64) }
}

extension EightBytes {
    /// The highest bit of each byte that may not be ordinary (``PlainInlines/isOrdinary(_:)``). Bits behind the first may
    /// be wrong.
    @inline(__always) fileprivate var marks: UInt64 {
        controls(or: UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "<"))
            | below(0x61) & ~below(0x5B)
    }
}
