import ArgumentParser
import Asking
import Audit
import Publish
import Text
import Workbench

extension CorruptionKind: ExpressibleByArgument {}

struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Measure how many wrong figures the checks notice.",
        discussion: """
            Corrupts the book's articles in memory, one change at a time, and tests whether the checks find something \
            new and whether they name the changed cell. The book's files are never changed; the report is \
            \(AuditPage.path) in the output folder, which must exist. With datasets, conditions, kinds or a sample, the numbers \
            are printed and no file is written.

            The kinds of corruption:
            \(CorruptionKind.allCases.map { "  \($0.rawValue)\n      \($0.meaning)" }.joined(separator: "\n"))
            """)

    @Argument(help: ArgumentHelp("Names or titles of datasets; only their values are changed.", valueName: "dataset"))
    var datasets: String?

    @Argument(help: ArgumentHelp("Conditions on these values, as for query.", valueName: "condition"))
    var conditions: [String] = []

    @OptionGroup var book: BookOptions

    @OptionGroup var language: LanguageOptions

    @Option(help: "Selects the samples; the same seed gives the same report.")
    var seed: UInt64 = 1

    @Option(
        help: ArgumentHelp(
            "Try only this kind of corruption and print the numbers. May be repeated.", valueName: "kind"))
    var kind: [CorruptionKind] = []

    @Option(
        help: ArgumentHelp(
            "Try only so many changes of each kind, and print the shares with their 95 % confidence intervals.",
            valueName: "number"))
    var sample: Int?

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Option(help: "Format of the numbers: text or json.")
    var format = Format.text

    @Option(help: ArgumentHelp("The output folder that holds the report.", valueName: "folder"))
    var output = "Output"

    @Flag(help: "Write nothing; exit with 1 if the report is out of date.")
    var check = false

    func validate() throws {
        if let sample, sample < 1 { throw ValidationError("--sample is 1 or more") }
    }

    func run() throws {
        let audit = try AuditRun(
            BookFolder(reading: book.book), by: book.pipeline(jobs: 1), jobs: book.jobs)
        let terminal = TerminalProgress()
        defer { terminal.erase() }
        let places = try datasets.map { datasets in
            let checked = try book.run()
            let question = try Question(datasets, conditions: conditions, in: checked)
            StandardStreams.report(remarks: checked.remarks(on: question))
            return question.places(in: checked)
        }
        let result = audit.result(
            kinds: kind.isEmpty ? CorruptionKind.allCases : kind, seed: seed, among: places, sample: sample,
            progress: terminal.progress)
        let isPart = !kind.isEmpty || places != nil || sample != nil
        let page = audit.page(result, language: language.language)
        let numbers =
            format == .json ? AuditJSON.text(result) : Array((isPart && sample == nil ? page.text : page.summary).utf8)
        guard !isPart else {
            terminal.write(numbers)
            return
        }
        let report = OutputReport(folder: output)
        if check {
            guard report.holds(page.file) else {
                terminal.report(findings: "\(output)/\(page.file.path): error: out of date; run measurebook audit\n")
                throw ExitCode(1)
            }
        } else {
            try report.write(page.file)
            terminal.write(numbers)
        }
    }
}
