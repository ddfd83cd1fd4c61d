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
            BuildCommand.self, CheckCommand.self, TablesCommand.self, InitCommand.self, RenderCommand.self,
            DatasetsCommand.self,
            QueryCommand.self, ChartCommand.self, SiteCommand.self, ExplainCommand.self, DiffCommand.self,
            DiscoverCommand.self,
            AuditCommand.self, RulesCommand.self, GenerateCommand.self, KeysCommand.self,
            LimitsCommand.self,
        ])
}

@main
enum Main {
    static func main() {
        StandardStreams.prepare()
        Interruption.watch()
        do {
            let arguments = Environment.arguments
            // The parser would first look at the options of all commands, which takes half of the time.
            if [[], ["--help"], ["-h"]].contains(arguments) { exit(withHelp: Measurebook.helpMessage()) }
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
            let message = Measurebook.fullMessage(for: error)
            if Measurebook.exitCode(for: error) == .success { exit(withHelp: message) }
            StandardStreams.fail(ChoiceHint.added(to: message) + "\n")
        }
    }

    /// Without the empty lines after its beginning and before its end, the list of the commands fits a screen.
    private static func exit(withHelp text: String) -> Never {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if let end = lines.lastIndex(where: { $0.hasPrefix("  See 'measurebook help <") }), end > 0,
            lines[end - 1].isEmpty
        {
            lines.remove(at: end - 1)
            if let first = lines.firstIndex(of: "") { lines.remove(at: first) }
        }
        StandardStreams.write(lines.joined(separator: "\n") + "\n")
        StandardStreams.exit(0)
    }
}
