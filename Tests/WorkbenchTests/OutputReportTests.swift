import Foundation
import Publish
import TestSupport
import Testing
import Text

@testable import Workbench

@Suite struct OutputReportTests {
    private static func file(_ text: String) -> OutputFile {
        OutputFile(path: AuditPage.path, bytes: Array(text.utf8))
    }

    @Test func aReportIsWrittenAndReplacedAndOutlivesABuild() throws {
        let folder = try TemporaryFolder()
        let output = folder.path + "/Output"
        let book = BookFolder(files: PlankBook.files.map { ($0, Array($1.utf8)) })
        let files = try Pipeline().run(book).outputFiles()
        try OutputFixture(folder: output).write(files)
        let report = OutputReport(folder: output)
        for text in ["one\n", "two\n", "two\n"] {
            try report.write(Self.file(text))
            #expect(report.holds(Self.file(text)) && folder.text("Output/" + AuditPage.path) == text)
        }
        #expect(!report.holds(Self.file("three\n")))
        // A build takes it over, and does not miss it in its comparison.
        #expect(OutputFixture(folder: output).differences(from: files).isEmpty)
        try OutputFixture(folder: output).write(
            Array(files.dropLast()) + [OutputFile(path: "data/new.csv", bytes: [10])])
        #expect(report.holds(Self.file("two\n")))
    }

    @Test func aFolderOfSomebodyElseIsLeftAlone() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "Output/reports/audit.md")
        #expect(throws: FileError.self) { try OutputReport(folder: folder.path + "/Output").write(Self.file("one")) }
        #expect(folder.text("Output/reports/audit.md") == "mine")
    }
}
