import ArgumentParser
import Asking
import Books
import Publish
import Text
import Workbench

extension CorruptionKind: ExpressibleByArgument {}

struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Measure how many wrong figures the checks notice.",
        discussion: """
            Corrupts the book's articles in memory, one change at a time, and tests whether the checks report a new \
            finding and name the changed cell. Writes the result to \(AuditResult.path) in the book's folder, which \
            builds show in their reports. With datasets, conditions, kinds or a sample, only prints the numbers.

            The kinds of corruption:
            \(kinds)
            """)

    /// A line for each kind of corruption.
    private static var kinds: String {
        let width = CorruptionKind.allCases.map(\.rawValue.count).max() ?? 0
        return CorruptionKind.allCases.map { kind in
            "  \(kind.rawValue)" + String(repeating: " ", count: width + 2 - kind.rawValue.count) + kind.meaning
        }.joined(separator: "\n")
    }

    @Argument(help: ArgumentHelp("Names or titles of datasets; only their values are changed.", valueName: "dataset"))
    var datasets: String?

    @Argument(help: ArgumentHelp("Conditions on these values, as in query.", valueName: "condition"))
    var conditions: [String] = []

    @OptionGroup var book: BookOptions

    @OptionGroup var language: LanguageOptions

    @Option(help: "The seed of the random samples; the same seed gives the same report.")
    var seed: UInt64 = 1

    @Option(
        help: ArgumentHelp(
            "Try only this kind of corruption and print the numbers. May be repeated.", valueName: "kind"))
    var kind: [CorruptionKind] = []

    @Option(
        help: ArgumentHelp(
            "Try only this number of changes of each kind, and print the shares with their 95 % confidence intervals.",
            valueName: "number"))
    var sample: Int?

    @Option(help: "The format of the numbers.")
    var format = ResultFormat.text

    @Option(
        help: ArgumentHelp(
            "Rebuild this output folder with the result, and its database if it has one.",
            valueName: "folder"))
    var output: String?

    @Flag(help: "Write nothing; exit with 1 if the result of the whole audit in the book's folder is out of date.")
    var check = false

    func validate() throws {
        if let sample, sample < 1 { throw ValidationError("--sample is 1 or more") }
        if isPart, check || output != nil {
            throw ValidationError(
                "\(check ? "--check" : "--output") is about the result of the whole audit; remove it, or the datasets, "
                    + "--kind and --sample")
        }
    }

    /// Whether only some of the values are changed.
    private var isPart: Bool { datasets != nil || !kind.isEmpty || sample != nil }

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
        let page = audit.page(result, language: language.language)
        let json = AuditJSON.text(result)
        let numbers = format == .json ? json : Array((isPart && sample == nil ? page.text : page.summary).utf8)
        guard !isPart else {
            terminal.write(numbers)
            return
        }
        let path = book.book + "/" + AuditResult.path
        let isCurrent = FileSystem.holds(json, at: path)
        if check {
            guard isCurrent else {
                terminal.report(findings: "\(TerminalText.name(path)): error: out of date; run measurebook audit\n")
                throw ExitCode(1)
            }
        } else {
            if !isCurrent {
                try PageFiles.write([(path, json)])
                terminal.report(findings: "\(TerminalText.name(path)): written; builds publish it\n")
            }
            terminal.write(numbers)
        }
        guard let output else { return }
        var build = try BuildCommand.parse(["--quiet"])
        (build.book, build.language, build.output, build.check) = (book, language, output, check)
        build.sqlite = FileSystem.kind(output + "/" + DatabaseFile.path) != nil
        try build.run()
    }
}
