import Foundation

/// What `measurebook --experimental-dump-help` prints: the declarations of the commands.
struct CommandDump: Decodable {
    struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        let arguments: [Argument]?
        let subcommands: [Command]?
    }

    struct Argument: Decodable {
        enum Kind: String, Decodable {
            case positional, option, flag
        }

        struct Name: Decodable {
            let kind: String
            let name: String
        }

        let kind: Kind
        let valueName: String?
        let preferredName: Name?
        let abstract: String?
        let defaultValue: String?
        let allValues: [String]?
        let isOptional: Bool
        let isRepeating: Bool
    }

    let command: Command

    /// The commands of the program but that for help.
    var commands: [Command] { (command.subcommands ?? []).filter { $0.commandName != "help" } }

    init(_ shell: ExampleShell) throws {
        let text = try shell.run("measurebook --experimental-dump-help").joined(separator: "\n")
        self = try JSONDecoder().decode(CommandDump.self, from: Data(text.utf8))
    }
}
