/// How two spellings of a label are compared: width, case and white space do not matter.
package enum LabelFolding {
    /// Full-width ASCII becomes ASCII, letters become lower case, every run of white space becomes one space, and
    /// none is left at the ends.
    ///
    ///     "Ｏak　Ｗ３ " -> "oak w3"
    package static func fold(_ label: String) -> String {
        width(label).lowercased()
    }

    /// Full-width ASCII becomes ASCII and white space is folded; case is kept.
    package static func width(_ label: String) -> String {
        if isPlain(label) { return label }
        var result = String.UnicodeScalarView()
        var isAfterSpace = true
        for scalar in label.unicodeScalars {
            if isSpace(scalar) {
                if !isAfterSpace { result.append(" ") }
                isAfterSpace = true
            } else {
                result.append(narrow(scalar))
                isAfterSpace = false
            }
        }
        if isAfterSpace, !result.isEmpty { result.removeLast() }
        return String(result)
    }

    /// True for text that `width` would return as it is, decided without building anything.
    private static func isPlain(_ label: String) -> Bool {
        var previous = UInt8(ascii: " ")
        for byte in label.utf8 {
            guard byte < 0x80, byte > 0x20 || byte == 0x20 && previous != 0x20 else { return false }
            previous = byte
        }
        return previous != 0x20
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar == "\u{200B}" || scalar == "\u{FEFF}"
    }

    private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
        return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    }
}
