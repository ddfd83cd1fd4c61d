/// Joined ranges of a source, for cells without text to fold and without footnote marks; a single range is not
/// copied.
struct JoinedText {
    private let bytes: [UInt8]
    private var first = 0..<0
    private var copy: [UInt8] = []

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func append(_ range: Range<Int>) {
        if first.isEmpty {
            first = range
        } else {
            if copy.isEmpty { copy += bytes[first] }
            copy += bytes[range]
        }
    }

    /// The text as in the source; nil if it may need folding, or may end with a mark.
    ///
    /// - Parameter raw: the source of `range`.
    func verbatim(_ raw: String, of range: Range<Int>) -> String? {
        if copy.isEmpty {
            guard Self.isVerbatim(first, in: bytes) else { return nil }
            return first == range ? raw : String(decoding: bytes[first], as: UTF8.self)
        }
        return Self.isVerbatim(copy.indices, in: copy) ? String(decoding: copy, as: UTF8.self) : nil
    }

    /// True if the text needs no folding, and only `[` or `*` can begin a mark.
    static func isVerbatim(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard let last = bytes[range].last else { return true }
        if last == UInt8(ascii: "*") { return false }
        if last == UInt8(ascii: ")"), WrittenMark.isShortBracket(endingAt: range.upperBound - 1, in: bytes) {
            return false
        }
        return bytes.withUnsafeBufferPointer { buffer in
            var wasSpace = true
            for index in range {
                let byte = buffer[index]
                if byte < 0x20 { return false }
                let isSpace = byte == UInt8(ascii: " ")
                if isSpace && wasSpace { return false }
                if byte >= 0xC2,
                    WhiteSpace.length(in: buffer, at: index, end: range.upperBound) > 0
                        || WrittenMark.mayBegin(at: index, in: bytes)
                        || InvisibleCharacters.begins(at: index, in: buffer)
                {
                    return false
                }
                wasSpace = isSpace
            }
            return !wasSpace
        }
    }
}
