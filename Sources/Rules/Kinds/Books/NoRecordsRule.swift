import Books
import Records
import Text

/// Described here, applied where tables become records.
enum NoRecordsRule {
    static let description = RuleDescription(
        id: .noRecords, scope: .table, summary: "A table gives at least one record to each dataset that it feeds.",
        explanation: """
            A table without a single readable row, or a feed whose sources are empty in every row, would leave a \
            dataset empty without a word. The finding stands at the table's first row.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "One row makes one record",
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
