import Books
import Records
import Text

extension Tolerance {
    /// The value that a finding implies; nil with a tolerance, where the exact value is unknown.
    func implied(_ value: CellValue?) -> CellValue? { number > .zero ? nil : value }

    func implied(_ number: ExactNumber?) -> CellValue? { implied(number.map(CellValue.number)) }

    /// ` within 0.5`, as the end of a statement; empty for exact comparisons.
    var suffix: String { number > .zero ? " within \(number)" : "" }
}

extension FieldDefinition {
    /// The value as findings imply it; empty for a cell that marks a missing value.
    func implied(_ value: CellValue?) -> [ImpliedValue] {
        guard let value, value != .notAvailable else { return [] }
        return [ImpliedValue(name, value.display)]
    }
}

extension RuleParameter {
    static let tolerance = RuleParameter(
        "tolerance",
        """
        how far a value may differ from the expected one (default: 0). With a tolerance a finding names the number in its \
        message and implies no value, because the exact one is unknown
        """)
}

extension RuleParameters {
    /// Nil after a report.
    func tolerance() -> Tolerance? {
        guard let node = map.node("tolerance") else { return Tolerance.none }
        guard let number = map.number("tolerance") else { return nil }
        if number >= .zero { return Tolerance(number) }
        problems.report("\"tolerance\" takes a number of 0 or more", at: node.place)
        return nil
    }
}
