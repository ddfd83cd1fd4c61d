import Books
import Text

/// Two columns with the same word.
enum RepeatedColumnRule {
    static let description = RuleDescription(
        id: .repeatedColumn, scope: .table,
        summary: "The columns that a recipe turns into rows have different headers.",
        explanation: """
            The values of two columns with one header would have the same key: one of the headers was misread. \
            Blames the header without which the others follow the order of the vocabulary; if that is none or \
            both, it blames the later one, and says that either may be wrong. Headers of several tiers are compared as a whole.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Each column has a different word",
                rule: "unpivot: {columns: {vocabulary: wood}, name: wood, value: weight}",
                table: """
                    | fir | oak |
                    |----:|----:|
                    |  10 |  20 |
                    """),
            RuleExample(
                "One word occurs twice",
                rule: "unpivot: {columns: {vocabulary: wood}, name: wood, value: weight}",
                table: """
                    | oak | ↓oak |
                    |----:|-----:|
                    |  10 |   20 |
                    """),
        ])
}
