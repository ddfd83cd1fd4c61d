import ArgumentParser
import Workbench

struct DiscoverCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "discover", abstract: "Find relations that the data obey, as rules.",
        discussion: """
            The strongest relations come first. Strength is the number of bits that a relation saves in describing the \
            values, less the bits that describe the relation; random numbers give hardly any relations. Each exception is \
            listed with its place. Relations that follow from stronger ones are omitted. See Documentation/discover.md.
            """)

    @Argument(help: "The dataset's name or title (default: all datasets).")
    var dataset: String?

    @OptionGroup var book: BookOptions

    @Option(
        help: ArgumentHelp(
            "Fit relations without these records, and show how many of them each relation predicts. Several values of one field are alternatives; several fields must all match.",
            valueName: "field=value"))
    var without: [String] = []

    @Flag(help: "Also print relations that follow from stronger ones.")
    var all = false

    @Flag(help: "Leave out relations that the book's rules already state.")
    var new = false

    @Option(help: "The format.")
    var format = DiscoveryFormat.text

    func run() throws {
        let terminal = TerminalProgress()
        defer { terminal.erase() }
        let checked = try book.run(progress: terminal.progress)
        let report = try checked.discover(dataset, without: without, isComplete: all, isNew: new)
        terminal.erase()
        StandardStreams.report(report.warnings(checked.limits))
        StandardStreams.write(format.bytes(report), isForPeople: format == .text)
    }
}

extension DiscoveryFormat: ExpressibleByArgument {}
