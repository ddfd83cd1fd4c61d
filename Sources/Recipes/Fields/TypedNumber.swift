import Articles
package import Books
import Records
import Text

/// A number as somebody types it, in any form that a cell may have.
package enum TypedNumber {
    /// Commas part the items of lists, never the digits of a number.
    private static let signs = NumberSigns(decimal: ".", thousands: " ") ?? .point

    /// Nil for what is no number.
    ///
    ///     .5   1e-3   1 024   ½   −5   ≤37   10–12   4 cm
    ///
    /// - Returns: the number, a qualified one too, and the unit that stands behind it.
    package static func read(_ text: String) -> (value: CellValue, unit: String?)? {
        guard case .value(let value, let unit) = NumberReader.read(LabelFolding.width(text), signs: signs) else {
            return nil
        }
        return (value, unit)
    }
}
