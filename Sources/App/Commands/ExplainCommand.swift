import ArgumentParser
import Asking
import Publish
import Workbench

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Show where a value comes from.",
        usage: """
            measurebook explain DATASET [CONDITION...] [options]
            measurebook explain --at FILE:LINE[:COLUMN] [CONDITION...] [options]
            """,
        discussion: """
            Prints the article's line with a caret under the cell, each step from its text to the value, and the rules \
            that apply to the value. CONDITION is the same as in `measurebook query`:
              measurebook explain DATASET FIELD=VALUE 'FIELD>=50'
            """)

    /// The most values that are explained without `--all`.
    private static let most = 20

    @Argument(help: ArgumentHelp("Names or titles of datasets.", valueName: "dataset"))
    var dataset: String?

    @Argument(help: ArgumentHelp("Conditions on the records.", valueName: "condition"))
    var conditions: [String] = []

    @Option(help: ArgumentHelp("A place in an article, or in a CSV, JSON, SARIF or report file.", valueName: "place"))
    var at: String?

    @Option(help: "The format.")
    var format = ResultFormat.text

    @Flag(help: "Explain all values, however many match.")
    var all = false

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Explain only this number of values.", valueName: "number"))
    var first: Int?

    @OptionGroup var book: BookOptions

    @OptionGroup var language: LanguageOptions

    @OptionGroup var links: LinkOptions

    private func question(in checked: CheckedBook) throws -> Question {
        guard let at else { return try Question(dataset ?? "", conditions: conditions, in: checked) }
        let place = try Question(at: AskedPlace(at), folder: book.book, language: language.language, in: checked)
        return try place.narrowed(by: [dataset].compactMap { $0 } + conditions, in: checked)
    }

    func run() throws {
        try RecordSelection.checkFirst(first)
        let location = try BookLocation(of: book.book, root: nil, links: links.links, commit: links.commit)
        let (checked, question) = try book.answer(about: at == nil ? dataset : nil, isTracing: true) { checked in
            (checked, try self.question(in: checked))
        }
        let shown =
            first.map { RecordSelection.first($0, of: question.selections) }
            ?? (all ? question.selections : question.shortened(ifMoreThan: Self.most))
        let more = question.narrowing(shown, in: checked)
        StandardStreams.report(
            remarks: checked.remarks(on: question)
                + [more, checked.warningOfLostValues(in: question.selections)].compactMap { $0 })
        let explanation = Explanation(
            checked, language: language.language, at: location, columns: TerminalSize.columnsOfResults)
        let found = shown.filter { !$0.records.isEmpty }
        switch format {
        case .text:
            let text = found.map(explanation.text).joined(separator: "\n")
            StandardStreams.write(text, columns: TerminalSize.columnsOfResults)
        case .json: StandardStreams.write(explanation.json(of: found))
        }
    }
}
