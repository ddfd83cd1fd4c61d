internal import Measures

/// A vocabulary entry that nothing uses.
enum UnusedWordRule {
    static let description = RuleDescription(
        id: "unused-word", scope: .dataset,
        summary: "Every entry of a vocabulary occurs in some record.",
        explanation: """
            An entry that no record of any dataset uses is a leftover, or its label in the articles is not \
            the one that the book expects. The word that covers all others need not occur. Stands at the entry in \
            the vocabulary's file.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Every word occurs",
                rule: """
                    words: [fir, oak]
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    | oak  |     20 |
                    """),
            RuleExample(
                "A word that no table has",
                rule: """
                    words: [fir, ↓elm]
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
        ])
}
