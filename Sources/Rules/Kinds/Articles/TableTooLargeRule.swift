import Books
import Text

/// A table with too many cells or records.
enum TableTooLargeRule {
    static let description = RuleDescription(
        id: .tableTooLarge, scope: .table,
        summary: "A table has no more cells and records than the limits allow.",
        explanation: """
            Spans of a few characters can make millions of cells, and lists in one row millions of records. Such a \
            table is not expanded, and such a row is left out; all other tables and rows are read. The message names the \
            limit and the option that raises it.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "A span within bounds",
                table: """
                    <table><tr><td colspan="2">10</td></tr></table>
                    """),
            RuleExample(
                "Spans that multiply",
                table: """
                    <table>↓<tr><td rowspan="65534" colspan="1000">10</td></tr></table>
                    """),
        ])
}
