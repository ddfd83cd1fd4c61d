import ArgumentParser
import Workbench

struct DiscoverCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "discover", abstract: "Find relations that the data obey, as rules.",
        discussion: """
            The strongest come first. Strength is the number of bits by which a relation tells the values better than chance,
            less what it takes to say it; tables of random numbers give hardly any relation. Each exception is told with
            its place. What follows from a stronger relation is left out. Documentation/discover.md tells more.
            """)

    @Argument(help: "The dataset's name; all of them where it is left out.")
    var dataset: String?

    @OptionGroup var book: BookOptions

    @Option(
        help: ArgumentHelp(
            "Records to which nothing is fitted; tells how many of them each relation gets right. Several values of one field are alternatives; of several fields all must match.",
            valueName: "field=value"))
    var without: [String] = []

    @Flag(help: "Print relations that follow from stronger ones, too.")
    var all = false

    @Flag(help: "Leave out relations that rules of the book say already.")
    var new = false

    @Option(help: "How to print them: \(DiscoveryFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format = DiscoveryFormat.text

    func run() throws {
        let checked = try book.run()
        let report = try checked.discover(dataset, without: without, isComplete: all, isNew: new)
        StandardStreams.report(report.warnings(checked.limits))
        StandardStreams.write(format.bytes(report), isForPeople: format == .text)
    }
}

extension DiscoveryFormat: ExpressibleByArgument {}
