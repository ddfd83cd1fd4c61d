import ArgumentParser
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
            Corrupts the book's articles in memory, one change at a time, and looks whether the checks find something that \
            they did not find before, and whether they name the changed cell. Nothing of the book is written; the report is \
            \(AuditPage.path) of the output folder, which must be there. Of some datasets, conditions or kinds alone the numbers are \
            printed and nothing is written.

            The kinds of corruption:
            \(CorruptionKind.allCases.map { "  \($0.rawValue)\n      \($0.meaning)" }.joined(separator: "\n"))
            """)

    @Argument(help: ArgumentHelp("Names or titles of datasets; only their values are changed.", valueName: "dataset"))
    var datasets: String?

    @Argument(help: ArgumentHelp("What must hold of these values, as for query.", valueName: "condition"))
    var conditions: [String] = []

    @OptionGroup var book: BookOptions

    @OptionGroup var language: LanguageOptions

    @Option(help: "Chooses where not everything is tried; the same seed gives the same report.")
    var seed: UInt64 = 1

    @Option(
        help: ArgumentHelp(
            "Only corruptions of this kind; prints, and writes nothing. May be repeated.", valueName: "kind"))
    var kind: [CorruptionKind] = []

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Option(help: "How to print the numbers: text or json.")
    var format = Format.text

    @Option(help: ArgumentHelp("The folder whose report is written.", valueName: "folder"))
    var output = "Output"

    @Flag(help: "Write nothing; exit with 1 when the report is not what the audit would write.")
    var check = false

    func run() throws {
        let audit = try AuditRun(BookFolder(reading: book.book), jobs: book.jobs)
        let terminal = TerminalProgress()
        defer { terminal.erase() }
        let places = try datasets.map { datasets in
            let checked = try book.run()
            return try Question(datasets, conditions: conditions, in: checked).places(in: checked)
        }
        let result = audit.result(
            kinds: kind.isEmpty ? CorruptionKind.allCases : kind, seed: seed, among: places, progress: terminal.update)
        let isPart = !kind.isEmpty || places != nil
        let page = audit.page(result, language: language.language)
        let numbers = format == .json ? AuditJSON.text(result) : Array((isPart ? page.text : page.summary).utf8)
        guard !isPart else {
            terminal.write(numbers)
            return
        }
        let report = OutputReport(folder: output)
        if check {
            guard report.holds(page.file) else {
                terminal.report(findings: "\(output)/\(page.file.path): error: is not what an audit would write\n")
                throw ExitCode(1)
            }
        } else {
            try report.write(page.file)
            terminal.write(numbers)
        }
    }
}
