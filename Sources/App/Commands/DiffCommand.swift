import ArgumentParser
import Articles
import Books
import Publish
import Records
import Text
import Workbench

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Tell which values of two outputs or books differ.",
        discussion: """
            Either side is a book (a folder with a book.yaml) or an output (a folder that a build has written). Records are \
            compared by their keys. A value, qualifier, unit or status that differs is a difference; articles, assumed fields \
            and places alone are none. Numbers may lie as far apart as the tolerance says that the new side's dataset has.

            Exit code: 0 nothing differs, 1 something does, 2 the command could not run.
            """)

    @Argument(help: ArgumentHelp("The folder to compare with.", valueName: "old"))
    var old: String

    @Argument(help: ArgumentHelp("The folder that is compared.", valueName: "new"))
    var new: String

    @Option(
        name: .customLong("dataset"),
        help: ArgumentHelp("Compare this dataset alone; may be repeated.", valueName: "name"))
    var datasets: [String] = []

    @Option(help: "How to print it: text or json.")
    var format = ComparisonFormat.text

    func run() throws {
        let comparison = try FolderComparison(old: old, new: new, datasets: datasets, jobs: Environment.usualJobs).run()
        switch format {
        case .text: StandardStreams.write(ComparisonText.text(comparison))
        case .json: StandardStreams.write(ComparisonJSON.bytes(comparison))
        }
        if !comparison.isSame { throw ExitCode(1) }
    }
}

extension ComparisonFormat: ExpressibleByArgument {}
