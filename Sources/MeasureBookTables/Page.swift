import Articles
public import MeasureBook
import Text

/// A page in Markdown, HTML or plain text, with all of its tables.
///
///     let page = Page(bytes, name: "sizes.html")
///     for table in page.tables where table.kind == .data { print(table.header, table.rows) }
///
/// Nothing is thrown: what is wrong with a page is a finding, and what can be read is read.
public struct Page: Sendable {
    /// How a page is read.
    public struct Options: Sendable {
        /// The label of an encoding that overrides what the page declares, such as `windows-1252`; a label that browsers do
        /// not know is ignored.
        public var encoding: String?
        /// Whether only tables that the strict grammar accepts are read.
        public var isStrict = false
        /// Whether tables of plain text are read too: cells aligned by spaces, grids of `+--+`.
        public var includesAligned = false

        /// The options of `measurebook tables` without arguments.
        public init() {}
    }

    /// The tables, in the order of the page.
    public let tables: [PageTable]
    /// The problems with the page and its tables.
    public let findings: [MeasureBook.Finding]

    /// - Parameters:
    ///   - bytes: the page as a file has it, in any encoding that browsers know; gzip is unpacked.
    ///   - name: names the page in findings; its extension distinguishes HTML from Markdown.
    ///   - options: how the page is read.
    public init(_ bytes: [UInt8], name: String, options: Options = Options()) {
        let reader = ArticleReader(
            options: IngestOptions(
                isStrict: options.isStrict, readsTablesOnly: true, readsAligned: options.includesAligned))
        let read = reader.article(
            path: name, bytes: bytes, encoding: options.encoding.flatMap { TextEncodingLabel($0) })
        tables = read.value.tables.map { PageTable($0, of: name) }
        findings = (read.findings + read.value.tables.flatMap(\.findings)).sorted(by: Text.Finding.precedes)
            .map(MeasureBook.Finding.init)
    }
}
