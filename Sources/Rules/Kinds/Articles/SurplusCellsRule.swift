import Books
import Records
import Text

/// A row with more cells than the header.
enum SurplusCellsRule {
    static let description = RuleDescription(
        id: .surplusCells, scope: .table,
        summary: "A row has no more cells than the header.",
        explanation: """
            Markdown drops the cells beyond the header without a word, so that a figure can be lost. Blames \
            the first cell that is dropped.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Rows as wide as the header",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
            RuleExample(
                "A figure that nobody would see",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 | ↓12 |
                    """),
        ])
}
