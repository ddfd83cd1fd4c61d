import ArgumentParser
import Diagnostics
import Pipeline
import Publish

struct QueryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "query", abstract: "Print the records of a dataset, or of several, that match.",
        discussion: """
            Fields and values may be any name that the book's vocabularies know, in any language. Several values of one
            field are alternatives. Records of a word that stands for every other one are shown, too.

            Several datasets are asked at once as DATASET,DATASET: each condition then restricts those of them that have
            its field. They are printed one table after the other, or as one array of JSON that names the dataset of each
            record.
            """)

    @Argument(help: ArgumentHelp("The dataset's name, or several.", valueName: "dataset[,dataset...]"))
    var datasets: String

    @Argument(help: ArgumentHelp("What must match.", valueName: "field=value"))
    var conditions: [String] = []

    @OptionGroup var book: BookOptions

    @Option(help: "How to print them: table, csv or json.")
    var format = RecordFormat.table

    @Option(
        help: ArgumentHelp(
            "Show labels in this language, en or ja, instead of ids (in a table).", valueName: "language"))
    var language: ReportLanguage?

    func run() throws {
        let checked = try book.run()
        let question = try Question(datasets, conditions: conditions, in: checked)
        for remark in checked.remarks(on: question) { StandardStreams.report(TerminalText.inline(remark) + "\n") }
        StandardStreams.write(try checked.text(of: question, as: format, language: language))
    }
}

extension RecordFormat: ExpressibleByArgument {}
