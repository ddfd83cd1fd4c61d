import Books
import Text

extension Tolerance {
    /// The value that a finding implies; nil with a tolerance, where the exact value is unknown.
    func implied(_ value: CellValue?) -> CellValue? { number > .zero ? nil : value }

    /// The same for a value that most of some values agree with; nil unless more than half of them are just that: 5 and ~5
    /// agree, but do not lead to 5.
    func implied(_ value: CellValue?, by values: [CellValue?]) -> CellValue? {
        2 * values.count { $0 == value } > values.count ? implied(value) : nil
    }

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
