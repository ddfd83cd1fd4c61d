import Foundation
import Measures

/// A name as people type it from memory: letters, digits and `+`, and points between digits; case, width, accents,
/// white space and other punctuation do not matter, and × is x.
///
///     "440 × 956" -> "440x956",  "AX-3" -> "ax3",  "oak 6s+" -> "oak6s+"
enum LooseName {
    static func fold(_ text: String) -> String {
        var folded = String.UnicodeScalarView()
        var isAfterDigit = false
        var pendingPoint = false
        for scalar in TextSearch.fold(text).unicodeScalars {
            let isDigit = scalar.properties.numericType != nil
            if pendingPoint, isDigit { folded.append(".") }
            pendingPoint = scalar == "." && isAfterDigit
            isAfterDigit = isDigit
            if scalar == "×" {
                folded.append("x")
            } else if isDigit || scalar.properties.isAlphabetic || scalar == "+" {
                folded.append(scalar)
            }
        }
        return String(folded)
    }
}

/// Texts as `~` compares them: case, width, white space and accents are folded.
enum TextSearch {
    static func fold(_ text: String) -> String {
        let folded = LabelFolding.fold(text)
        if folded.utf8.allSatisfy({ $0 < 0x80 }) { return folded }
        var view = String.UnicodeScalarView()
        for scalar in folded.decomposedStringWithCanonicalMapping.unicodeScalars where !accents.contains(scalar.value) {
            view.append(scalar)
        }
        return String(view)
    }

    /// The accents of Latin, Greek and Cyrillic letters; the marks of other scripts make other letters.
    private static let accents: ClosedRange<UInt32> = 0x300...0x36F
}
