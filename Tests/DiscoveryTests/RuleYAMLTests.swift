import Testing
import Text

@testable import Discovery

@Suite struct RuleYAMLTests {
    /// Words that look like something else are quoted; numbers that are meant as such are not.
    @Test func quotesWhatCouldBeReadOtherwise() {
        let rule = ProposedRule.definition(
            id: "a-rule", kind: .multipleOf,
            entries: [
                RuleNode.entry("of", RuleNode.map([("times", RuleNode.text("0.4"))])),
                RuleNode.entry(
                    "where", RuleNode.map([("edition", RuleNode.list(["9", "no", "iron", "a: b", "", "\"q\""]))])),
            ], reason: "So: it is")
        #expect(
            RuleYAML.item(rule) == """
                  - id: a-rule
                    kind: multiple-of
                    of: {times: 0.4}
                    where: {edition: ["9", "no", iron, "a: b", "", "\\"q\\""]}
                    reason: "So: it is"

                """)
    }
}
