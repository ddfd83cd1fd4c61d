import ArgumentParser
import Diagnostics
import Pipeline

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Read a book and write its data, findings and reports.",
        discussion: "Writes all files or none. Exit code 1 means that the data have errors that nobody has accepted.")

    @OptionGroup var book: BookOptions

    @OptionGroup var language: LanguageOptions

    @Option(help: ArgumentHelp("Where to write.", valueName: "folder"))
    var output = "Output"

    @Flag(help: "Write nothing; exit with 1 when the output is not what a build would write.")
    var check = false

    func run() throws {
        let checked = try book.run()
        let files = checked.outputFiles(language: language.language)
        let writer = OutputWriter(folder: output, jobs: book.jobs)
        let lost = LostRecords(checked, folder: output).findings(before: files)
        report(checked.findings + lost)
        if check {
            guard writer.isPresent else {
                throw FileError(path: output, reason: "there is no such folder to compare with")
            }
            let differing = writer.differences(from: files)
            for path in differing {
                StandardStreams.report("\(output)/\(path): error: is not what a build would write\n")
            }
            if !differing.isEmpty { throw ExitCode(1) }
        } else {
            try writer.write(files)
        }
        let hasErrors = checked.hasUnacceptedErrors || lost.contains(where: \.isUnacceptedError)
        StandardStreams.exit(hasErrors ? 1 : 0, holding: (checked, files))
    }

    /// What is accepted is in the reports; here only what someone has to look at.
    private func report(_ findings: [Finding]) {
        for finding in findings where finding.accepted == nil {
            StandardStreams.report(FindingText.lines(for: finding, in: TerminalStyle.ofReports))
        }
    }
}
