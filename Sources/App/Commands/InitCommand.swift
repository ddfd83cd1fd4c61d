import ArgumentParser
import Text
import Workbench

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Draft a book from articles.",
        discussion: """
            Writes a book that builds: datasets, vocabularies and recipes for the tables of data in the articles, and as \
            comments the rules that the data obey. A column that may not be what it seems is text, and a table that \
            cannot be drafted is left out with the reason. Edit the files then: they say what to check. With --into, tables \
            with the columns of one of the book's datasets feed it, and no file but book.yaml is changed.
            """)

    @Argument(help: "The articles: Markdown, HTML or text files.")
    var articles: [String]

    @Option(help: ArgumentHelp("The book's folder, which must be new or empty.", valueName: "folder"))
    var book: String?

    @Option(help: ArgumentHelp("The folder of a book that the articles are added to.", valueName: "folder"))
    var into: String?

    @OptionGroup var threads: ThreadOptions

    func validate() throws {
        guard (book == nil) != (into == nil) else {
            throw ValidationError("name either a new book with --book, or with --into one to add the articles to")
        }
    }

    func run() throws {
        if let book { try DraftedBook.refuse(book) }
        let drafted = try DraftedBook(
            readingArticles: JoinedPaths.separated(articles), into: into, jobs: threads.jobs)
        let folder = book ?? into ?? ""
        try drafted.write(to: folder)
        StandardStreams.report(drafted.summary(folder: folder))
    }
}
