import Books
import Records
import Text

/// A cell that says something else than its recipe expects of the column.
enum UnexpectedTextRule {
    static let description = RuleDescription(
        id: .unexpectedText, scope: .table,
        summary: "A column says in each of its cells what its recipe expects there.",
        explanation: """
            For columns that feed no field, because they say the same in every row: the unit, the edition, the number of \
            the source. A recipe says by the step "expect" which text it is, or which texts. White space, width and case of \
            letters do not matter.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Every row says the same",
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
                "One row says something else",
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
