import ArgumentParser
import Publish
import Text
import Workbench

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Write tables of the book into pages.",
        discussion: """
            In each page, replaces the text between

              <!-- measurebook: DATASET FIELD=VALUE ... rows=FIELD,... columns=FIELD -->
              <!-- /measurebook -->

            with that table of the book. Other words in a mark: language=en|ja; caption=yes or caption="a text"; \
            notes=no, to omit marks and notes of doubt; columns may also name the value columns to show. Marks in code \
            are ignored. If a mark is wrong, no file is written. A table whose content is current keeps the layout of \
            a formatter. In MDX a mark is {/* measurebook: ... */}, in reStructuredText .. measurebook: ..., in \
            AsciiDoc // measurebook: ...
            """)

    @Argument(help: "Pages, folders or patterns (docs/**/*.md); of the last two, only pages with marks are rendered.")
    var files: [String]

    @OptionGroup var book: BookOptions

    @OptionGroup var language: LanguageOptions

    @Flag(help: "Write nothing; exit with 1 if a table is out of date.")
    var check = false

    @Flag(help: "Write nothing; print the changes as a diff, and exit with 1 if there are any.")
    var diff = false

    @Option(
        help: ArgumentHelp("Write a make rule that lists the book files on which the pages depend.", valueName: "file"))
    var depfile: String?

    func run() throws {
        if let depfile { try PageFiles.refuse(depfile, of: "--depfile", inBook: book.book) }
        let checked = try book.run()
        let files = try PageFinder.files(at: JoinedPaths.separated(files)) { remark in
            StandardStreams.report("warning: \(remark)\n")
        }
        if let depfile { try PageFiles.refuse(depfile, of: "--depfile", amongPages: files) }
        let pages = try PageRendering(checked, language: language.language).pages(at: files)
        for page in pages where page.tableCount == 0 {
            StandardStreams.report(
                "\(TerminalText.name(page.path)): warning: the page has no mark; add \(page.marks)\n")
        }
        for remark in pages.flatMap(\.remarks) { StandardStreams.report(FindingText.lines(for: remark)) }
        var open = OpenDoubts()
        for page in pages { open.add(page.openDoubts) }
        if let warning = open.warning { StandardStreams.report(warning + "\n") }
        let stale = pages.filter { !$0.stale.isEmpty }
        if check || diff {
            if diff { StandardStreams.write(stale.flatMap { Array(PageDiff.text(of: $0).utf8) }) }
            for finding in check ? stale.flatMap(\.stale) : [] {
                StandardStreams.report(FindingText.lines(for: finding))
            }
            if !stale.isEmpty { throw ExitCode(1) }
            return
        }
        PageFiles.removeOrphans(beside: files)
        try PageFiles.write(
            stale.map { ($0.path, $0.bytes) },
            with: depfile.map {
                ($0, Array(DependencyFile.text(targets: [$0] + files, book: book.book, of: checked).utf8))
            })
        for page in stale {
            let count = page.stale.count
            StandardStreams.report("\(TerminalText.name(page.path)): \(Plural.of(count, "table")) written\n")
        }
    }
}
