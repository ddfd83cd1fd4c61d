import Books
import Text

/// Kinds of rule about the files of articles. They are only described here: the stages that read
/// and judge the data report them.
extension RuleDescription {
    static let ofFiles = [unreadableFile, binaryFile, doubtfulEncoding, undecodableBytes, nestedTooDeep, tableTooLarge]

    static let unreadableFile = RuleDescription(
        id: .unreadableFile, scope: .table,
        summary: "An article's file is complete, and small enough for its parser.",
        explanation: """
            The parsers of Markdown and HTML count in 32 bits and reject files of some \
            gigabytes; a gzip file may be damaged, or exceed a limit. Such an article has no tables; the others \
            are read. The beginning of a truncated gzip file is read.
            """,
        examples: """
            Example: A small file
            Example: A file that is too large
            ↓(x 5,000,000,000 times)
            """)

    static let binaryFile = RuleDescription(
        id: .binaryFile, scope: .table,
        summary: "An article is text.",
        explanation: """
            A PDF, an Office document, a picture or an archive is recognized by its first bytes; the message says how \
            to convert it. Any other file with NUL bytes that its encoding does not use is reported at the first such \
            byte. Such files are not read.
            """,
        examples: """
            Example: Text
            Example: An archive by mistake
            PK↓␀␀␀␀
            """)

    static let doubtfulEncoding = RuleDescription(
        id: .doubtfulEncoding, scope: .table,
        summary: "An article that declares an older encoding is not UTF-8.",
        explanation: """
            The declared encoding is used, as in browsers. But if the article is valid UTF-8 with characters beyond \
            ASCII, the declaration is probably wrong and the text garbled: remove the declaration, or name the \
            encoding in the book or with --encoding.
            """,
        examples: """
            Example: Text in its encoding
            | wood  | weight |
            |-------|-------:|
            | Fähre |     10 |
            Example: UTF-8 read as windows-1252
            | wood    | weight |
            |---------|-------:|
            | ↓FÃ¤hre |     10 |
            """)

    static let undecodableBytes = RuleDescription(
        id: .undecodableBytes, scope: .table,
        summary: "Every byte of an article is text in its encoding.",
        explanation: """
            Undecodable bytes are read as U+FFFD and reported with their place; name the encoding in the \
            book or with --encoding.
            """,
        examples: """
            Example: Text in its encoding
            Example: An invalid byte in UTF-8
            | wood | weight |
            |------|-------:|
            | f↓\u{FFFD}r | 10 |
            """)

    static let nestedTooDeep = RuleDescription(
        id: .nestedTooDeep, scope: .table,
        summary:
            "The elements of an article's HTML are nested at most \(IngestLimit.nesting.standard) deep; a table with its cells counts as four.",
        explanation: """
            The time to read such a page grows with the square of its depth, or, if unclosed elements are reopened \
            in each paragraph, of their number. The HTML is not read; the finding is at the first \
            tag that is too deep. Browsers do not show deeper pages either.
            """,
        examples: """
            Example: A few nested elements
            (<table><tr><td> 3 times)10
            Example: Too many nested elements
            (<table><tr><td> 128 times)↓<table><tr><td>10
            """)

    static let tableTooLarge = RuleDescription(
        id: .tableTooLarge, scope: .table,
        summary: "A table has no more cells and records than the limits allow.",
        explanation: """
            Spans of a few characters can make millions of cells, and lists in one row millions of records. Such a \
            table is not expanded, and such a row is left out; all other tables and rows are read. The message names the \
            limit and the option that raises it.
            """,
        examples: """
            Example: A span within bounds
            <table><tr><td colspan="2">10</td></tr></table>
            Example: Spans that multiply
            <table>↓<tr><td rowspan="65534" colspan="1000">10</td></tr></table>
            """)
}
