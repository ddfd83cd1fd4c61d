import Books
import Records
import Text

/// Described here, applied where tables become records.
enum UnusedTableRule {
    static let description = RuleDescription(
        id: .unusedTable, scope: .table, summary: "Every table of an article that has a recipe is read or left out.",
        explanation: """
            A table that no selection of the recipe matches was overlooked, or has changed its heading or header. Read it, or \
            say in the recipe's `left_out` why not. The finding stands at the table's first row. Articles without a recipe are left alone.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "The selection matches the table",
                rule: """
                    select: {header: [wood, weight]}
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
            RuleExample(
                "No selection matches the second table",
                rule: """
                    select: {header: [wood, weight]}
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |

                    ↓| saw  | cuts |
                    |------|-----:|
                    | band |     3 |
                    """),
        ])
}
