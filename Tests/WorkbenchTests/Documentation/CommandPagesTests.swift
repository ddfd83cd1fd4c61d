import Foundation
import TestSupport
import Testing

/// Each command has a page, with its declaration and with examples.
@Suite struct CommandPagesTests {
    private static let folder = "Documentation/commands"

    private func commands() throws -> [CommandDump.Command] {
        let program = try #require(Program(), "build the product measurebook first")
        return try CommandDump(ExampleShell(program: program, copies: [])).commands
    }

    @Test func eachCommandHasAPage() throws {
        let names = try commands().map { "\($0.commandName).md" }
        let pages = try FileManager.default.contentsOfDirectory(atPath: Shared.root.appending(path: Self.folder).path)
        #expect(names.count > 10)
        #expect(pages.sorted() == names.sorted())
    }

    /// `DocumentedRunsTests` compares what is between the marks.
    @Test func eachPageShowsItsCommand() throws {
        for name in try commands().map(\.commandName) {
            let path = "\(Self.folder)/\(name).md"
            let page = try String(contentsOf: Shared.root.appending(path: path), encoding: .utf8)
            #expect(page.hasPrefix("# measurebook \(name)\n"), "\(path)")
            for mark in ["usage", "options"] {
                #expect(page.contains("<!-- declaration: \(mark) -->\n"), "\(path) has no place for the \(mark)")
            }
            let run = DocumentedRun(page)
            #expect(run.commands.contains { $0.contains("measurebook \(name)") }, "\(path) has no example")
        }
    }

    @Test func discussionsBecomeMarkdown() {
        let discussion =
            "Some *words*,\nwith --all on two lines.\n\nThe kinds:\n  digit      another one\n  row  no row\n\n  code <b>"
        let markdown = """
            Some \\*words\\*, with `--all` on two lines.

            The kinds:

            - `digit`: another one
            - `row`: no row

            ```text
            code <b>
            ```

            """
        #expect(CommandReference.markdown(of: discussion) == markdown)
    }
}
