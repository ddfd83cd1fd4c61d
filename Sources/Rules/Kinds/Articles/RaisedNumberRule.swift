import Books
import Text

/// A raised number that may be a footnote mark or a power.
enum RaisedNumberRule {
    static let description = RuleDescription(
        id: .raisedNumber, scope: .table,
        summary: "A raised number after a number leads to a note or is a power.",
        explanation: """
            The 1 of `39<sup>1</sup>` or `39¹` is a footnote mark only if the article has that note. It is a power \
            after 10, and if several cells of the column have this form. Any other is kept in the text (`39^1`, \
            `39¹`) and reported. Blames the cell. A recipe can resolve it with `raised: footnote` or `map`.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "A power of ten",
                table: """
                    | wood | cells per litre |
                    |------|----------------:|
                    | fir  | 10<sup>3</sup>  |
                    """),
            RuleExample(
                "A mark without a note",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  | ↓39<sup>1</sup> |
                    | oak  | 12 |
                    """),
        ])
}
