import ArgumentParser
import Publish
import Text
import Workbench

struct QueryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "query", abstract: "Print the records that match.",
        usage: "measurebook query DATASET[,DATASET...] [FIELD OP VALUE...] [options]  (OP: = != < <= > >= ~)")

    @Argument(help: ArgumentHelp("Names or titles of datasets.", valueName: "dataset", visibility: .hidden))
    var datasets: String?

    @Argument(help: ArgumentHelp("Conditions on the records.", valueName: "condition", visibility: .hidden))
    var conditions: [String] = []

    @Option(help: "The format of the answer.")
    var format = RecordFormat.table

    @Option(help: ArgumentHelp("Key fields for the rows of a wide table.", valueName: "field,..."))
    var rows: String?

    @Option(help: ArgumentHelp("The key field for the columns of a wide table.", valueName: "field"))
    var columns: String?

    @Flag(help: "Print the changes from version to version.")
    var changes = false

    @Flag(help: "Write labels instead of ids, in every format.")
    var labels = false

    @Option(help: ArgumentHelp("Language of labels and notes.", valueName: "language"))
    var language: ReportLanguage?

    @OptionGroup var csv: CSVOptions

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Print only this number of records.", valueName: "number"))
    var first: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Sort by these fields; -FIELD for descending order.", valueName: "field,..."))
    var sort: String?

    @Option(help: ArgumentHelp("Query the database of build --sqlite in --output.", valueName: "statement"))
    var sql: String?

    @Option(
        help: ArgumentHelp("With --sql, the output folder with the database.", valueName: "folder", visibility: .hidden)
    )
    var output = "Output"

    @OptionGroup var book: BookOptions

    func run() throws {
        if let sql { return try ask(sql) }
        var query = Query(datasets: datasets ?? "")
        query.conditions = conditions
        query.format = format
        (query.rows, query.columns) = (rows, columns)
        query.showsChanges = changes
        query.showsLabels = labels
        query.language = language
        query.dialect = try csv.dialect
        query.first = first
        query.sort = sort
        query.width = TerminalSize.columnsOfResults
        let answer = try book.answer(about: datasets ?? "", query.answer)
        StandardStreams.report(remarks: answer.remarks)
        StandardStreams.write(answer.bytes, isForPeople: format == .table)
    }

    private func ask(_ sql: String) throws {
        if let word = datasets { throw UsageError("--sql takes no dataset and no condition; remove \"\(word)\"") }
        let others = [
            ("--first", first != nil), ("--sort", sort != nil), ("--rows", rows != nil), ("--columns", columns != nil),
            ("--changes", changes), ("--labels", labels), ("--language", language != nil),
        ].filter(\.1).map(\.0)
        guard others.isEmpty else {
            throw UsageError(
                "--sql takes no \(others.joined(separator: " and no ")); write it in SQL, such as ORDER BY and LIMIT")
        }
        let dialect = try csv.dialect
        let query = DatabaseQuery(sql, folder: output)
        try query.answer(format, width: TerminalSize.columnsOfResults, dialect: dialect) {
            StandardStreams.write($0, isForPeople: format == .table)
        }
        StandardStreams.report(remarks: [dialect.remark, query.remark(on: book.book)].compactMap { $0 })
    }
}

extension RecordFormat: ExpressibleByArgument {}
