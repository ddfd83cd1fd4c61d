import Books
import Text

/// Bytes that are not text in the article's encoding.
enum UndecodableBytesRule {
    static let description = RuleDescription(
        id: .undecodableBytes, scope: .table,
        summary: "Every byte of an article is text in its encoding.",
        explanation: """
            Undecodable bytes are read as U+FFFD and reported with their place; name the encoding in the \
            book or with --encoding.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Text in its encoding",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
            RuleExample(
                "An invalid byte in UTF-8",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | f↓\u{FFFD}r | 10 |
                    """),
        ])
}
