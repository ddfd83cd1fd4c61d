/// A file's text as UTF-8 without a byte-order mark.
struct DecodedText {
    var bytes: [UInt8]
    /// The number of invalid sequences, each replaced by U+FFFD.
    private(set) var undecodableCount = 0
    /// The offset in `bytes` of the first inserted U+FFFD.
    private(set) var firstUndecodable: Int?

    init(_ bytes: [UInt8] = []) { self.bytes = bytes }

    /// The text of an encoding that is a superset of ASCII.
    ///
    /// - Parameter append: decodes a sequence that begins with a byte beyond ASCII, and returns its end.
    init(_ source: [UInt8], from start: Int, append: (_ index: Int, _ text: inout DecodedText) -> Int) {
        self.init()
        bytes.reserveCapacity(source.count + source.count / 2)
        var index = appendASCII(of: source, from: start)
        while index < source.count { index = appendASCII(of: source, from: append(index, &self)) }
    }

    /// - Parameter character: the code point of a sequence that begins with a byte beyond ASCII, and its length; nil if
    ///   the sequence is invalid.
    @inline(__always)
    init(_ source: [UInt8], from start: Int, character: (_ index: Int) -> (code: UInt32?, length: Int)) {
        self.init(source, from: start) { index, text in
            let (code, length) = character(index)
            text.append(code)
            return index + length
        }
    }

    mutating func appendReplacement() {
        if firstUndecodable == nil { firstUndecodable = bytes.count }
        undecodableCount += 1
        append(0xFFFD)
    }

    /// - Parameter code: a code point; nil or an invalid one is replaced.
    mutating func append(_ code: UInt32?) {
        guard let code else { return appendReplacement() }
        switch code {
        case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: code))
        case 0x80..<0x800:
            bytes.append(0xC0 | UInt8(truncatingIfNeeded: code >> 6))
            appendContinuation(code)
        case 0x800..<0xD800, 0xE000..<0x1_0000:
            bytes.append(0xE0 | UInt8(truncatingIfNeeded: code >> 12))
            appendContinuation(code >> 6)
            appendContinuation(code)
        case 0x1_0000..<0x11_0000:
            bytes.append(0xF0 | UInt8(truncatingIfNeeded: code >> 18))
            appendContinuation(code >> 12)
            appendContinuation(code >> 6)
            appendContinuation(code)
        default: appendReplacement()
        }
    }

    private mutating func appendContinuation(_ bits: UInt32) {
        bytes.append(0x80 | UInt8(truncatingIfNeeded: bits & 0x3F))
    }

    /// Copies the ASCII characters from `start` on.
    ///
    /// - Returns: their end.
    mutating func appendASCII(of source: [UInt8], from start: Int) -> Int {
        var end = start
        while end < source.count, source[end] < 0x80 { end += 1 }
        bytes += source[start..<end]
        return end
    }
}
