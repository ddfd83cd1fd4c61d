import ArgumentParser
import Diagnostics
import Measures
import Pipeline

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Show where a value comes from.",
        discussion: """
            Prints the article's line with a caret under the cell, each step from its text to the value, and the rules
            that speak of the value.
            """)

    @Argument(help: "The dataset's name.")
    var dataset: String

    @Argument(help: ArgumentHelp("Which value.", valueName: "field=value"))
    var conditions: [String] = []

    @OptionGroup var book: BookOptions

    @OptionGroup var language: LanguageOptions

    func run() throws {
        let checked = try book.run(isTracing: true)
        let question = try Question(dataset, conditions: conditions, in: checked)
        for remark in checked.remarks(on: question) { StandardStreams.report(TerminalText.inline(remark) + "\n") }
        let explanation = Explanation(checked, language: language.language)
        StandardStreams.write(question.selections.map(explanation.text).joined(separator: "\n"))
    }
}
