package import Books
import Text

extension CellValue {
    /// What a cell of an example says; nil for an empty cell.
    package init?(example text: String) {
        if text.isEmpty { return nil }
        if text == "—" {
            self = .notAvailable
        } else if let number = ExactNumber(text) {
            self = .number(number)
        } else if let qualifier = Qualifier(rawValue: String(text.prefix(1))),
            let number = ExactNumber(text.dropFirst())
        {
            self = .qualified(number, qualifier, maximum: nil)
        } else {
            let ends = text.split(separator: "–").compactMap { ExactNumber($0) }
            self = ends.count == 2 ? .qualified(ends[0], .range, maximum: ends[1]) : .text(text)
        }
    }
}
