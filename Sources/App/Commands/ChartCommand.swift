import ArgumentParser
import Books
import Publish
import Text
import Workbench

struct ChartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chart", abstract: "Draw the records that match.",
        usage: "measurebook chart DATASET [FIELD OP VALUE...] [options]  (OP: = != < <= > >= ~)",
        discussion: "Settings not given are inferred from the records.")

    @Argument(help: ArgumentHelp("The name or title of a dataset.", valueName: "dataset", visibility: .hidden))
    var dataset: String?

    @Argument(help: ArgumentHelp("Conditions on the records.", valueName: "condition", visibility: .hidden))
    var conditions: [String] = []

    @Option(help: "The kind of chart (default: inferred from the records).")
    var kind: ChartKind?

    @Option(help: ArgumentHelp("The key field along the axis.", valueName: "field"))
    var axis: String?

    @Option(help: ArgumentHelp("The key field with a line for each word.", valueName: "field"))
    var series: String?

    @Option(
        help: ArgumentHelp("The key fields whose combinations of words get a picture each.", valueName: "field,..."))
    var facets: String?

    @Option(help: ArgumentHelp("The value column that is drawn.", valueName: "field"))
    var value: String?

    @Option(help: "The format of the chart.")
    var format = ChartFormat.svg

    @Option(help: ArgumentHelp("The width of the picture in pixels (default: 720).", valueName: "number"))
    var width: Int?

    @Option(help: ArgumentHelp("Language of the texts.", valueName: "language"))
    var language: ReportLanguage?

    @Option(help: ArgumentHelp("Write this file (default: standard output).", valueName: "file"))
    var output: String?

    @OptionGroup var book: BookOptions

    func run() throws {
        guard let dataset else {
            throw UsageError("name the dataset to draw; \"measurebook datasets\" lists those of the book")
        }
        var question = ChartQuestion(dataset: dataset)
        question.conditions = conditions
        (question.kind, question.axis, question.series) = (kind, axis, series)
        (question.facets, question.value) = (facets, value)
        (question.format, question.width) = (format, width)
        if let language { question.language = language }
        if let output { try PageFiles.refuse(output, of: "--output", inBook: book.book) }
        let answer = try book.answer(about: dataset, question.answer)
        StandardStreams.report(remarks: answer.remarks)
        guard let output, !answer.bytes.isEmpty else { return StandardStreams.write(answer.bytes) }
        try PageFiles.write([(output, answer.bytes)])
        StandardStreams.report("\(TerminalText.name(output)) written\n")
    }
}

extension ChartKind: ExpressibleByArgument {}
extension ChartFormat: ExpressibleByArgument {}
