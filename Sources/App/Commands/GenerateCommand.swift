import ArgumentParser
import Publish
import Text
import Workbench

extension CodeFormat: ExpressibleByArgument {}

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Write Swift or TypeScript code for datasets.",
        discussion: """
            swift: an enum for each vocabulary, a struct for the records of each dataset, and a lookup by key in constant \
            time. The code needs no other file.

            json-types: the types of the rows in Output/data/*.json, for TypeScript (.d.ts).
            """)

    @Argument(help: "The language of the code.")
    var form: CodeFormat

    @Argument(help: "Names of datasets.")
    var datasets: [String]

    @Option(help: ArgumentHelp("Write this file (default: standard output).", valueName: "file"))
    var output: String?

    @Flag(help: "Write nothing; exit with 1 if the file is out of date.")
    var check = false

    @OptionGroup var language: LanguageOptions

    @OptionGroup var book: BookOptions

    func validate() throws {
        if check, output == nil { throw ValidationError("--check needs --output FILE, the file to check") }
    }

    func run() throws {
        if let output { try PageFiles.refuse(output, of: "--output", inBook: book.book) }
        // The version of the data is that of the whole book.
        let code = try book.run().code(form, for: datasets, language: language.language)
        guard let output else { return StandardStreams.write(code) }
        if (try? FileSystem.read(output)) == code { return }
        if check {
            StandardStreams.report("\(TerminalText.name(output)) is out of date; generate it again\n")
            throw ExitCode(1)
        }
        try PageFiles.write([(output, code)])
        StandardStreams.report("\(TerminalText.name(output)) written\n")
    }
}
