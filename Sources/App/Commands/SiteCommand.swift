import ArgumentParser
import Publish
import Text
import Workbench

struct SiteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "site", abstract: "Write the pages of a book.",
        discussion: """
            Writes all files or none; each language of the book has its own pages. The pages need no server: open \
            index.html, or serve the folder with python3 -m http.server.
            """)

    @OptionGroup var book: BookOptions

    @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
    var output = "Output/site"

    @Option(
        help: ArgumentHelp(
            "The address at which the site will be published, for canonical links.", valueName: "address"))
    var baseURL: String?

    @OptionGroup var links: LinkOptions

    @Flag(help: "Print nothing but errors.")
    var quiet = false

    func run() throws {
        if let baseURL, !SitePublisher.isBase(baseURL) {
            throw UsageError("'\(baseURL)' is not the address of a site; write --base-url https://host/folder")
        }
        let terminal = TerminalProgress()
        defer { terminal.erase() }
        let checked = try book.run(progress: terminal.progress)
        let writer = OutputWriter(folder: output, for: .site)
        let location = try BookLocation(of: book.book, root: nil, links: links.links, commit: links.commit)
        let count = checked.makeSite(base: baseURL, at: location, writer.take)
        terminal.erase()
        let changed = try writer.commit()
        if !quiet {
            StandardStreams.report("\(TerminalText.name(output)): \(count) files, \(writer.summary(changed))\n")
        }
    }
}
