/// The number of columns of a text on a terminal or in text of fixed width.
package enum TextWidth {
    /// Two columns for East Asian wide and full-width characters (Unicode Standard Annex 11) and for emoji, none for
    /// combining marks and invisible characters, one for all others. Linear in the length of the text.
    ///
    /// - Parameter limit: counting may stop here; then the result is the limit.
    package static func columns(of text: String, atMost limit: Int = .max) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return min(text.utf8.count, limit) }
        var count = 0
        for character in text {
            count += columns(of: character)
            if count >= limit { return limit }
        }
        return count
    }

    /// A character as seen by readers is as wide as its widest part: a joined emoji is not the sum of its parts.
    private static func columns(of character: Character) -> Int {
        character.unicodeScalars.reduce(0) { max($0, columns(of: $1)) }
    }

    static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
        // A fast path for the lines of drawn tables.
        if (0x2500...0x259F).contains(scalar.value) { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        // U+FE0F selects the emoji form of the preceding character.
        case .format: return 0
        default: return isWide(scalar) ? 2 : 1
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x1100
            && (wideRanges.contains { $0.contains(scalar.value) } || scalar.properties.isEmojiPresentation)
    }

    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]
}
