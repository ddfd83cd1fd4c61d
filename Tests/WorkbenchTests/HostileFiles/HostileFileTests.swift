import Foundation
import TestSupport
import Testing

/// The program with files that could bring it down. A debug build is slow: what is tested here is that it ends, says what
/// it did not read, and reads the other files. `Scripts/hostile` measures time and memory of the release build.
@Suite(.serialized) struct HostileFileTests {
    /// What a run may map. Much of that is never touched.
    private static let kilobytes = 4_000_000

    /// Files that hit a limit, and the limit.
    private static let limited: [(name: String, limit: String)] = [
        ("4000-columns-4000-rows.md", "grid-places"),
        ("700-columns-700-rows-many-times.md", "article-places"),
        ("rows-without-pipes.md", "row-findings"),
        ("tables-below-a-long-heading.md", "repeated-bytes"),
        ("tables-below-a-long-heading.html", "repeated-bytes"),
        ("spans-largest.html", "grid-places"),
        ("spans-of-text-in-many-tables.html", "repeated-bytes"),
        ("spans-of-long-text.html", "repeated-bytes"),
        ("definition-long-used-in-cells.md", "repeated-bytes"),
        ("instructions-open.md", "rescanned-bytes"),
        ("cdata-open.md", "rescanned-bytes"),
        ("links-in-emphasis.md", "rescanned-bytes"),
        ("images-open-around-links.md", "rescanned-bytes"),
        ("links-in-emphasis-in-a-cell.md", "rescanned-bytes"),
        ("links-in-emphasis-in-a-recovered-cell.md", "rescanned-bytes"),
        ("td-and-ruby-texts.html", "nesting"),
        ("template-and-ruby-parentheses.html", "nesting"),
        ("svg-and-cells-with-stray-end-tags.html", "nesting"),
        ("tabletdsvg-and-options-with-stray-end-tags.html", "nesting"),
        ("div-100000-deep.html", "nesting"),
        ("open-svg.html", "nesting"),
        ("div-19000-deep-and-end-tags.html", "nesting"),
        ("formatting-reopened-in-paragraphs.html", "reopened-elements"),
        ("formatting-reopened-in-divs.html", "reopened-elements"),
        ("attributes-100000.html", "attributes"),
        ("attributes-of-body.html", "attributes"),
        ("html-tables-of-a-div-19000-deep.md", "nesting"),
    ]

    /// Files that are read whole.
    private static let read = [
        "header-of-30000-cells.md", "rows-of-19000-cells.md", "paragraph-of-40000-lines-and-a-table.md",
        "delimiter-rows-under-pipes.md", "quotes-deep.md", "bullets-deep.md", "bullets-deep-with-blank-lines.md",
        "brackets-open.md", "links-in-emphasis-in-rows.md", "backticks-longer-and-longer.md",
        "headings-of-html-nested.md",
        "headings-nested-small.html",
        "comments-open-in-a-line.md", "preformatted-never-closed.md", "html-tables-open-and-parted.md",
        "text-between-cells.html",
        "formatting-misnested.html", "cell-of-a-megabyte.md", "brackets-in-a-cell.md", "cell-of-brackets.html",
        "one-line.md", "empty.html",
    ]

    /// The file, and one with a table in front of it and one behind it.
    private func run(_ name: String, _ arguments: [String]) throws -> (output: String, errors: String, exitCode: Int32)
    {
        let program = try #require(Program(), "build the product measurebook first")
        let file = try #require(HostileFile.all.first { $0.name == name })
        let folder = try TemporaryFolder()
        try folder.write("|first|\n|-|\n", to: "a.md")
        try folder.write(file.bytes, to: name)
        try folder.write("|last|\n|-|\n", to: "z.md")
        let run = try program.run(
            ["tables", "a.md", name, "z.md"] + arguments, in: folder.url, kilobytes: Self.kilobytes, seconds: 120)
        return (
            String(decoding: run.output, as: UTF8.self), String(decoding: run.errors, as: UTF8.self), run.exitCode
        )
    }

    @Test(arguments: limited)
    func aLimitIsReportedOnceAndTheOtherFilesAreRead(name: String, limit: String) throws {
        let result = try run(name, ["--format", "ndjson", "--jobs", "2"])
        let findings = result.errors.split(separator: "\n").filter { $0.contains("; --limit \(limit)=") }
        #expect(findings.count == 1 && findings.first?.hasPrefix(name) == true, "\(result.errors.prefix(500))")
        #expect(result.exitCode == (limit == "row-findings" ? 0 : 1))
        #expect(result.output.contains("\"first\"") && result.output.contains("\"last\""))
    }

    @Test(arguments: read)
    func whatIsUnusualIsReadLikeTheOtherFiles(name: String) throws {
        let result = try run(name, ["--format", "ndjson", "--jobs", "2"])
        #expect(result.exitCode == 0 && !result.errors.contains("--limit"), "\(result.errors.prefix(500))")
        #expect(result.output.contains("\"first\"") && result.output.contains("\"last\""))
    }

    @Test(arguments: ["nul-bytes.md", "invalid-utf8.html", "utf16-halves.md"])
    func bytesThatAreNoTextAreReported(name: String) throws {
        let result = try run(name, ["--format", "json", "--cells", "--typed"])
        #expect(result.exitCode == 1 && result.errors.hasPrefix(name))
        #expect(result.output.contains("\"first\"") && result.output.contains("\"last\""))
    }

    @Test func everyFileHasANameOfItsOwn() {
        #expect(Set(HostileFile.all.map(\.name)).count == HostileFile.all.count)
    }

    /// `Scripts/hostile` has the files written into a folder.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["HOSTILE_FILES"] != nil))
    func writesTheFiles() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["HOSTILE_FILES"])
        for file in HostileFile.all { try Data(file.bytes).write(to: URL(filePath: "\(folder)/\(file.name)")) }
    }
}
