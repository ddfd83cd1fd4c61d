import Books
import Records
import Text

extension Tolerance {
    /// A value that a rule leads to, as findings imply it: only where numbers are compared exactly is it known.
    func implied(_ value: CellValue?) -> CellValue? { number > .zero ? nil : value }

    func implied(_ number: ExactNumber?) -> CellValue? { implied(number.map(CellValue.number)) }

    /// ` within 0.5`, to be put after a statement; nothing where numbers are compared exactly.
    var suffix: String { number > .zero ? " within \(number)" : "" }
}

extension FieldDefinition {
    /// A value of the column as findings imply it; nothing for a cell that says that there is no value.
    func implied(_ value: CellValue?) -> [ImpliedValue] {
        guard let value, value != .notAvailable else { return [] }
        return [ImpliedValue(name, value.display)]
    }
}

extension RuleParameter {
    static let tolerance = RuleParameter(
        "tolerance",
        """
        how far a value may lie from what the rule leads to; without it not at all. With one a finding names the number in its \
        message and implies no value, since the exact one is not known
        """)
}

extension RuleParameters {
    /// Nil after a report.
    func tolerance() -> Tolerance? {
        guard let node = map.node("tolerance") else { return Tolerance.none }
        guard let number = map.number("tolerance") else { return nil }
        if number >= .zero { return Tolerance(number) }
        problems.report("\"tolerance\" is 0 or more", at: node.place)
        return nil
    }
}
