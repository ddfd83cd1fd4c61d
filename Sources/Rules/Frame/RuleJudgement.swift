package import Text

/// What the rules of a book say of its datasets, rule by rule.
package struct RuleJudgement: Sendable {
    let data: CheckedData
    /// For each dataset, for each of its rules, what the rule finds.
    let ofRules: [[[Finding]]]
    /// The ids of the rules that cannot judge a single record.
    package let silentRules: Set<String>

    /// The ids of the rules of which some findings are not listed.
    package let cutRules: Set<String>

    /// All findings, in canonical order.
    package var findings: [Finding] { unordered.sorted(by: Finding.precedes) }

    /// The same, by dataset and rule.
    package var unordered: [Finding] { Array(ofRules.joined().joined()) }

    /// The same without those of some rules: of findings that another judgement does not list it is not known whether they are
    /// gone.
    package func unordered(exceptOf rules: Set<String>) -> [Finding] {
        rules.isEmpty ? unordered : unordered.filter { !rules.contains($0.rule) }
    }
}
