import Books
import Text

/// An unused entry of a recipe's mapping.
enum UnusedMappingRule {
    static let description = RuleDescription(
        id: .unusedMapping, scope: .table,
        summary: "Every entry of a recipe's mapping matches some cell.",
        explanation: """
            A mapping that no cell needs is obsolete, or the article has changed. The finding is at the entry in \
            the recipe's file.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Every entry matches a cell",
                rule: """
                    map: {F: fir, O: oak}
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | F    |     10 |
                    | O    |     20 |
                    """),
            RuleExample(
                "An entry without a matching cell",
                rule: """
                    map: {F: fir, ↓E: elm}
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | F    |     10 |
                    """),
        ])
}
