import Books
import Text

/// A cell that cannot be read as its column's type.
enum TypeRule {
    static let description = RuleDescription(
        id: .type, scope: .record,
        summary: "A cell can be read as a value of its column's type.",
        explanation: """
            A number, a whole number, or true or false, with the unit, qualifier and footnote marks that \
            recipes and datasets allow. An unreadable cell is reported with its place and left out, never \
            guessed.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Numbers in a column of numbers",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |  1,024 |
                    | oak  |     20 |
                    """),
            RuleExample(
                "A word in a column of numbers",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  | ↓heavy |
                    | oak  |     20 |
                    """),
        ])
}
