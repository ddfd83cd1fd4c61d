import ArgumentParser
import Text
import Workbench

/// `measurebook COMMAND`: one file a command in `Commands/`.
struct Measurebook: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measurebook",
        abstract: "Turn measurement tables of articles into data that people can trust.",
        // On the same line, so that the help fits a screen.
        usage: "measurebook <subcommand>  (exit code 0: success, 1: errors, 2: did not run)",
        version: "measurebook \(ProgramVersion.text)",
        subcommands: [
            BuildCommand.self, CheckCommand.self, TablesCommand.self, RenderCommand.self, DatasetsCommand.self,
            QueryCommand.self, ChartCommand.self, SiteCommand.self, ExplainCommand.self, DiffCommand.self,
            DiscoverCommand.self,
            AuditCommand.self, RulesCommand.self, GenerateCommand.self, KeysCommand.self,
        ])
}

@main
enum Main {
    static func main() {
        StandardStreams.prepare()
        Interruption.watch()
        do {
            let arguments = Environment.arguments
            try CommandName.check(arguments[...])
            var command = try Measurebook.parseAsRoot(JoinedPaths.joined(arguments))
            try command.run()
        } catch {
            exit(with: error)
        }
    }

    /// Help is a result; any other error that is not an exit code means that the command could not run.
    private static func exit(with error: any Error) -> Never {
        switch error {
        case let error as FileError: StandardStreams.fail("error: \(FindingText.oneLine(error.description))\n")
        case let error as UsageError: StandardStreams.fail("error: \(FindingText.oneLine(error.description))\n")
        case let error as BookMistakes:
            StandardStreams.fail(
                error.findings.map { FindingText.lines(for: $0, in: TerminalStyle.ofReports, of: error.sources) }
                    .joined())
        case let code as ExitCode: StandardStreams.exit(code.rawValue)
        default:
            let message = ChoiceHint.added(to: Measurebook.fullMessage(for: error))
            if Measurebook.exitCode(for: error) == .success {
                // Without the empty line, the list of the commands fits a screen.
                let help = message.replacing("\n\n  See 'measurebook help <", with: "\n  See 'measurebook help <")
                StandardStreams.write(help + "\n")
                StandardStreams.exit(0)
            }
            StandardStreams.fail(message + "\n")
        }
    }
}
