import Books
import Records
import Text

/// An article whose bytes are text in another encoding than the one it declares.
enum DoubtfulEncodingRule {
    static let description = RuleDescription(
        id: .doubtfulEncoding, scope: .table,
        summary: "An article that declares an older encoding is not written in UTF-8.",
        explanation: """
            The declared encoding is obeyed, as browsers do. But where every byte of the article is text in UTF-8, too, and some \
            of it is not ASCII, the declaration is most likely wrong and the text is garbled: remove the declaration, or name the \
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
                "UTF-8 that is read as windows-1252",
                table: """
                    | wood    | weight |
                    |---------|-------:|
                    | ↓FÃ¤hre |     10 |
                    """),
        ])
}
