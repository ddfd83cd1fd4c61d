import ArgumentParser
import Workbench

struct LimitsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "limits", abstract: "List the limits that --limit raises, with their defaults.",
        shouldDisplay: false)

    func run() throws {
        StandardStreams.write(Array(LimitOptions.list.utf8))
    }
}
