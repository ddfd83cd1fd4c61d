import Books
import Text

/// A file that is not text.
enum BinaryFileRule {
    static let description = RuleDescription(
        id: .binaryFile, scope: .table,
        summary: "An article is text.",
        explanation: """
            A PDF, an Office document, a picture or an archive is recognized by its first bytes; the message says how to \
            convert it. Any other file with NUL bytes that its encoding does not use is reported at the first of them. \
            Such files are not read.
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
