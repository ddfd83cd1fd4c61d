import Books
import Records
import Text

/// A file that is no text at all.
enum BinaryFileRule {
    static let description = RuleDescription(
        id: .binaryFile, scope: .table,
        summary: "An article is text.",
        explanation: """
            A PDF, an Office document, a picture or an archive is told by its first bytes, with what to convert it \
            with; any other file with NUL bytes where its encoding has none is reported at the first of them. \
            Neither is read.
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
