import Text

/// A name as people type it from memory: letters, digits, `+ # % &` and minus signs. Case, width, accents, white space and
/// other punctuation do not matter, except between digits, where they divide or change numbers; × equals x.
///
///     "440 × 956" -> "440x956",  "AX-3" -> "ax3",  "oak 6s+" -> "oak6s+",  "-20 °C" -> "−20c",  "M 2,5" -> "m2,5"
enum LooseName {
    static func fold(_ text: String) -> String {
        var folded = String.UnicodeScalarView()
        // What divides the last digit from the next, without white space.
        var signs: [Unicode.Scalar] = []
        var isAfterDigit = false
        for scalar in TextSearch.withMinusSigns(TextSearch.fold(text)).unicodeScalars {
            let isDigit = scalar.properties.numericType != nil
            guard isDigit || isLetter(scalar) || meaningful.contains(scalar) else {
                signs.append(scalar)
                continue
            }
            if isAfterDigit, isDigit, !signs.isEmpty {
                let written = signs.filter { !$0.properties.isWhitespace }
                folded.append(contentsOf: written.isEmpty ? [" "] : written)
            }
            folded.append(scalar == "×" ? "x" : scalar)
            (isAfterDigit, signs) = (isDigit, [])
        }
        return String(folded)
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }

    /// Signs that tell names apart. U+FFFD replaces bytes of an argument that are not UTF-8, which may be any sign.
    private static let meaningful: Set<Unicode.Scalar> = ["+", "#", "%", "&", "×", "\u{2212}", "\u{FFFD}"]
}

/// Texts as `~` compares them, with case, width, white space and accents folded.
enum TextSearch {
    static func fold(_ text: String) -> String { AccentFolding.fold(LabelFolding.fold(text)) }

    /// With U+2212 for each dash that makes the following number negative, and `-` for all others: `−20 °C`, not
    /// `AX-3`.
    static func withMinusSigns(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        func isDigit(_ index: Int) -> Bool { index < scalars.count && scalars[index].properties.numericType != nil }
        let signed = scalars.indices.map { index -> Unicode.Scalar in
            let isDash = scalars[index] == "\u{2212}" || scalars[index].properties.generalCategory == .dashPunctuation
            guard isDash else { return scalars[index] }
            let isFirst = index == 0 || scalars[index - 1].properties.isWhitespace
            return isFirst && isDigit(index + 1) ? "\u{2212}" : "-"
        }
        return String(String.UnicodeScalarView(signed))
    }

    /// Also without white space, and with `x` for × and `-` for every dash and minus sign: `125 °C` is `125°C`.
    static func foldLoosely(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                fold(text).unicodeScalars.compactMap { scalar in
                    if scalar.properties.isWhitespace { return nil }
                    if scalar == "×" { return "x" }
                    return scalar == "\u{2212}" || scalar.properties.generalCategory == .dashPunctuation ? "-" : scalar
                }))
    }
}
