import Text

/// A possible mark of a footnote, by its characters alone, in a UTF-8 text.
///
///     39[^a]   39^[estimated]   39¹,²   39*†   39※1   39[1]   39（注1）
struct WrittenMark {
    enum Kind {
        /// `[^label]`
        case reference
        /// `^[text]`: a note written at the place of its mark.
        case inlineNote
        /// Superscript digits, possibly several separated by commas.
        case superscript
        /// Signs, with the digits after them.
        case signs
        /// `[1]`, `(note 1)`, `（注1）`
        case bracketed
    }

    let kind: Kind
    let range: Range<Int>

    private static let longestBracket = 20
    /// Each bracket of a group that is not a mark begins a group, too, so their number is limited.
    private static let mostBrackets = 16
    private static let longestNote = 300

    /// False if a text without markup cannot contain a mark.
    static func mayContainMark(in bytes: [UInt8]) -> Bool {
        var index = 0
        while let mark = next(in: bytes, from: index) {
            if mark.kind != .bracketed || NoteIndex.mayOpen(bytes[mark.range]) { return true }
            index = mark.range.lowerBound + 1
        }
        return false
    }

    /// True for the first byte of `² ³ ¹ § ¶`, `† ‡ ‖ ※`, `①` to `⑳`, `❶` to `❿`, the other superscript digits, and `（` with a
    /// digit in it.
    static func mayBegin(at index: Int, in bytes: [UInt8]) -> Bool {
        let first = bytes[index]
        guard first == 0xC2 || first == 0xE2 || first == 0xEF, index + 1 < bytes.count else { return false }
        if first == 0xC2 {
            switch bytes[index + 1] {
            case 0xA7, 0xB2, 0xB3, 0xB6, 0xB9: return true
            default: return false
            }
        }
        guard index + 2 < bytes.count else { return false }
        switch (first, bytes[index + 1], bytes[index + 2]) {
        case (0xE2, 0x80, 0x96), (0xE2, 0x80, 0xA0), (0xE2, 0x80, 0xA1), (0xE2, 0x80, 0xBB), (0xE2, 0x81, 0xB0...0xBB),
            (0xE2, 0x91, 0xA0...0xB3), (0xE2, 0x9D, 0xB6...0xBF):
            return true
        case (0xEF, 0xBC, 0x88): return bytes[index...].prefix(longestBracket).contains(where: \.isASCIIDigit)
        default: return false
        }
    }

    /// True for brackets such as `(1)`; most brackets contain words. Behind a word, neither a letter, `file(s)`, nor a number
    /// after a space, `miles (68)`, is a mark (``MarkContext/isBracket``).
    static func isShortBracket(endingAt index: Int, in bytes: [UInt8]) -> Bool {
        guard let start = bytes[max(0, index - 8)..<index].lastIndex(of: UInt8(ascii: "(")),
            NoteIndex.mayOpen(bytes[start...index])
        else { return false }
        let followsWord = bytes[..<start].last { $0 != 0x20 }?.isASCIILetter == true
        let isSpaced = start > 0 && bytes[start - 1] == 0x20
        let needsNumber =
            isSpaced && bytes[start + 1].isASCIIDigit || index == start + 2 && bytes[start + 1].isASCIILetter
        return !(followsWord && needsNumber)
    }

    /// The signs of signs with digits: `*` of `*39`; nil for other marks.
    func withoutDigits(in bytes: [UInt8]) -> WrittenMark? {
        let end = range.lowerBound + bytes[range].count { !$0.isASCIIDigit }
        return kind == .signs && end < range.upperBound ? WrittenMark(kind: .signs, range: range.lowerBound..<end) : nil
    }

    /// - Parameter limit: the mark begins before it.
    static func next(in bytes: [UInt8], from start: Int, limit: Int = .max) -> WrittenMark? {
        var index = start
        while let found = firstBeginning(in: bytes, from: index, limit: min(bytes.count, limit)) {
            if let mark = mark(at: found, in: bytes) { return mark }
            index = found + 1
        }
        return nil
    }

    private static func firstBeginning(in bytes: [UInt8], from start: Int, limit: Int) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            (start..<max(start, limit)).first { index in
                switch bytes[index] {
                case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "^"), UInt8(ascii: "*"), 0xC2, 0xE2, 0xEF: true
                default: false
                }
            }
        }
    }
}

extension WrittenMark {
    private static func mark(at index: Int, in bytes: [UInt8]) -> WrittenMark? {
        switch bytes[index] {
        case UInt8(ascii: "["):
            if let end = FootnoteMark.endOfReference(in: bytes, from: index) {
                return WrittenMark(kind: .reference, range: index..<end)
            }
            return bracketed(at: index, closing: "]", in: bytes)
        case UInt8(ascii: "("): return bracketed(at: index, closing: ")", in: bytes)
        case 0xEF where ByteSearch.isExactly("（", in: bytes, at: index):
            return bracketed(at: index, closing: "）", in: bytes)
        case UInt8(ascii: "^"): return inlineNote(at: index, in: bytes)
        case let byte where byte == UInt8(ascii: "*") || mayBegin(at: index, in: bytes):
            return superscript(at: index, in: bytes) ?? signs(at: index, in: bytes)
        default: return nil
        }
    }

    /// One bracket, or several directly one after the other: `[1][2]`.
    private static func bracketed(at start: Int, closing: StaticString, in bytes: [UInt8]) -> WrittenMark? {
        guard var end = endOfBracket(at: start, closing: closing, in: bytes) else { return nil }
        if bytes[start] == UInt8(ascii: "[") {
            var count = 1
            while count < mostBrackets, end < bytes.count, bytes[end] == UInt8(ascii: "["),
                let next = endOfBracket(at: end, closing: closing, in: bytes)
            {
                end = next
                count += 1
            }
        }
        return WrittenMark(kind: .bracketed, range: start..<end)
    }

    private static func endOfBracket(at start: Int, closing: StaticString, in bytes: [UInt8]) -> Int? {
        var end = start + 1
        while end < bytes.count, end - start < longestBracket, bytes[end] != UInt8(ascii: "["),
            bytes[end] != UInt8(ascii: "("), bytes[end] != UInt8(ascii: "\n")
        {
            if ByteSearch.isExactly(closing, in: bytes, at: end) { return end + closing.utf8CodeUnitCount }
            end += 1
        }
        return nil
    }

    private static func inlineNote(at start: Int, in bytes: [UInt8]) -> WrittenMark? {
        guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else { return nil }
        var depth = 0
        for index in (start + 1)..<min(bytes.count, start + longestNote) {
            if bytes[index] == UInt8(ascii: "[") { depth += 1 }
            guard bytes[index] == UInt8(ascii: "]") else { continue }
            depth -= 1
            if depth == 0 { return WrittenMark(kind: .inlineNote, range: start..<(index + 1)) }
        }
        return nil
    }

    private static func superscript(at start: Int, in bytes: [UInt8]) -> WrittenMark? {
        var end = endOfRun(of: FootnoteMark.superscripts, at: start, in: bytes)
        guard end > start else { return nil }
        while end < bytes.count, bytes[end] == UInt8(ascii: ",") {
            let next = endOfRun(of: FootnoteMark.superscripts, at: end + 1, in: bytes)
            guard next > end + 1 else { break }
            end = next
        }
        return WrittenMark(kind: .superscript, range: start..<end)
    }

    private static func signs(at start: Int, in bytes: [UInt8]) -> WrittenMark? {
        var end = endOfRun(of: FootnoteMark.signs, at: start, in: bytes)
        guard end > start else { return nil }
        let digits = end
        // `§5` is a section.
        guard bytes[start] == UInt8(ascii: "*") || bytes[start] == 0xE2 else {
            return WrittenMark(kind: .signs, range: start..<end)
        }
        while end < bytes.count, end - digits < 3, bytes[end].isASCIIDigit { end += 1 }
        return WrittenMark(kind: .signs, range: start..<end)
    }

    private static func endOfRun(of set: Set<Unicode.Scalar>, at start: Int, in bytes: [UInt8]) -> Int {
        var end = start
        while let found = NoteLine.scalar(at: end, in: bytes), set.contains(found.scalar) { end += found.length }
        return end
    }
}
