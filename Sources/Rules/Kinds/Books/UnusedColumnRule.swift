import Books
import Text

/// A column that no recipe reads.
enum UnusedColumnRule {
    static let description = RuleDescription(
        id: .unusedColumn, scope: .table,
        summary: "A recipe reads every column of its tables.",
        explanation: """
            A column that the recipe does not read is data that the book has overlooked, or its name in the recipe is \
            misspelt. Blames the column's header cell. Tables that no recipe reads are skipped.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Every column is read",
                rule: """
                    wood: {column: wood}
                    weight: {column: weight}
                    """,
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
            RuleExample(
                "An additional column",
                rule: """
                    wood: {column: wood}
                    weight: {column: weight}
                    """,
                table: """
                    | wood | weight | ↓knots |
                    |------|-------:|-------:|
                    | fir  |     10 |      3 |
                    """),
        ])
}
