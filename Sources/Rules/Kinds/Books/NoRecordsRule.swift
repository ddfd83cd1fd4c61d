import Books
import Text

/// Only described here; the stage that reads tables as records applies it.
enum NoRecordsRule {
    static let description = RuleDescription(
        id: .noRecords, scope: .table, summary: "Each dataset that a table feeds gets at least one record from it.",
        explanation: """
            A table without a single readable row, or a feed whose sources are empty in every row, would silently leave a \
            dataset empty. The finding is at the table's first row.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "One row is one record",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
            RuleExample(
                "A table of empty cells",
                table: """
                    ↓| wood | weight |
                    |------|-------:|
                    |      |        |
                    """),
        ])
}
