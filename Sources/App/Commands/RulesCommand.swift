import ArgumentParser
import Workbench

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "Explain the kinds of rule, with examples.",
        discussion: "Without an id, lists every kind; with one, explains it in full.")

    @Argument(help: "The id of a kind of rule.")
    var id: String?

    func run() throws {
        StandardStreams.write(try RuleReference.text(id: id))
    }
}
