import Books
import Records
import Text

/// A file at which the parser gives up.
enum UnreadableFileRule {
    static let description = RuleDescription(
        id: .unreadableFile, scope: .table,
        summary: "An article's file is whole, and small enough for its parser.",
        explanation: """
            The parsers of Markdown and HTML count in numbers of 32 bits and give up at files of some \
            gigabytes; a gzip file may be damaged, or hold more than a limit. Such an article has no tables; the others \
            are read all the same. Of a gzip file that is cut off, what is there is read.
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
