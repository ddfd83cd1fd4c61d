import Books
import Text

/// A cell whose text differs from the one that its recipe expects in the column.
enum UnexpectedTextRule {
    static let description = RuleDescription(
        id: .unexpectedText, scope: .table,
        summary: "Each cell of a column has the text that its recipe expects.",
        explanation: """
            For columns that feed no field, because they are the same in every row: the unit, the edition, the number of \
            the source. A recipe names the text, or several, in the step "expect". White space, width and case of \
            letters do not matter.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Every row has the same text",
                rule: """
                    expect: {column: unit, is: kg}
                    """,
                table: """
                    | wood | weight | unit |
                    |------|-------:|------|
                    | fir  |     10 | kg   |
                    | oak  |     20 | kg   |
                    """),
            RuleExample(
                "One row has another text",
                rule: """
                    expect: {column: unit, is: kg}
                    """,
                table: """
                    | wood | weight | unit |
                    |------|-------:|------|
                    | fir  |     10 | kg   |
                    | oak  |     20 | ↓g   |
                    """),
        ])
}
