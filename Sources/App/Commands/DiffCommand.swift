import ArgumentParser
import Outputs
import Publish
import Workbench

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Show which values of two outputs or books differ.",
        discussion: """
            Each side is a book (a folder with book.yaml) or an output (a folder that build has written). Records are \
            compared by their keys. A different value, qualifier, unit or status is a difference; other articles, assumed \
            fields or places are not. Numbers may differ by the tolerance of the new side's dataset.

            Exit code: 0 no differences, 1 differences, 2 could not run.
            """)

    @Argument(help: ArgumentHelp("The old book or output.", valueName: "old"))
    var old: String

    @Argument(help: ArgumentHelp("The new book or output.", valueName: "new"))
    var new: String

    @Option(
        name: .customLong("dataset"),
        help: ArgumentHelp("Compare only this dataset. May be repeated.", valueName: "name"))
    var datasets: [String] = []

    @Option(help: "The format.")
    var format = ResultFormat.text

    func run() throws {
        let comparison = try FolderComparison(old: old, new: new, datasets: datasets, jobs: Environment.usualJobs).run()
        switch format {
        case .text: StandardStreams.write(ComparisonText.text(comparison))
        case .json: StandardStreams.write(ComparisonJSON.bytes(comparison))
        }
        if !comparison.isSame { throw ExitCode(1) }
    }
}
