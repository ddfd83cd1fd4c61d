import Books
import Text

/// An unused vocabulary entry.
enum UnusedWordRule {
    static let description = RuleDescription(
        id: .unusedWord, scope: .dataset,
        summary: "Every entry of a vocabulary occurs in some record, unless the book gives a reason.",
        explanation: """
            An entry that no record of any dataset uses is obsolete, or its label in the articles is not \
            the one that the book expects. The word that covers all others need not occur, and an entry with \
            `without_records` (the reason for having none) must not. The finding is at the entry in the vocabulary's file.
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
                "A word that no table contains",
                rule: """
                    words: [fir, ↓elm]
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
            RuleExample(
                "A word without records, with the reason",
                rule: """
                    words: [fir, {id: elm, without_records: Nobody has weighed elm.}]
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
            RuleExample(
                "A word with an unexpected record",
                rule: """
                    words: [fir, {id: elm, without_records: ↓Nobody has weighed elm.}]
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    | elm  |     15 |
                    """),
        ])
}
