/// Text as HTML that shows exactly that text, in HTML and XHTML pages alike.
package enum HTMLText {
    /// Text within an element. Line ends become `<br/>`; other control characters, those that turn the direction of
    /// the text among them, become spaces.
    ///
    ///     a<b & c   ->   a&lt;b &amp; c
    package static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\r", "\r\n": result += "<br/>"
            default: result += String(String.UnicodeScalarView(character.unicodeScalars.map(visible)))
            }
        }
        return result
    }

    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20, 0x7F, 0x2028...0x202E, 0x2066...0x2069: " "
        default: scalar
        }
    }
}
