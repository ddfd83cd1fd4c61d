import ArgumentParser
import Workbench

struct KeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys", abstract: "Explain the keys of a book's files, or print their schemas for editors.",
        discussion: "Without a kind of file, lists the kinds.", shouldDisplay: false)

    @Argument(help: "A kind of file, such as dataset.")
    var kind: String?

    @Flag(help: "Print a JSON Schema, for editors that complete and check YAML.")
    var schema = false

    func run() throws {
        StandardStreams.write(try KeyReference.text(of: kind, asSchema: schema))
    }
}
