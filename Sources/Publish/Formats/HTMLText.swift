/// Text as HTML that shows exactly that text, in HTML and XHTML pages.
package enum HTMLText {
    /// Text within an element. Line ends become `<br/>`; other control characters, including those that change the
    /// direction of text, become spaces.
    ///
    ///     a<b & c   ->   a&lt;b &amp; c
    package static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var wasReturn = false
        // Works on scalars: a combining mark after a quote does not hide it.
        for scalar in text.unicodeScalars {
            defer { wasReturn = scalar == "\r" }
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "\n" where wasReturn: break
            case "\n", "\r": result.append(contentsOf: "<br/>".unicodeScalars)
            default: result.append(visible(scalar))
            }
        }
        return String(result)
    }

    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: " "
        default: scalar
        }
    }
}
