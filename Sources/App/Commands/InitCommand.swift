import ArgumentParser
import Text
import Workbench

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Draft a book from articles.",
        discussion: """
            Writes a book that builds: datasets, vocabularies and recipes for the tables of data in the articles, and as \
            comments the rules that the data obey. A column that may not be what it seems is text, and a table that \
            cannot be drafted is left out with the reason. Edit the files then: they say what to check.
            """)

    @Argument(help: "The articles: Markdown, HTML or text files.")
    var articles: [String]

    @Option(help: ArgumentHelp("The book's folder, which must be new or empty.", valueName: "folder"))
    var book: String

    @Option(
        name: .customLong("jobs"),
        help: ArgumentHelp("Threads (default: one for each processor).", valueName: "jobs")
    )
    var givenJobs: Int?

    func validate() throws { try Environment.check(jobs: givenJobs ?? Environment.usualJobs) }

    func run() throws {
        try DraftedBook.refuse(book)
        let drafted = try DraftedBook(
            readingArticles: JoinedPaths.separated(articles), jobs: givenJobs ?? Environment.usualJobs)
        try drafted.write(to: book)
        StandardStreams.report(drafted.summary(folder: book))
    }
}
