import Books
import Numbers
import Text

/// What the cells of a column show of the separators of each number.
extension FieldReader {
    /// Why a number's point may separate thousands instead, although the recipe names no other.
    func doubt(aboutSignsOf text: String) -> String? {
        // The cells of the whole column are looked at only for a text that they may make doubtful.
        guard plan.field.type.isNumeric, !plan.numbers.isDecimalDeclared, text.utf8.contains(UInt8(ascii: ".")),
            SignEvidence.mayGroup(text, signs: plan.numbers.decimal.signs),
            signs.doubts(
                text, signs: plan.numbers.decimal.signs,
                isWhole: plan.field.type == .integer || signs.hasHundreds && isPrice(text))
        else { return nil }
        guard signs.mayGroup(by: ",") else {
            return "its point may separate thousands; write \"decimal: comma\" if it does, or \"decimal: point\" if not"
        }
        return
            "its point may separate thousands, as the comma does in other cells of the column; write \"decimal: point\" "
            + "if it does not, or \"map\" the text to the number"
    }

    /// Why a number may lack the power of ten that is written behind the next one of its cell.
    func doubt(aboutPowerIn cell: WorkingCell) -> String? {
        guard plan.field.type.isNumeric, let pattern = plan.pattern, pattern.maySharePower(plan.part),
            let parts = pattern.match(plan.folded(plan.text(of: cell))),
            pattern.sharedPower(of: plan.part, in: parts) == .doubtful
        else { return nil }
        return "the power of ten at the end of the cell may belong to it, too; \"map\" the text to the number"
    }

    /// Whether the thousands of a number may be grouped as in India: other cells of the column show it, too.
    func mayHavePairs(_ text: String) -> Bool {
        plan.field.type.isNumeric && text.utf8.count(where: { $0 == UInt8(ascii: ",") }) > 1 && signs.signs == .pairs
    }

    /// Whether a number is in a currency: its own, or else one that the dataset declares.
    private func isPrice(_ text: String) -> Bool {
        let unit = text.filter { !$0.isNumber && !$0.isWhitespace && $0 != "." && $0 != "," }
        return unit.isEmpty ? KnownUnits.hasCurrency(plan.isUnit) : KnownUnits.isCurrency(unit)
    }
}
