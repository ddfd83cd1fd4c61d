import ArgumentParser
import Articles
import Books
import Records
import Text
import Workbench

/// What every command on a book takes.
struct BookOptions: ParsableArguments {
    /// Where a book is looked for that no option names.
    static let usualFolder = "Input"

    @Option(help: ArgumentHelp("The book's folder.", valueName: "folder"))
    var book = usualFolder

    // The help is the same on every machine, whatever its processors.
    @Option(
        name: .customLong("jobs"),
        help: ArgumentHelp("Threads (one a processor); no result depends on it.", valueName: "jobs"))
    var givenJobs: Int?

    var jobs: Int { givenJobs ?? Environment.usualJobs }

    @Option(
        help: ArgumentHelp(
            "What has expired before this day counts as open.",
            valueName: "day"))
    var asOf: String?

    @Option(
        help: ArgumentHelp(
            "Raise a limit of the book; may be repeated.", valueName: "name=number"))
    var limit: [String] = []

    func validate() throws {
        if let asOf, CalendarDate(asOf) == nil {
            throw ValidationError("--as-of is a day such as 2027-01-31, not \"\(asOf)\"")
        }
        if jobs < 1 { throw ValidationError("--jobs is 1 or more") }
    }

    /// The checked book.
    func run(isTracing: Bool = false) throws -> CheckedBook {
        let limits = try LimitOptions(limit, ofBook: true)
        return try Pipeline(
            jobs: jobs, isTracing: isTracing, asOf: asOf.flatMap { CalendarDate($0) }, limits: limits
        ).run(BookFolder(reading: book))
    }
}
