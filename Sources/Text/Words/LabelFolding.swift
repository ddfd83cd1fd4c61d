/// Brings the spellings of a label into one form, in which they can be compared.
package enum LabelFolding {
    /// Converts full-width ASCII to ASCII, full-width currency signs likewise, half-width kana to kana, and letters to lower
    /// case, and reduces white space to single spaces, with none at the ends.
    ///
    ///     "Ｏak　Ｗ３ " -> "oak w3",  "ﾊﾟｲﾝ" -> "パイン"
    package static func fold(_ label: String) -> String {
        isPlain(label) ? label.lowercased() : HalfWidthKana.widened(width(label)).lowercased()
    }

    /// Converts full-width ASCII and currency signs to narrow ones, drops signs of the writing direction, and folds white
    /// space; keeps case.
    package static func width(_ label: String) -> String { folded(label, by: narrow) }

    /// Folds white space; keeps all other characters.
    package static func spaces(_ text: String) -> String { folded(text) { $0 } }

    /// The characters of a text as written and of ASCII width, place by place. White space is folded in both.
    package static func characters(of text: String) -> (written: [Character], narrow: [Character]) {
        if isPlain(text) {
            let characters = Array(text)
            return (characters, characters)
        }
        let (written, narrow) = (Array(spaces(text)), Array(width(text)))
        // Combining marks may join a narrow character only.
        return written.count == narrow.count ? (written, narrow) : (narrow, narrow)
    }

    private static func folded(_ label: String, by change: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
        if isPlain(label) { return label }
        // Most texts without spaces stay as they are, too.
        if label.unicodeScalars.allSatisfy({ !isSpace($0) && change($0) == $0 }) { return label }
        var result = String.UnicodeScalarView()
        var isAfterSpace = true
        for scalar in label.unicodeScalars {
            if isSpace(scalar) {
                if !isAfterSpace { result.append(" ") }
                isAfterSpace = true
            } else if let changed = change(scalar) {
                result.append(changed)
                isAfterSpace = false
            }
        }
        if isAfterSpace, !result.isEmpty { result.removeLast() }
        return String(result)
    }

    /// True if folding would return the text unchanged; allocates nothing.
    package static func isPlain(_ label: String) -> Bool {
        var label = label
        return label.withUTF8 { bytes in
            var previous = UInt8(ascii: " ")
            for byte in bytes {
                guard byte < 0x80, byte > 0x20 || byte == 0x20 && previous != 0x20 else { return false }
                previous = byte
            }
            return previous != 0x20
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == " " || ("\t"..."\r").contains(scalar) }
        // Unicode has no white space beyond U+3000.
        if scalar > "\u{3000}" { return scalar == "\u{FEFF}" }
        return scalar.properties.isWhitespace || scalar == "\u{200B}" || scalar == "\u{FEFF}"
    }

    /// Nil for a sign that only directs the writing of those beside it: U+200E in `\u{200E}−5 °C`.
    private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: nil
        case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
        case 0xFFE0...0xFFE6: signs[Int(scalar.value - 0xFFE0)]
        default: scalar
        }
    }

    /// The signs whose full-width forms begin at U+FFE0.
    private static let signs = Array("¢£¬¯¦¥₩".unicodeScalars)
}
