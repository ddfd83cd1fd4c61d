import ArgumentParser
import Text
import Workbench

/// The options of every command on a book.
struct BookOptions: ParsableArguments {
    /// The book's folder if no option names one.
    static let usualFolder = "Input"

    @Option(help: ArgumentHelp("The book's folder.", valueName: "folder"))
    var book = usualFolder

    @OptionGroup var threads: ThreadOptions

    var jobs: Int { threads.jobs }

    @Option(
        help: ArgumentHelp(
            "Treat entries that expire before this day as errors.",
            valueName: "day"))
    var asOf: String?

    @Option(
        help: ArgumentHelp(
            "Raise a limit (see measurebook limits). Repeatable.", valueName: "name=number"))
    var limit: [String] = []

    func validate() throws {
        if let asOf, CalendarDate(asOf) == nil {
            throw ValidationError("--as-of takes a day such as 2027-01-31, but found \"\(asOf)\"")
        }
    }

    /// What a book answers, read no further than the question needs; a mistake in the question is explained with the whole
    /// book.
    ///
    /// - Parameter names: names or titles of the datasets of the question, separated by commas; nil for all.
    func answer<Answer>(
        about names: String?, isTracing: Bool = false, _ ask: (CheckedBook) throws -> Answer
    ) throws -> Answer {
        let checked = try run(isTracing: isTracing, asked: names)
        do { return try ask(checked) } catch let mistake as UsageError {
            guard !checked.isWhole else { throw mistake }
            return try ask(run(isTracing: isTracing))
        }
    }

    /// The checked book.
    ///
    /// - Parameter asked: names or titles of the only datasets to read, separated by commas; nil for all.
    func run(
        isTracing: Bool = false, asked: String? = nil, progress: WorkProgress = .none
    ) throws -> CheckedBook {
        let pipeline = try pipeline(jobs: jobs, isTracing: isTracing, asked: asked, progress: progress)
        let checked = try pipeline.run(BookFolder(reading: book))
        _ = Unmanaged.passRetained(Kept(checked))
        return checked
    }

    /// The journey with these options.
    func pipeline(
        jobs: Int, isTracing: Bool = false, asked: String? = nil, progress: WorkProgress = .none
    ) throws -> Pipeline {
        Pipeline(
            jobs: jobs, isTracing: isTracing, asked: asked, asOf: asOf.flatMap { CalendarDate($0) },
            limits: try LimitOptions(limit, ofBook: true), progress: progress)
    }

    /// Keeps a book until the program ends: to free a million records one by one takes a tenth of the time.
    private final class Kept {
        private let book: CheckedBook

        init(_ book: CheckedBook) { self.book = book }
    }
}

/// The number of threads.
struct ThreadOptions: ParsableArguments {
    // A fixed text, so that the help is the same on every machine.
    @Option(
        name: .customLong("jobs"),
        help: ArgumentHelp("Threads (default: one for each processor).", valueName: "jobs")
    )
    var givenJobs: Int?

    var jobs: Int { givenJobs ?? Environment.usualJobs }

    func validate() throws { try Environment.check(jobs: jobs) }
}
