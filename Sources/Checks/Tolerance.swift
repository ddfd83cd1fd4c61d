internal import Diagnostics
internal import Measures

/// How far a measured number may lie from what a rule leads to.
struct Tolerance: Sendable {
    let number: ExactNumber

    static let none = Tolerance(number: .zero)

    func allows(_ value: ExactNumber, for expected: ExactNumber) -> Bool {
        if value == expected { return true }
        guard number > .zero, let difference = value.subtracting(expected) else { return false }
        return difference <= number && ExactNumber.zero.subtracting(difference).map { $0 <= number } == true
    }

    /// Whether two values say the same: numbers within the tolerance do, all else must be equal.
    func allows(_ value: CellValue?, for expected: CellValue?) -> Bool {
        if value == expected { return true }
        guard case .number(let number)? = value, case .number(let other)? = expected else { return false }
        return allows(number, for: other)
    }

    /// A value that a rule leads to, as findings imply it: only where numbers are compared exactly is it known.
    func implied(_ text: String?) -> String? { number > .zero ? nil : text }

    /// ` within 0.5`, to be put after a statement; nothing where numbers are compared exactly.
    var suffix: String { number > .zero ? " within \(number)" : "" }
}

extension RuleParameter {
    static let tolerance = RuleParameter(
        "tolerance", "how far a value may lie from what the rule leads to; without it not at all")
}

extension RuleParameters {
    /// Nil after a report.
    func tolerance() -> Tolerance? {
        guard let node = map.node("tolerance") else { return Tolerance.none }
        guard let number = map.number("tolerance") else { return nil }
        if number >= .zero { return Tolerance(number: number) }
        problems.report("\"tolerance\" is 0 or more", at: node.place)
        return nil
    }
}
