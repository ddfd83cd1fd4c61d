import Foundation
import TestSupport
import Testing

/// The examples of the pages are run, and print what the pages show. `RECORD=1` writes what they print.
@Suite struct DocumentedRunsTests {
    /// The pages with examples.
    private static let pages: [String] = {
        let folder = Shared.root.appending(path: "Documentation")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        let all = ["README.md"] + paths.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
        return all.filter { (try? text(of: $0).contains("\n```console\n")) == true }
    }()

    private static let books = ["Input", "Output"]

    private static func text(of page: String) throws -> String {
        try String(contentsOf: Shared.root.appending(path: page), encoding: .utf8)
    }

    @Test func pagesWithExamplesAreFound() throws {
        #expect(Self.pages.count > 15 && Self.pages.contains("README.md"))
    }

    @Test(arguments: pages)
    func examplesPrintWhatThePageShows(page path: String) throws {
        let program = try #require(Program(), "build the product measurebook first")
        // A page with a book of its own sees no other.
        let shell = try ExampleShell(program: program, copies: path == "Documentation/tutorial.md" ? [] : Self.books)
        let run = DocumentedRun(try Self.text(of: path))
        #expect(run.count > 0)
        var (page, problems) = try run.current(shell)
        if path.hasPrefix("Documentation/commands/") {
            let name = path.split(separator: "/").last?.dropLast(".md".count)
            let command = try #require(CommandDump(shell).commands.first { $0.commandName == name ?? "" }, "\(path)")
            page = try CommandReference(command, shell).written(into: page)
        }
        for problem in problems { Issue.record("\(path): \(problem)") }
        #expect(Golden(in: Shared.root).mismatch(path, Array(page.utf8)) == nil)
    }
}
