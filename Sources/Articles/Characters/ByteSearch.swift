import Text

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Byte searches in UTF-8.
enum ByteSearch {
    static func first(_ byte: UInt8, in bytes: [UInt8], from start: Int, limit: Int = .max) -> Int? {
        let end = min(bytes.count, limit)
        guard start < end else { return nil }
        return bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, let found = memchr(base + start, Int32(byte), end - start) else {
                return nil
            }
            return UnsafeRawPointer(found) - base
        }
    }

    static func count(_ byte: UInt8, in bytes: [UInt8]) -> Int {
        var count = 0
        var index = 0
        while let found = first(byte, in: bytes, from: index) {
            count += 1
            index = found + 1
        }
        return count
    }

    /// The next occurrence of `text`, ASCII in lower case, in any case.
    ///
    /// - Parameter limit: the end of the offsets at which it may begin.
    static func first(_ text: StaticString, in bytes: [UInt8], from start: Int, limit: Int = .max) -> Int? {
        let end = min(limit, bytes.count - text.utf8CodeUnitCount + 1)
        guard start < end else { return nil }
        // A byte that is not a letter has one case, and the C library finds it fast.
        let anchor = (0..<text.utf8CodeUnitCount).first { !text.utf8Start[$0].isASCIILetter }
        var index = start
        while index < end {
            let next = anchor.map { anchor in
                first(text.utf8Start[anchor], in: bytes, from: index + anchor, limit: end + anchor).map { $0 - anchor }
            }
            guard let found = next ?? firstLetter(text.utf8Start[0], in: bytes, index..<end) else { return nil }
            if matches(text, in: bytes, at: found) { return found }
            index = found + 1
        }
        return nil
    }

    private static func firstLetter(_ letter: UInt8, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in range.first { bytes[$0] | 0x20 == letter } }
    }

    /// The next start tag with the name: `<name`, then white space, `/` or `>`.
    static func firstTag(_ name: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while let found = first(UInt8(ascii: "<"), in: bytes, from: index) {
            if isTag(name, in: bytes, at: found + 1) { return found }
            index = found + 1
        }
        return nil
    }

    /// True if a tag's name at `index` equals `name`.
    @inline(__always)
    static func isTag(_ name: StaticString, in bytes: [UInt8], at index: Int) -> Bool {
        // Nearly all others have another first or last letter.
        let last = name.utf8CodeUnitCount - 1
        guard index + last < bytes.count, lowercased(bytes[index]) == name.utf8Start[0],
            lowercased(bytes[index + last]) == name.utf8Start[last]
        else { return false }
        return isWholeTag(name, in: bytes, at: index)
    }

    @inline(never)
    private static func isWholeTag(_ name: StaticString, in bytes: [UInt8], at index: Int) -> Bool {
        guard matches(name, in: bytes, at: index) else { return false }
        let end = index + name.utf8CodeUnitCount
        guard end < bytes.count else { return false }
        return WhiteSpace.isASCII(bytes[end]) || bytes[end] == UInt8(ascii: ">") || bytes[end] == UInt8(ascii: "/")
    }

    /// True if `text`, ASCII in lower case, is at `index` in any case.
    @inline(__always)
    static func matches(_ text: StaticString, in bytes: [UInt8], at index: Int) -> Bool {
        let (length, start) = (text.utf8CodeUnitCount, text.utf8Start)
        guard index >= 0, index + length <= bytes.count else { return false }
        for position in 0..<length {
            let byte = bytes[index + position]
            // Most text is in lower case.
            if byte != start[position], lowercased(byte) != start[position] { return false }
        }
        return true
    }

    /// True if `range`, or all of the bytes, contains `text`, with ASCII letters in any case.
    static func holds(_ text: StaticString, in bytes: [UInt8], _ range: Range<Int>? = nil) -> Bool {
        let range = range ?? bytes.indices
        return first(text, in: bytes, from: range.lowerBound, limit: range.upperBound - text.utf8CodeUnitCount + 1)
            != nil
    }

    /// True if `text` is at `index` in exactly this case.
    static func isExactly(_ text: StaticString, in bytes: [UInt8], at index: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard index >= 0, index + length <= bytes.count else { return false }
        return (0..<length).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }

    /// The letters and digits at `start`, in lower case.
    static func lowercasedName(in bytes: [UInt8], from start: Int) -> String {
        var name: [UInt8] = []
        var index = start
        while index < bytes.count, name.count < 16, bytes[index].isASCIILetterOrDigit {
            name.append(lowercased(bytes[index]))
            index += 1
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// A step of a hash (FNV-1a), which begins with ``emptyHash``.
    static func hash(_ hash: UInt64, _ next: UInt64) -> UInt64 { (hash ^ next) &* 0x100_0000_01B3 }

    /// A hash of the bytes in a range, eight at a time.
    static func hash(_ hash: UInt64, ofBytes range: Range<Int>, in bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var (hash, index) = (hash, range.lowerBound)
            while index + 8 <= range.upperBound {
                hash = self.hash(hash, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                index += 8
            }
            while index < range.upperBound {
                hash = self.hash(hash, UInt64(bytes[index]))
                index += 1
            }
            return hash
        }
    }

    static let emptyHash: UInt64 = 0xCBF2_9CE4_8422_2325

    static func lowercased(_ byte: UInt8) -> UInt8 {
        byte.isASCIIUppercase ? byte | 0x20 : byte
    }

    /// The same for eight bytes at once.
    static func lowercased(eight bytes: UInt64) -> UInt64 {
        let all: (UInt64) -> UInt64 = { $0 &* 0x0101_0101_0101_0101 }
        let low = bytes & all(0x7F)
        // In each byte, the highest bit is 1 for a letter in upper case.
        let letters = (low &+ all(0x80 - 0x41)) & ~(low &+ all(0x7F - 0x5A)) & ~bytes & all(0x80)
        return bytes | letters >> 2
    }
}
