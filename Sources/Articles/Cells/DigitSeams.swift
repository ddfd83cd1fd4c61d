/// Where digits meet that stand in different elements or lines of a cell, for markup and white space are folded away
/// between them. Emphasis parts nothing: `2<i>1</i>` is 21.
struct DigitSeams {
    /// What is shown of either side, in bytes.
    private static let longestSide = 12
    /// Offsets in the text, each behind a digit.
    private(set) var offsets: [Int] = []
    private var isOpen = false

    /// What comes next stands in another element or line.
    mutating func open() { isOpen = true }

    /// Looks at a text before it is appended.
    mutating func note(_ next: UnsafeBufferPointer<UInt8>, behind text: [UInt8]) {
        guard isOpen else { return }
        var start = 0
        while start < next.count {
            let space = WhiteSpace.length(in: next, at: start, end: next.count)
            if space == 0 { break }
            start += space
        }
        guard start < next.count else { return }
        isOpen = false
        guard let last = text.last, RaisedDigits.isDigit(last) || RaisedDigits.isFullWidthDigit(text.suffix(3)),
            RaisedDigits.isDigit(next[start]) || RaisedDigits.isFullWidthDigit(next[start...].prefix(3))
        else { return }
        offsets.append(text.count)
    }

    /// The digits on both sides of each seam, with what is left between them.
    func texts(in text: [UInt8]) -> [String] { Self.texts(at: offsets, in: text) }

    /// The same for seams that have moved with the text.
    static func texts(at offsets: [Int], in text: [UInt8]) -> [String] {
        offsets.compactMap { offset in
            guard offset < text.count else { return nil }
            var start = offset
            while start > 0, offset - start < Self.longestSide, RaisedDigits.isDigit(text[start - 1]) { start -= 1 }
            while start >= 3, offset - start < Self.longestSide,
                RaisedDigits.isFullWidthDigit(text[(start - 3)..<start])
            {
                start -= 3
            }
            var end = offset
            while end < text.count, WhiteSpace.isASCII(text[end]) { end += 1 }
            let digits = end
            while end < text.count, end - digits < Self.longestSide, RaisedDigits.isDigit(text[end]) { end += 1 }
            while end + 3 <= text.count, end - digits < Self.longestSide,
                RaisedDigits.isFullWidthDigit(text[end..<(end + 3)])
            { end += 3 }
            return end > digits ? String(decoding: text[start..<end], as: UTF8.self) : nil
        }
    }
}
