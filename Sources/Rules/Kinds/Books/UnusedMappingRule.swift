import Books
import Records
import Text

/// An entry of a recipe that nothing uses.
enum UnusedMappingRule {
    static let description = RuleDescription(
        id: .unusedMapping, scope: .table,
        summary: "Every entry of a recipe's mapping matches some cell.",
        explanation: """
            A mapping that no cell needs is a leftover, or the article has changed. Stands at the entry in \
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
                "An entry that matches nothing",
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
