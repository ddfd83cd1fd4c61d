import Text

/// A name as people type it from memory: letters, digits, `+`, and points between digits. Case, width, accents, white
/// space and other punctuation do not matter, and × equals x.
///
///     "440 × 956" -> "440x956",  "AX-3" -> "ax3",  "oak 6s+" -> "oak6s+"
enum LooseName {
    static func fold(_ text: String) -> String {
        var folded = String.UnicodeScalarView()
        var isAfterDigit = false
        var pendingPoint = false
        for scalar in TextSearch.fold(text).unicodeScalars {
            let properties = scalar.properties
            let isDigit = properties.numericType != nil
            if pendingPoint, isDigit { folded.append(".") }
            pendingPoint = scalar == "." && isAfterDigit
            isAfterDigit = isDigit
            if scalar == "×" {
                folded.append("x")
            } else if isDigit || properties.isAlphabetic || scalar == "+"
                || properties.generalCategory == .nonspacingMark
            {
                folded.append(scalar)
            }
        }
        return String(folded)
    }
}

/// Texts as `~` compares them, with case, width, white space and accents folded.
enum TextSearch {
    static func fold(_ text: String) -> String { AccentFolding.fold(LabelFolding.fold(text)) }

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
