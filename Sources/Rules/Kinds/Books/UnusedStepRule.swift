import Books
import Text

/// A step of a recipe without effect.
enum UnusedStepRule {
    static let description = RuleDescription(
        id: .unusedStep, scope: .table,
        summary: "Every step of a recipe has an effect.",
        explanation: """
            A step that changes none of its recipe's tables (no row to skip, no mark that means "as above") is \
            obsolete, or the article has changed. The finding is at the step in the recipe's file.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "The step fills a cell",
                rule: """
                    ditto: {columns: [weight], marks: ["↑"]}
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    | oak  |      ↑ |
                    """),
            RuleExample(
                "A step without effect",
                rule: """
                    ↓ditto: {columns: [weight], marks: ["↑"]}
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    | oak  |     20 |
                    """),
        ])
}
