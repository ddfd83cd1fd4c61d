import Books
import Records
import Text

/// Two columns of one word.
enum RepeatedColumnRule {
    static let description = RuleDescription(
        id: .repeatedColumn, scope: .table,
        summary: "No two columns that a recipe makes rows of have the same header.",
        explanation: """
            The values of two columns under one header would be told of the same thing: one of the headers was misread. \
            Blames the header without which the others follow the order of the vocabulary; where that is none or \
            either, the later one, and says that it cannot be told. Headers of several tiers are compared as a whole.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Each column is of another word",
                rule: "unpivot: {columns: {vocabulary: wood}, name: wood, value: weight}",
                table: """
                    | fir | oak |
                    |----:|----:|
                    |  10 |  20 |
                    """),
            RuleExample(
                "One word stands twice",
                rule: "unpivot: {columns: {vocabulary: wood}, name: wood, value: weight}",
                table: """
                    | oak | ↓oak |
                    |----:|-----:|
                    |  10 |   20 |
                    """),
        ])
}
