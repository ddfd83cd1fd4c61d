import ArgumentParser
import Workbench

struct DatasetsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "datasets", abstract: "List the datasets, or the fields and words of one.",
        usage: "measurebook datasets [NAME] [options]")

    @Argument(help: "The dataset's name or title (default: list all datasets).")
    var name: String?

    @OptionGroup var book: BookOptions

    @OptionGroup var language: LanguageOptions

    func run() throws {
        let folder = book.book == BookOptions.usualFolder ? nil : book.book
        let text = try book.run().catalog(
            of: name, language: language.language, width: TerminalSize.columnsOfResults, folder: folder)
        StandardStreams.write(text)
    }
}
