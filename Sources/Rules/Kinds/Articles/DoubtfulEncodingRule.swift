import Books
import Text

/// An article whose bytes are text in another encoding than the declared one.
enum DoubtfulEncodingRule {
    static let description = RuleDescription(
        id: .doubtfulEncoding, scope: .table,
        summary: "An article that declares an older encoding is not written in UTF-8.",
        explanation: """
            The declared encoding is used, as in browsers. But if the article is also valid UTF-8 and some \
            of it is not ASCII, the declaration is probably wrong and the text garbled: remove the declaration, or name the \
            encoding in the book or with --encoding.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Text in its encoding",
                table: """
                    | wood  | weight |
                    |-------|-------:|
                    | Fähre |     10 |
                    """),
            RuleExample(
                "UTF-8 read as windows-1252",
                table: """
                    | wood    | weight |
                    |---------|-------:|
                    | ↓FÃ¤hre |     10 |
                    """),
        ])
}
