package import Books
import Text

/// A number typed by a user, in any form that a cell may have.
package enum TypedNumber {
    /// Commas separate list items, never digits.
    package static let signs = NumberSigns(decimal: ".", thousands: " ") ?? .point

    /// Nil if the text is not a number.
    ///
    ///     .5   1e-3   1 024   ½   −5   ≤37   10–12   4 cm
    ///
    /// - Returns: the number, possibly qualified, and the unit after it.
    package static func read(_ text: String) -> (value: CellValue, unit: String?)? { read(text, signs: signs) }

    /// The same of a text with other separators.
    package static func read(_ text: String, signs: NumberSigns) -> (value: CellValue, unit: String?)? {
        guard case .value(let value, let unit) = NumberReader.read(LabelFolding.width(text), signs: signs) else {
            return nil
        }
        return (value, unit)
    }
}
