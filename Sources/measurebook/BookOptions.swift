import ArgumentParser
import Foundation
import Pipeline

/// What every command on a book takes.
struct BookOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The book's folder.", valueName: "folder"))
    var book = "Input"

    @Option(help: "How many threads may work at once; no result depends on it.")
    var jobs = min(ProcessInfo.processInfo.activeProcessorCount, 8)

    func validate() throws {
        if jobs < 1 { throw ValidationError("--jobs is 1 or more") }
    }

    /// The checked book.
    func run(isTracing: Bool = false) throws -> CheckedBook {
        try Pipeline(jobs: jobs, isTracing: isTracing).run(BookFolder(reading: book))
    }
}
