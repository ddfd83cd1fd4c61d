internal import Diagnostics
internal import Measures

extension Tolerance {
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
        if number >= .zero { return Tolerance(number) }
        problems.report("\"tolerance\" is 0 or more", at: node.place)
        return nil
    }
}
