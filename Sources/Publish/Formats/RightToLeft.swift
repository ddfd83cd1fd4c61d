/// Texts in scripts that are written from right to left.
enum RightToLeft {
    /// Ends a text that has right-to-left letters with U+200E, so that the digits and signs behind it stay there: without it,
    /// `ערד · 2020: 40` is shown with 40 before 2020.
    static func closed(_ text: String) -> String { hasLetters(text) ? text + "\u{200E}" : text }

    private static func hasLetters(_ text: String) -> Bool {
        // The first such letter is U+0590 in UTF-8.
        text.utf8.contains { $0 >= 0xD6 } && text.unicodeScalars.contains(where: isLetter)
    }

    /// The blocks whose characters have the bidirectional class R or AL by default (Unicode 16, DerivedBidiClass.txt).
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
