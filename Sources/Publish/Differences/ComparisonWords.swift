import Books
import Text

/// Values in the lines of a comparison, quoted where necessary to separate them from the surrounding words.
enum ComparisonWords {
    /// `(none)` for a missing value.
    static func value(_ value: CellValue?, unit: String? = nil) -> String {
        guard let value else { return "(none)" }
        let text = if case .text(let text) = value { word(text) } else { value.text }
        return text + (unit.map { " " + plain($0) } ?? "")
    }

    /// The text itself if it is a plain word, else in quotation marks, as a JSON string; an empty text is `""`.
    static func word(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "-_./:+~≤≥<>–%".unicodeScalars.contains(scalar)
        }
        return isPlain && !text.isEmpty ? plain(text) : JSONText.literal(plain(text))
    }

    /// Without characters that break a line or control a terminal.
    static func plain(_ text: String) -> String { FindingText.oneLine(text) }
}
