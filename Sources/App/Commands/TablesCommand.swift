import ArgumentParser
import Articles
import Publish
import Text
import Workbench

struct TablesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tables", abstract: "Print every table of any article; no book is needed.",
        discussion: """
            A path is a file, a folder (walked), or - for standard input. Archives (tar, ZIP, WARC, also packed with \
            gzip) are read without unpacking them if they are named. Exit code 1 means that an article has an error, \
            such as bytes that cannot be decoded; 2, that a path could not be opened.
            """)

    @Argument(help: "Files, folders, or - for standard input, which --from-ndjson reads without any.")
    var paths: [String] = []

    @Option(help: "The format.")
    var format = TableFormat.markdown

    @Flag(help: "Print only tables that the strict grammar accepts; recover none.")
    var strict = false

    @Flag(
        help: """
            Also print tables of plain text: cells aligned by spaces or tabs or separated \
            by commas, semicolons or vertical bars, grids drawn with characters, and tables of AsciiDoc.
            """)
    var aligned = false

    @Option(
        help: ArgumentHelp(
            """
            Print only the table with this number, or tables with this text in heading, header or caption \
            (heading=Sizes). May be repeated.
            """, valueName: "what"))
    var select: [String] = []

    @Option(
        help: """
            Print only tables of a kind: data, layout (tables that only lay out a page), or all. By default, tables \
            with role=presentation are left out.
            """)
    var kind: TableKindChoice?

    @Flag(help: "Add every cell as written, with its place, to json and ndjson.")
    var cells = false

    @Flag(help: "Add the type of each column, and every cell read as a value, to json and ndjson.")
    var typed = false

    @Option(
        help: ArgumentHelp(
            "With --typed, the decimal separator: . or , (by default, the cells of each column decide).",
            valueName: "sign"))
    var decimal: String?

    @Option(
        help: ArgumentHelp(
            "With --typed, the thousands separator: . , ' space or none.", valueName: "sign"))
    var thousands: String?

    @Option(
        help: ArgumentHelp(
            "The articles' encoding. It overrides what pages declare, but not a byte-order mark.",
            valueName: "label"))
    var encoding: String?

    @Option(
        help: ArgumentHelp(
            "The articles' syntax: markdown or html (by default, the name or the content decides).",
            valueName: "syntax"))
    var syntax: DocumentSyntax?

    @Option(
        help: ArgumentHelp(
            "Read a JSON object from each line, and take the article from this field.", valueName: "field"))
    var fromNdjson: String?

    @Option(
        help: ArgumentHelp(
            "With --from-ndjson, the field that names the article (default: id, if present).", valueName: "field"))
    var id: String?

    @Option(
        help: ArgumentHelp("In folders and archives, read only matching files. May be repeated.", valueName: "glob"))
    var include: [String] = []

    @Option(help: ArgumentHelp("In folders and archives, skip matching files. May be repeated.", valueName: "glob"))
    var exclude: [String] = []

    @OptionGroup var csv: CSVOptions

    @Option(help: ArgumentHelp("Write one file for each table, and an index, into this folder.", valueName: "folder"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Raise a limit of an article; measurebook limits lists them. May be repeated.",
            valueName: "name=number"))
    var limit: [String] = []

    @Option(parsing: .unconditional, help: "Threads that read articles.")
    var jobs = 1

    func validate() throws {
        try Environment.check(jobs: jobs)
        if paths.isEmpty, fromNdjson == nil { throw ValidationError("name a file or folder, or - for standard input") }
    }

    func run() throws {
        if id != nil, fromNdjson == nil { throw UsageError("--id needs --from-ndjson; add it") }
        let lines = fromNdjson.map { (text: $0, id: id ?? "id") }
        let dialect = try csv.dialect
        let selection = try TableSelection(select, kind: kind)
        let options = IngestOptions(isStrict: strict, readsAligned: aligned, limits: try LimitOptions(limit).limits)
        let rendering = try TableRendering(
            format, dialect: dialect, listsCells: cells, isTyped: typed, decimal: decimal, thousands: thousands)
        let finder = ArticleFinder(
            include: include, exclude: exclude,
            extensions: lines == nil ? ArticleFinder.extensions : ArticleFinder.lineExtensions)
        let source = try TableSource(
            finder: finder, lines: lines, encoding: encoding, syntax: syntax, options: options)
        let run = TablesRun(source, selection, rendering, jobs: jobs, columns: TerminalSize.columnsOfReports)
        let terminal = TerminalProgress()
        defer { terminal.erase() }
        let outcome = try run.run(
            JoinedPaths.separated(paths.isEmpty ? ["-"] : paths), folder: output, write: terminal.write,
            report: terminal.report(findings:),
            progress: terminal.progress)
        switch outcome {
        case .clean: break
        case .errors: throw ExitCode(1)
        case .unopened: throw ExitCode(2)
        }
    }
}

extension TableFormat: ExpressibleByArgument {}
extension TableKindChoice: ExpressibleByArgument {}
extension DocumentSyntax: ExpressibleByArgument {}
