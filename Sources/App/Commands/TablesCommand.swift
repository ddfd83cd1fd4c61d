import ArgumentParser
import Publish
import Text
import Workbench

struct TablesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tables", abstract: "Print every table of any article; no book is needed.",
        discussion: """
            A path is a file, a folder (walked), or - for standard input. Exit code 1 means that an article has an error,
            such as bytes that cannot be decoded; 2 that a path could not be opened.

            The limits that --limit raises, with their standard numbers:
            \(LimitOptions.help)
            """)

    @Argument(help: "Files, folders, or - for standard input.")
    var paths: [String]

    @Option(help: "How to print them: csv, json, ndjson or markdown.")
    var format = TableFormat.markdown

    @Flag(help: "Only tables that the strict grammar sees; nothing is recovered.")
    var strict = false

    @Flag(
        help: """
            Also tables of plain text, in preformatted text and in text files: cells aligned by spaces or tabs, and grids \
            drawn with characters.
            """)
    var aligned = false

    @Option(
        help: ArgumentHelp(
            "Only such tables: a number, or a text in heading, header or caption (heading=Sizes). May be repeated.",
            valueName: "what"))
    var select: [String] = []

    @Option(
        help: """
            Only tables of a kind: data, layout (tables that only lay out a page), or all. Without it, tables that say \
            themselves that they lay out the page are left out.
            """)
    var kind: TableKindChoice?

    @Flag(help: "Add every cell as written, with its place, to json and ndjson.")
    var cells = false

    @Flag(help: "Add the type of each column, and every cell read as a value, to json and ndjson.")
    var typed = false

    @Option(
        help: ArgumentHelp(
            "With --typed, the sign before a number's fraction: . or , (without it each column tells by its cells).",
            valueName: "sign"))
    var decimal: String?

    @Option(
        help: ArgumentHelp(
            "With --typed, the sign between groups of three digits: . , ' space or none.", valueName: "sign"))
    var thousands: String?

    @Option(
        help: ArgumentHelp(
            "The articles' encoding, whatever pages say of themselves; a byte-order mark decides all the same.",
            valueName: "label"))
    var encoding: String?

    @Option(help: ArgumentHelp("Take only what matches, in walked folders. May be repeated.", valueName: "glob"))
    var include: [String] = []

    @Option(help: ArgumentHelp("Leave out what matches, in walked folders. May be repeated.", valueName: "glob"))
    var exclude: [String] = []

    @Option(help: ArgumentHelp("Write one file a table, and an index, into this folder.", valueName: "folder"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "How much one article may ask for (grid-places=1000000); the limits are listed above. May be repeated.",
            valueName: "name=number"))
    var limit: [String] = []

    @Option(parsing: .unconditional, help: "How many threads read articles.")
    var jobs = 1

    func validate() throws {
        if jobs < 1 { throw ValidationError("--jobs is 1 or more") }
        if paths.isEmpty { throw ValidationError("name a file, a folder, or - for standard input") }
    }

    func run() throws {
        let run = try TablesRun(
            format: format, isStrict: strict, readsAligned: aligned, listsCells: cells, isTyped: typed,
            decimal: decimal, thousands: thousands, kind: kind, encoding: encoding,
            finder: ArticleFinder(include: include, exclude: exclude),
            selection: TableSelection(select), limits: LimitOptions(limit), jobs: jobs)
        let terminal = TerminalProgress()
        defer { terminal.erase() }
        let outcome = try run.run(
            paths, folder: output, write: terminal.write, report: terminal.report(findings:),
            progress: terminal.update)
        switch outcome {
        case .clean: break
        case .errors: throw ExitCode(1)
        case .unopened: throw ExitCode(2)
        }
    }
}

extension TableFormat: ExpressibleByArgument {}
extension TableKindChoice: ExpressibleByArgument {}
