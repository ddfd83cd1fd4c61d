package import Text

/// The findings of a book's rules on its datasets, rule by rule.
package struct RuleJudgement: Sendable {
    let data: CheckedData
    /// For each dataset, the findings of each of its rules.
    let ofRules: [[[Finding]]]
    /// The ids of the rules that cannot judge any record.
    package let silentRules: Set<String>

    /// The ids of the rules with unlisted findings.
    package let cutRules: Set<String>

    /// All findings, by dataset and rule.
    package var unordered: [Finding] { Array(ofRules.joined().joined()) }

    /// The findings without those of some rules: findings that another judgement does not list may or may not be
    /// gone.
    package func unordered(without rules: Set<String>) -> [Finding] {
        rules.isEmpty ? unordered : unordered.filter { !rules.contains($0.rule) }
    }
}
