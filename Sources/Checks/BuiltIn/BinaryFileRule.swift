internal import Measures

/// A file that is no text at all.
enum BinaryFileRule {
    static let description = RuleDescription(
        id: "binary-file", scope: .table,
        summary: "An article is text.",
        explanation: """
            A file with NUL bytes where no encoding has them is a picture, an archive or the like. It is \
            reported at the first of them and not read.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Text",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
            RuleExample(
                "An archive by mistake",
                table: """
                    PK↓␀␀␀␀
                    """),
        ])
}
