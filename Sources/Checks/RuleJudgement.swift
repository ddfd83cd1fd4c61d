package import Diagnostics

/// What the rules of a book say of its datasets, rule by rule.
package struct RuleJudgement: Sendable {
    let data: CheckedData
    /// For each dataset, for each of its rules, what the rule finds.
    let ofRules: [[[Finding]]]
    /// The ids of the rules that cannot judge a single record.
    package let silentRules: Set<String>

    /// All findings, in canonical order.
    package var findings: [Finding] { unordered.sorted(by: Finding.precedes) }

    /// The same, by dataset and rule.
    package var unordered: [Finding] { Array(ofRules.joined().joined()) }
}
