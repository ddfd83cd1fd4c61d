import Testing
import Text

@testable import Articles

@Suite struct RepeatedDefinitionsTests {
    private func definitions(_ text: String, limit: Int) -> RepeatedDefinitions {
        RepeatedDefinitions(
            source: SourceText(path: "a.md", bytes: Array(text.utf8)),
            limits: IngestLimits([.repeatedBytes: limit]))
    }

    /// 13 bytes behind the label, three uses.
    private let text = "[l]: /uuuuuuuuuu\n\n[L] [ l ] [l]\n"

    @Test func eachUseCounts() {
        #expect(definitions(text, limit: 39).blanks.isEmpty && definitions(text, limit: 39).findings.isEmpty)
        let beyond = definitions(text, limit: 38)
        #expect(beyond.blanks == [0..<4] && beyond.findings.map(\.place) == [Place("a.md", line: 1, column: 1)])
    }

    @Test func aDefinitionThatNothingUsesCostsNothing() {
        #expect(definitions("[l]: /uuuuuuuuuu\n\n[x] [y] [z]\n", limit: 1).blanks.isEmpty)
        #expect(definitions("[x] [y] (z)\n", limit: 0).blanks.isEmpty)
    }

    @Test func ofTwoDefinitionsOfALabelTheFirstCounts() {
        #expect(definitions("[l]: /u\n\n[l]: /uuuuuuuuuuuuuuuuuuuu\n\n", limit: 10).blanks.isEmpty)
    }

    @Test func aLabelBehindTextIsNoDefinition() {
        #expect(definitions("a \\f[l]: /uuuuuuuuuu\n\n[l] [l] [l]\n", limit: 1).blanks.isEmpty)
    }

    @Test(arguments: ["> ", "- ", "1. ", "2) ", "[^1]: ", "* > ", "  "])
    func aDefinitionMayFollowTheMarkOfItsContainer(mark: String) {
        #expect(definitions("\(mark)[l]: /uuuuuuuuuu\n\n[l] [l] [l]\n", limit: 1).findings.count == 1)
    }

    @Test func aBackslashIsPartOfALabel() {
        #expect(definitions("[\\l]: /uuuuuuuuuu\n\n[l] [l] [l]\n", limit: 1).blanks.isEmpty)
    }
}
