import Books
import Text

/// A row with fewer cells than the header.
enum MissingCellsRule {
    static let description = RuleDescription(
        id: .missingCells, scope: .table,
        summary: "A row has as many cells as the header.",
        explanation: """
            Markdown pads a short row with empty cells at its end, whichever cell is missing. Blames the \
            row, at its beginning.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Rows as wide as the header",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    | oak  |        |
                    """),
            RuleExample(
                "A row that ends early",
                table: """
                    | wood | weight |
                    |------|-------:|
                    ↓| fir |
                    | oak  |     20 |
                    """),
        ])
}
