import ArgumentParser
import Publish
import Workbench

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Print the findings of a book.",
        discussion: """
            Prints open findings one by one and the number of accepted ones; json, ndjson, sarif and junit contain all findings. \
            Exit code 1: the data have errors that the book does not accept.
            """)

    @OptionGroup var book: BookOptions

    @Option(help: "The format.")
    var format = CheckFormat.text

    @Flag(help: "Also print accepted findings and every place of an unknown word.")
    var all = false

    @Flag(help: "Leave accepted findings out of every format.")
    var omitAccepted = false

    @Option(
        help: ArgumentHelp(
            "The folder to which paths in sarif, github, gitlab and junit are relative (default: the git repository).",
            valueName: "folder"))
    var root: String?

    @OptionGroup var links: LinkOptions

    @Flag(help: "Print lines for the book's files that settle the open findings; you add the reasons.")
    var suggest = false

    func validate() throws {
        if suggest, format != .text || all || omitAccepted {
            throw ValidationError("--suggest prints lines for book files; remove --format, --all and --omit-accepted")
        }
        if links.links != nil, ![.text, .json, .ndjson].contains(format) {
            throw ValidationError(
                "--links applies to the formats text, json and ndjson; remove it, or name one of them")
        }
    }

    func run() throws {
        let location = try BookLocation(of: book.book, root: root, links: links.links, commit: links.commit)
        let checked = try checked(at: location)
        if suggest {
            StandardStreams.write(checked.suggestions())
        } else {
            let findings = checked.findings(
                as: format, at: location, isWhole: all, omitsAccepted: omitAccepted, in: TerminalStyle.ofResults)
            if format == .text {
                StandardStreams.write(String(decoding: findings, as: UTF8.self), columns: TerminalSize.columnsOfResults)
            } else {
                StandardStreams.write(findings)
            }
        }
        if checked.hasUnacceptedErrors { throw ExitCode(1) }
    }

    /// A book that cannot be read is a result of every format but text, besides what standard error says.
    private func checked(at location: BookLocation) throws -> CheckedBook {
        let terminal = TerminalProgress()
        defer { terminal.erase() }
        do { return try book.run(progress: terminal.progress) } catch let mistakes as BookMistakes {
            if format != .text {
                let folder = try BookFolder(reading: book.book)
                StandardStreams.write(mistakes.findings(as: format, in: folder, at: location))
            }
            throw mistakes
        }
    }
}

extension CheckFormat: ExpressibleByArgument {}
