import Books
import Records
import Text

/// A column that no recipe reads.
enum UnusedColumnRule {
    static let description = RuleDescription(
        id: .unusedColumn, scope: .table,
        summary: "Every column of a table that a recipe reads feeds something.",
        explanation: """
            A column that nothing reads is data that the book has overlooked, or one that the recipe means is spelt \
            otherwise. Blames the column's header cell. Tables that no recipe reads are not looked at.
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
                "A column too many",
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
