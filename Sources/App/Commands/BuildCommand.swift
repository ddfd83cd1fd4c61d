import ArgumentParser
import Publish
import Text
import Workbench

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Read a book and write its data, findings and reports.",
        discussion: "Writes all files or none. Exit code 1: the data have errors that the book does not accept.")

    @OptionGroup var book: BookOptions

    @OptionGroup var language: LanguageOptions

    @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
    var output = "Output"

    @Flag(help: "Write nothing; exit with 1 if the output is out of date.")
    var check = false

    @Flag(help: "Also write data/book.sqlite, a database with all data.")
    var sqlite = false

    @Flag(help: "Also print accepted findings, every lost record and every place of an unknown word.")
    var all = false

    @Flag(help: "Print only open findings, as suits make.")
    var quiet = false

    func run() throws {
        let terminal = TerminalProgress()
        defer { terminal.erase() }
        let checked = try book.run(progress: terminal.progress)
        let writer = OutputWriter(folder: output, isComparing: check)
        let refusal = check ? writer.refusal : nil
        if check, !writer.isPresent, refusal != nil || !FileSystem.isAbsent(output) {
            throw refusal ?? FileSystem.missing(output, Self.isMissing)
        }
        let database = sqlite && !check ? checked.database(in: output) : nil
        let count = checked.makeOutput(language: language.language, writer.take)
        terminal.erase()
        let differing = writer.differences
        let lost = LostRecords(checked, folder: output).findings(differing: differing)
        let findings = checked.findings + lost
        report(findings, of: checked)
        if check {
            let foreign = Set(writer.foreignFiles)
            if writer.isPresent {
                for path in differing {
                    let fault = foreign.contains(path) ? Self.isForeign : refusal == nil ? Self.isOld : "out of date"
                    reportError(output + "/" + path, fault)
                }
            } else {
                reportError(output, Self.isMissing)
            }
            if let refusal { reportError(refusal.path, refusal.reason) }
            let old = differing.count - foreign.count
            printSummary(count, old == 0 ? "none out of date" : "\(old) out of date", findings)
            if !differing.isEmpty || refusal != nil { throw ExitCode(1) }
        } else {
            // Nothing is replaced where the database cannot be written.
            try database?.finish()
            let changed = try writer.commit()
            try database?.commit()
            printSummary(count, writer.summary(changed), findings)
        }
        if checked.hasUnacceptedErrors || lost.contains(where: \.isUnacceptedError) { throw ExitCode(1) }
    }

    private static let isMissing = "the folder does not exist; run measurebook build"
    private static let isOld = "out of date; run measurebook build"
    private static let isForeign = "not from a build; move it away"

    private func reportError(_ path: String, _ fault: String) {
        StandardStreams.report("\(TerminalText.name(path)): error: \(fault)\n")
    }

    /// Reports contain the accepted findings; this prints only findings that need attention.
    private func report(_ findings: [Finding], of checked: CheckedBook) {
        let shown = all ? findings : findings.filter { $0.accepted == nil }
        StandardStreams.report(
            FindingGroupText.text(
                FindingGroup.all(of: shown), isWhole: all, in: TerminalStyle.ofReports, of: checked.sources(of: shown)))
    }

    /// `Output: 83 files, 2 changed; no open findings, 69 accepted findings`
    private func printSummary(_ count: Int, _ change: String, _ findings: [Finding]) {
        guard !quiet else { return }
        StandardStreams.report(
            "\(TerminalText.name(output)): \(count) files, \(change); \(FindingCounts(findings).text)\n")
    }
}
