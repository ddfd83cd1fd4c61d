import Text

/// The anchors of headings on code-hosting sites.
enum MarkdownAnchor {
    /// Lower case; keeps letters, digits, `_` and `-`, replaces spaces by `-`, and drops all other characters.
    ///
    ///     "The plank's *handbook*" -> "the-planks-handbook"
    static func of(_ heading: String) -> String {
        var anchor = ""
        // Most headings are ASCII, where no character has several scalars.
        if heading.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
            for byte in heading.lowercased().utf8 {
                if byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") {
                    anchor.unicodeScalars.append(Unicode.Scalar(byte))
                } else if byte == UInt8(ascii: " ") {
                    anchor.append("-")
                }
            }
            return anchor
        }
        for character in heading.lowercased() {
            if character.isLetter || character.isNumber || character == "_" || character == "-" {
                anchor.append(character)
            } else if character == " " {
                anchor.append("-")
            }
        }
        return anchor
    }
}
