import Books
import Text

/// A file that the parser cannot read.
enum UnreadableFileRule {
    static let description = RuleDescription(
        id: .unreadableFile, scope: .table,
        summary: "An article's file is whole, and small enough for its parser.",
        explanation: """
            The parsers of Markdown and HTML count in 32 bits and reject files of some \
            gigabytes; a gzip file may be damaged, or exceed a limit. Such an article has no tables; the others \
            are read. The beginning of a truncated gzip file is read.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "A small file",
                table: """
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    """),
            RuleExample(
                "A file that is too large",
                table: """
                    ↓(x 5,000,000,000 times)
                    """),
        ])
}
