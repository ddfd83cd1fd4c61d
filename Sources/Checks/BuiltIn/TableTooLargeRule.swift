internal import Measures

/// A table whose grid has too many places.
enum TableTooLargeRule {
    static let description = RuleDescription(
        id: "table-too-large", scope: .table,
        summary: "The grid of a table has at most 500,000 filled-in places.",
        explanation: """
            Spans of a few characters can ask for millions of cells. Such a table is not expanded but \
            reported, at its first row, and the other tables are read.
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
