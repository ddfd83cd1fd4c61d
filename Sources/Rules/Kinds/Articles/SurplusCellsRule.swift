import Books
import Text

/// A row with more cells than the header.
enum SurplusCellsRule {
    static let description = RuleDescription(
        id: .surplusCells, scope: .table,
        summary: "A row has no more cells than the header.",
        explanation: """
            Markdown silently drops the cells beyond the header, so that a figure can be lost. Blames \
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
                "A figure that pages would not show",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 | ↓12 |
                    """),
        ])
}
