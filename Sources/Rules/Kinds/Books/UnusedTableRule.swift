import Books
import Text

/// Only described here; the stage that reads tables as records applies it.
enum UnusedTableRule {
    static let description = RuleDescription(
        id: .unusedTable, scope: .table, summary: "Every table of an article that has a recipe is read or left out.",
        explanation: """
            A table that no selection of the recipe matches was overlooked, or has a new heading or header. Read it, or \
            give the reason in the recipe's `left_out`. The finding is at the table's first row. Tables of plain text with numbers \
            count, too: in `<pre>`, in code blocks, and in text files. Articles without a recipe are skipped.
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
            RuleExample(
                "No recipe reads the table in the code block",
                rule: """
                    select: {header: [wood, weight]}
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |

                        ↓saw   cuts
                        band     3
                        fret    12
                    """),
        ])
}
