/// The verdict of a rule on a record.
package struct RuleVerdict: Sendable {
    package enum Outcome: String, CaseIterable, Sendable {
        case holds, violated
        case notApplicable = "not-applicable"

        package var meaning: String {
            switch self {
            case .holds: "The value obeys the rule."
            case .violated: "The rule has findings about the value."
            case .notApplicable: "The rule has nothing that it can compare the value with; its findings may say why."
            }
        }
    }

    /// The id of the rule.
    package let rule: String
    package let outcome: Outcome
    /// The rule in words.
    package let statement: String
    /// The rule's findings that suspect the record, or say why the rule cannot judge it.
    package let findings: [Finding]

    package init(rule: String, outcome: Outcome, statement: String, findings: [Finding]) {
        (self.rule, self.outcome, self.statement, self.findings) = (rule, outcome, statement, findings)
    }
}
