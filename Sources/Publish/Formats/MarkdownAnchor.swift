/// The anchors of headings on code-hosting sites.
enum MarkdownAnchor {
    /// Lower case; keeps letters, digits, `_` and `-`, replaces spaces by `-`, and drops all other characters.
    ///
    ///     "The plank's *handbook*" -> "the-planks-handbook"
    static func of(_ heading: String) -> String {
        if let anchor = ofPlain(heading) { return anchor }
        var anchor = ""
        for character in heading.lowercased() {
            if character.isLetter || character.isNumber || character == "_" || character == "-" {
                anchor.append(character)
            } else if character == " " {
                anchor.append("-")
            }
        }
        return anchor
    }

    /// The same for a text of ASCII, kana and ideographs, which are letters, and their punctuation; nil for any other.
    private static func ofPlain(_ heading: String) -> String? {
        var bytes: [UInt8] = []
        for scalar in heading.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A: bytes.append(UInt8(scalar.value) + 0x20)
            case 0x30...0x39, 0x61...0x7A, 0x2D, 0x5F: bytes.append(UInt8(scalar.value))
            case 0x20: bytes.append(UInt8(ascii: "-"))
            case 0x00...0x7F: break
            case 0x3001, 0x3002, 0x30FB, 0xFF08, 0xFF09, 0xFF0C, 0xFF1A, 0xFF1B: break
            case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FA5:
                bytes.append(contentsOf: String(scalar).utf8)
            default: return nil
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
