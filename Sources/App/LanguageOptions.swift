import ArgumentParser
import Publish
import Workbench

/// What every command that prints labels takes.
struct LanguageOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The language of labels and texts: en or ja.", valueName: "language"))
    var language = ReportLanguage.en
}

extension ReportLanguage: ExpressibleByArgument {}
