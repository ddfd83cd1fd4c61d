import ArgumentParser
import Pipeline

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Print the findings of a book and nothing else.",
        discussion: "Exit code 1 means that the data have errors that nobody has accepted.")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @OptionGroup var book: BookOptions

    @Option(help: "How to print them: \(Format.allCases.map(\.rawValue).joined(separator: " or ")).")
    var format = Format.text

    func run() throws {
        let checked = try book.run()
        switch format {
        case .text: StandardStreams.write(checked.findingsText())
        case .json: StandardStreams.write(checked.findingsJSON())
        }
        if checked.hasUnacceptedErrors { throw ExitCode(1) }
    }
}
