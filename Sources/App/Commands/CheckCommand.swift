import ArgumentParser
import Workbench

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Print the findings of a book and nothing else.",
        discussion: """
            Open findings are printed one by one, accepted ones are counted; json and sarif have all of them. Exit code 1 \
            means that the data have errors that nobody has accepted.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, sarif, github
    }

    @OptionGroup var book: BookOptions

    @Option(help: "How to print them: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format = Format.text

    @Flag(help: "Print accepted findings, too, and every place of an unknown word.")
    var all = false

    @Flag(help: "Print the lines of the book that would settle the open findings, with reasons to be filled in.")
    var suggest = false

    func validate() throws {
        if suggest, format != .text || all {
            throw ValidationError("--suggest prints lines of book files and takes no --format and no --all")
        }
    }

    func run() throws {
        let checked = try book.run()
        switch format {
        case .text where suggest: StandardStreams.write(checked.suggestions())
        case .text: StandardStreams.write(checked.findingsText(isWhole: all, in: TerminalStyle.ofResults))
        case .json: StandardStreams.write(checked.findingsJSON())
        case .sarif: StandardStreams.write(checked.findingsSARIF())
        case .github: StandardStreams.write(Array(checked.findingsAnnotations(folder: book.book).utf8))
        }
        if checked.hasUnacceptedErrors { throw ExitCode(1) }
    }
}
