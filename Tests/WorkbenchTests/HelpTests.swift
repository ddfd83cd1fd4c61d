import Foundation
import TestSupport
import Testing

/// Help that fits a screen.
@Suite struct HelpTests {
    private static let screen = 24

    @Test(arguments: [["--help"], ["query", "--help"], ["help", "query"], ["datasets", "--help"]])
    func helpFitsAScreen(arguments: [String]) throws {
        let program = try #require(Program())
        let folder = try TemporaryFolder()
        let run = try program.run(arguments, in: folder.url)
        let text = String(decoding: run.output, as: UTF8.self)
        #expect(run.exitCode == 0)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= Self.screen, "\(text)")
    }
}
