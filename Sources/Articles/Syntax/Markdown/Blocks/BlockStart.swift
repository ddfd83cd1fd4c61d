import Text

/// The first bytes of a line's text that begin a block, as cmark-gfm reads them. Each function gets the text's range, of
/// at least one byte.
enum BlockStart {
    /// The level of a heading: `## Tides` (CommonMark 0.29, section 4.2).
    static func headingLevel(_ bytes: [UInt8], _ text: Range<Int>) -> Int? {
        let end = endOfRun(UInt8(ascii: "#"), bytes, text)
        let level = end - text.lowerBound
        return (1...6).contains(level) && (end == text.upperBound || isSpace(bytes[end])) ? level : nil
    }

    /// The level of the heading above an underline: `===`, `---` (section 4.3).
    static func underlinedLevel(_ bytes: [UInt8], _ text: Range<Int>) -> Int? {
        let mark = bytes[text.lowerBound]
        guard mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-"),
            isBlank(bytes, endOfRun(mark, bytes, text)..<text.upperBound)
        else { return nil }
        return mark == UInt8(ascii: "=") ? 1 : 2
    }

    /// Nil for a thematic break: `***`, `- - -`, `___` (section 4.1). For other text the offset of a byte before which none
    /// begins in this line.
    static func thematicBreakMismatch(_ bytes: [UInt8], _ text: Range<Int>) -> Int? {
        let mark = bytes[text.lowerBound]
        guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "-") || mark == UInt8(ascii: "_") else {
            return text.lowerBound
        }
        var count = 0
        for offset in text {
            if bytes[offset] == mark {
                count += 1
            } else if !isSpace(bytes[offset]) {
                return offset
            }
        }
        return count >= 3 ? nil : text.upperBound
    }

    /// The length of a fence that begins code (section 4.5).
    static func fence(_ bytes: [UInt8], _ text: Range<Int>) -> Int? {
        let mark = bytes[text.lowerBound]
        guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        let end = endOfRun(mark, bytes, text)
        guard end - text.lowerBound >= 3 else { return nil }
        if mark == UInt8(ascii: "`"), ByteSearch.first(mark, in: bytes, from: end, limit: text.upperBound) != nil {
            return nil
        }
        return end - text.lowerBound
    }

    /// The length of a fence that may end code; 0 for other text.
    static func closingFence(_ mark: UInt8, _ bytes: [UInt8], _ text: Range<Int>) -> Int {
        let end = endOfRun(mark, bytes, text)
        return isBlank(bytes, end..<text.upperBound) ? end - text.lowerBound : 0
    }

    private static func endOfRun(_ byte: UInt8, _ bytes: [UInt8], _ range: Range<Int>) -> Int {
        var end = range.lowerBound
        while end < range.upperBound, bytes[end] == byte { end += 1 }
        return end
    }

    static func isBlank(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        for offset in range where !isSpace(bytes[offset]) { return false }
        return true
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

/// The marker of a list item: `-`, `+`, `*`, `1.` or `1)` (CommonMark 0.29, section 5.2).
struct ListMarker {
    /// Items belong to one list if these are equal: the bullet, or the mark after the number.
    let mark: UInt8
    /// Nil for a bullet.
    let number: Int?
    let end: Int

    private static let mostDigits = 9

    /// - Parameter isInParagraph: whether the line may also continue a paragraph, which only an item with text and the
    ///   number 1 interrupts.
    init?(_ bytes: [UInt8], _ text: Range<Int>, isInParagraph: Bool) {
        var index = text.lowerBound
        switch bytes[index] {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): number = nil
        case 0x30...0x39:
            var value = 0
            while index < text.upperBound, index - text.lowerBound < Self.mostDigits, bytes[index].isASCIIDigit {
                value = value * 10 + Int(bytes[index] - 0x30)
                index += 1
            }
            guard index < text.upperBound, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")"),
                value == 1 || !isInParagraph
            else { return nil }
            number = value
        default: return nil
        }
        mark = bytes[index]
        end = index + 1
        guard end == text.upperBound || BlockStart.isSpace(bytes[end]) else { return nil }
        if isInParagraph, BlockStart.isBlank(bytes, end..<text.upperBound) { return nil }
    }
}
