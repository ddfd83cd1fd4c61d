import Books
import Text

/// A pipe table that the strict grammar rejects.
enum RecoveredTableRule {
    static let description = RuleDescription(
        id: .recoveredTable, scope: .table,
        summary: "A pipe table has a delimiter row of the header's width, and is where Markdown allows a table.",
        explanation: """
            A table that Markdown rejects is read nevertheless, and the finding says what is wrong with it: a \
            delimiter row longer or shorter than the header, a table swallowed by the paragraph or list item \
            above it, or one inside HTML. Blames the header row. A table without a delimiter row is not \
            recovered.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "A valid Markdown table",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
            RuleExample(
                "A delimiter row that is one cell too long",
                table: """
                    ↓| wood | weight |
                    |------|-------:|---|
                    | fir  |     10 |
                    """),
        ])
}
