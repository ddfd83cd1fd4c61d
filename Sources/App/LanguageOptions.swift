import ArgumentParser
import Publish

/// The options of every command that prints labels.
struct LanguageOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Language of labels and texts.", valueName: "language"))
    var language = ReportLanguage.en
}

extension ReportLanguage: ExpressibleByArgument {}
