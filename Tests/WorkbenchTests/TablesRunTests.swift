import Articles
import Foundation
import Publish
import Synchronization
import TestSupport
import Testing
import Text

@testable import Workbench

@Suite struct TablesRunTests {
    /// A folder of tables is there whole or not at all.
    @Test func aRunThatFailsLeavesNoFolder() throws {
        let folder = try TemporaryFolder()
        var sink = try TableFolder(folder.path + "/tables", format: .csv)
        try sink.add(RenderedTable(bytes: [10], indexLine: [10]))
        #expect(folder.text("tables/1.csv") == nil)
        sink.abandon()
        #expect(folder.names().isEmpty)
        var whole = try TableFolder(folder.path + "/tables", format: .csv)
        try whole.add(RenderedTable(bytes: [10], indexLine: [10]))
        try whole.finish()
        #expect(folder.paths() == ["tables/1.csv", "tables/index.ndjson"] && folder.names() == ["tables"])
    }

    private struct Result {
        var output = ""
        var reports = ""
        var outcome = ""
    }

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("| a | b |\n|---|---|\n| 1 | 2 |\n", to: "a.md")
        try folder.write("<table><tr><th>c<tr><td>3</table>", to: "b.html")
        try folder.write("no table", to: "c.txt")
        return folder
    }

    private func run(
        _ paths: [String], in folder: TemporaryFolder, format: TableFormat = .ndjson, output: String? = nil,
        encoding: String? = nil, limits: [String] = [], jobs: Int = 1, finder: ArticleFinder = ArticleFinder()
    ) throws -> Result {
        let options = IngestOptions(limits: try LimitOptions(limits).limits)
        let source = try TableSource(finder: finder, encoding: encoding, options: options)
        let run = try TablesRun(source, TableSelection(), TableRendering(format), jobs: jobs)
        var reports = ""
        let collected = Collected()
        let outcome = try run.run(
            paths.map { folder.path + $0 }, folder: output.map { folder.path + $0 },
            write: { collected.bytes += $0 }, report: { reports += $0 })
        let text = String(decoding: collected.bytes, as: UTF8.self)
        return Result(output: text.replacing(folder.path, with: ""), reports: reports, outcome: "\(outcome)")
    }

    private final class Collected {
        var bytes: [UInt8] = []
    }

    @Test(arguments: [
        (ArticleFinder(include: ["*.htm", "[ab.md"]), "matches --include *.htm or [ab.md"),
        (ArticleFinder(include: ["*.md"], exclude: ["a*"]), "matches --include *.md and is kept by --exclude"),
        (ArticleFinder(exclude: ["*"]), "has an article's extension and is kept by --exclude"),
        (ArticleFinder(extensions: ["mdx"]), "has an article's extension; --include chooses others"),
    ])
    func aFolderWithoutFilesSaysWhatTheyLack(finder: ArticleFinder, demand: String) throws {
        let folder = try folder()
        let result = try run([""], in: folder, finder: finder)
        #expect(result.reports == "\(folder.path): none of its files \(demand)\n")
    }

    @Test func aFolderIsWalkedInTheOrderOfItsNames() throws {
        let result = try run([""], in: folder())
        #expect(result.outcome == "clean" && result.reports.isEmpty)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.map { $0.contains("\"article\":\"/a.md\"") } == [true, false])
    }

    @Test(arguments: [2, 8])
    func theNumberOfJobsChangesNothing(jobs: Int) throws {
        let folder = try folder()
        for index in 0..<150 { try folder.write("| t\(index) |\n|---|\n| \(index) |\n", to: "many/\(index).md") }
        #expect(try run([""], in: folder, jobs: jobs).output == run([""], in: folder).output)
    }

    @Test(arguments: [1, 2])
    func everyFileIsProgressWhetherItCanBeReadOrNot(jobs: Int) throws {
        let folder = try folder()
        let run = try TablesRun(TableSource(), TableSelection(), TableRendering(.ndjson), jobs: jobs)
        let progress = Mutex<[WorkProgress.Count]>([])
        _ = try run.run(
            ["a.md", "b.html", "c.txt"].map { "\(folder.path)/\($0)" }, folder: nil, write: { _ in },
            report: { _ in }, progress: WorkProgress { count in progress.withLock { $0.append(count) } })
        #expect(
            progress.withLock { $0 } == (1...3).map { WorkProgress.Count(done: $0, total: 3, unit: "files") })
    }

    @Test func whatCannotBeOpenedIsToldAndTheOthersAreDone() throws {
        let result = try run(["/none.md", "/a.md"], in: folder())
        #expect(result.outcome == "unopened")
        #expect(result.reports.contains("none.md: the file or folder does not exist"))
        #expect(result.output.split(separator: "\n").count == 1)
    }

    @Test func anErrorOfAnArticleIsAnOutcome() throws {
        let folder = try folder()
        try folder.write([0x7C, 0xFF, 0x7C, 0x0A], to: "bad.md")
        let result = try run(["/bad.md", "/a.md"], in: folder)
        #expect(result.outcome == "errors" && result.reports.contains("[undecodable-bytes]"))
    }

    @Test func severalTablesAreTooManyForOneCSV() throws {
        let folder = try folder()
        #expect(throws: UsageError.self) { try run([""], in: folder, format: .csv) }
        #expect(try run(["/a.md"], in: folder, format: .csv).output == "a,b\n1,2\n")
    }

    @Test(arguments: [(TableFormat.csv, "csv"), (.markdown, "md"), (.json, "json"), (.ndjson, "json")])
    func aFolderGetsAFileForEachTableAndAnIndex(format: TableFormat, ending: String) throws {
        let folder = try folder()
        let result = try run(["/a.md", "/b.html"], in: folder, format: format, output: "/out")
        #expect(result.output.isEmpty)
        #expect(
            folder.paths().filter { $0.hasPrefix("out/") }
                == ["out/1.\(ending)", "out/2.\(ending)", "out/index.ndjson"])
        #expect(folder.text("out/index.ndjson")?.split(separator: "\n").count == 2)
        #expect(throws: FileError.self) { try run(["/a.md"], in: folder, format: format, output: "/out") }
    }

    @Test func anArticleGetsNoMoreFilesThanTheLimitAllows() throws {
        let folder = try folder()
        try folder.write("| a |\n|---|\n\n| b |\n|---|\n\n| c |\n|---|\n", to: "three.md")
        let result = try run(["/three.md", "/a.md"], in: folder, output: "/out", limits: ["table-files=2"])
        #expect(result.outcome == "errors")
        #expect(result.reports.contains("three.md:7:1: error: the article has 3 tables"))
        #expect(result.reports.contains("--limit table-files=4 raises the limit"))
        #expect(result.reports.contains("\n    7 | | c |\n      | ^\n"))
        #expect(
            folder.paths().filter { $0.hasPrefix("out/") }
                == ["out/1.json", "out/2.json", "out/3.json", "out/index.ndjson"])
    }

    /// A line that is long and has all findings would be printed as often.
    @Test func theLinesOfFindingsHaveALimit() throws {
        let folder = try folder()
        let table = "<table><tr><td>1<td>2<tr><td>1<sup>9</sup></table>"
        let tables = String(repeating: table, count: 40)
        try folder.write(tables + "<p>" + String(repeating: "long ", count: 60_000), to: "long.html")
        let reports = try run(["/long.html"], in: folder).reports
        let findings = reports.split(separator: "\n").count { $0.contains("long.html:1:") }
        #expect(findings == 40)
        #expect((1..<40).contains(reports.split(separator: "\n").count { $0.hasPrefix("    1 | ") }))
    }

    @Test func nothingIsStillWellFormed() throws {
        let folder = try folder()
        #expect(try run(["/c.txt"], in: folder, format: .json).output == "[]\n")
        #expect(try run(["/c.txt"], in: folder, format: .csv).output == "")
    }

    @Test func anUnknownEncodingIsRefused() throws {
        let folder = try folder()
        let error = #expect(throws: UsageError.self) { try run(["/a.md"], in: folder, encoding: "utf8x") }
        #expect(error?.description.contains("did you mean") == true)
    }
}
