import Books
import Text

/// A mistake in a file of the book.
enum BookFileRule {
    static let description = RuleDescription(
        id: .bookFile, scope: .table,
        summary: "The files of a book contain only known keys and names.",
        explanation: """
            An unknown key, an undefined name, a value of the wrong kind, a selection that matches no table or \
            too many: each is reported with its place and the nearest right word, several at once. The command cannot run \
            (exit code 2), and such findings cannot be accepted.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "A vocabulary",
                rule: """
                    vocabulary: wood
                    entries: [fir, oak]
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    | oak  |     20 |
                    """),
            RuleExample(
                "A key that vocabularies do not have",
                rule: """
                    vocabulary: wood
                    ↓titel: Wood
                    entries: [fir, oak]
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    | oak  |     20 |
                    """),
        ])
}
