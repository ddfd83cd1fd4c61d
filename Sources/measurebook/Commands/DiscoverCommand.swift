import ArgumentParser
import Discovery
import Pipeline

struct DiscoverCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "discover", abstract: "Look for relations that the data obey, and print them as rules.")

    @Argument(help: "The dataset's name; all of them where it is left out.")
    var dataset: String?

    @OptionGroup var book: BookOptions

    func run() throws {
        let checked = try book.run()
        StandardStreams.write(ProposalText.text(try checked.discover(dataset)))
    }
}
