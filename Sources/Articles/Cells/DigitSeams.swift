import Text

/// Finds adjacent digits from different elements or lines of a cell, whose separation by markup or white space is
/// lost. ``FoldedText/gaps`` has those in one text. Emphasis does not separate digits: `2<i>1</i>` is 21.
struct DigitSeams {
    /// The bytes of each side to show.
    private static let longestSide = 12
    /// Offsets in the text, each after a digit.
    private(set) var offsets: [Int] = []
    private var isOpen = false

    mutating func clear() {
        offsets.clear()
        isOpen = false
    }

    /// Marks that the following text is in another element or line.
    mutating func open() { isOpen = true }

    /// Inspects a text before it is appended.
    mutating func record(_ next: UnsafeBufferPointer<UInt8>, behind text: [UInt8]) {
        guard isOpen else { return }
        var start = 0
        while start < next.count {
            let space = WhiteSpace.length(in: next, at: start, end: next.count)
            if space == 0 { break }
            start += space
        }
        guard start < next.count else { return }
        isOpen = false
        if Self.joins(text, next[start...]) { offsets.append(text.count) }
    }

    /// Whether one text ends and the other begins with a digit.
    static func joins(_ text: [UInt8], _ next: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let last = text.last, let first = next.first else { return false }
        return (last.isASCIIDigit || RaisedDigits.isFullWidthDigit(text.suffix(3)))
            && (first.isASCIIDigit || RaisedDigits.isFullWidthDigit(next.prefix(3)))
    }

    /// The digits on both sides of each seam, with the text between them.
    static func texts(at offsets: [Int], in text: [UInt8]) -> [String] {
        offsets.compactMap { offset in
            guard offset < text.count else { return nil }
            var start = offset
            while start > 0, offset - start < Self.longestSide, text[start - 1].isASCIIDigit { start -= 1 }
            while start >= 3, offset - start < Self.longestSide,
                RaisedDigits.isFullWidthDigit(text[(start - 3)..<start])
            {
                start -= 3
            }
            var end = offset
            while end < text.count, WhiteSpace.isASCII(text[end]) { end += 1 }
            let digits = end
            while end < text.count, end - digits < Self.longestSide, text[end].isASCIIDigit { end += 1 }
            while end + 3 <= text.count, end - digits < Self.longestSide,
                RaisedDigits.isFullWidthDigit(text[end..<(end + 3)])
            { end += 3 }
            return end > digits ? String(decoding: text[start..<end], as: UTF8.self) : nil
        }
    }
}
