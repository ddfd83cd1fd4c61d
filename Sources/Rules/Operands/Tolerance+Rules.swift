import Books
import Text

extension Tolerance {
    /// The value that a finding implies; nil with a tolerance, where the exact value is unknown.
    func implied(_ value: CellValue?) -> CellValue? { number > .zero ? nil : value }

    func implied(_ number: ExactNumber?) -> CellValue? { implied(number.map(CellValue.number)) }

    /// ` within 0.5`, as the end of a statement; empty for exact comparisons.
    var suffix: String { number > .zero ? " within \(number)" : "" }
}

extension FieldDefinition {
    /// The value as findings imply it; empty for one that the column cannot hold: a missing value, a number with a
    /// qualifier that it does not publish, a fraction in a column of whole numbers.
    func implied(_ value: CellValue?) -> [ImpliedValue] {
        guard let value, value != .notAvailable, isQualified || value.qualifier == nil,
            type != .integer || value.isWhole
        else { return [] }
        return [ImpliedValue(name, value.display)]
    }
}
