import ArgumentParser
import Workbench

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Print the findings of a book.",
        discussion: """
            Prints open findings one by one and the number of accepted ones; json and sarif contain all findings. Exit \
            code 1: the data have errors that the book does not accept.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, sarif, github
    }

    @OptionGroup var book: BookOptions

    @Option(help: "Format: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format = Format.text

    @Flag(help: "Also print accepted findings and every place of an unknown word.")
    var all = false

    @Flag(help: "Print lines for the book's files that settle the open findings; you add the reasons.")
    var suggest = false

    func validate() throws {
        if suggest, format != .text || all {
            throw ValidationError("--suggest prints lines for book files; remove --format and --all")
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
