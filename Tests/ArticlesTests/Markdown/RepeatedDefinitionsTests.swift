import Testing
import Text

@testable import Articles

@Suite struct RepeatedDefinitionsTests {
    /// The definitions at the start of an article, of which the rest uses them.
    private func repeated(_ definitions: String, _ uses: String, limit: Int) -> RepeatedDefinitions {
        let source = SourceText(path: "a.md", bytes: Array(definitions.utf8))
        let lines = MarkdownBlocks(source, after: 0, upTo: .max).definitions
        return RepeatedDefinitions(
            lines, of: source, usedIn: [[], Array(uses.utf8)], limits: IngestLimits([.repeatedBytes: limit]))
    }

    /// 16 bytes, three uses.
    @Test func eachUseCounts() {
        let within = repeated("[l]: /uuuuuuuuuu\n", "[L] [ l ] [l]", limit: 48)
        #expect(within.lines == [0..<16] && within.finding == nil)
        let beyond = repeated("[l]: /uuuuuuuuuu\n", "[L] [ l ] [l]", limit: 47)
        #expect(beyond.lines.isEmpty && beyond.finding?.place == Place("a.md", line: 1, column: 1))
    }

    @Test func aDefinitionThatNothingUsesCostsNothing() {
        #expect(repeated("[l]: /uuuuuuuuuu\n", "[x] [y] [z]", limit: 1).lines.count == 1)
        #expect(repeated("[l]: /uuuuuuuuuu\n", "x", limit: 1).lines.isEmpty)
    }

    @Test func ofTwoDefinitionsOfALabelTheFirstCounts() {
        #expect(repeated("[l]: /u\n[l]: /uuuuuuuuuuuuuuuuuuuu\n", "[l]", limit: 10).lines == [0..<7])
    }

    @Test func cheaperDefinitionsBelowAreNotRead() {
        #expect(repeated("[l]: /uuuuuuuuuu\n[m]: /v\n", "[l] [m]", limit: 15).lines.isEmpty)
    }

    @Test(arguments: ["[l]:\n /uuuuuuuuuu\n", "[l]: /uuuuu\n \"vvvvv\"\n", "[\nl]: /uuuuuuuuuu\n"])
    func allLinesOfADefinitionCount(definition: String) {
        #expect(repeated(definition, "[l]", limit: 14).finding != nil)
        #expect(repeated(definition, "[l]", limit: 30).lines.count == 2)
    }

    @Test func aLabelThatMayBeEqualCounts() {
        #expect(repeated("[l]: /uuuuuuuuuu\n", "[ſ] [ſ] [l]", limit: 47).finding != nil)
        #expect(repeated("[ſ]: /uuuuuuuuuu\n", "[l] [l] [l]", limit: 47).finding != nil)
    }

    @Test func aBackslashIsPartOfALabel() {
        #expect(repeated("[\\l]: /uuuuuuuuuu\n", "[l] [l] [l]", limit: 1).finding == nil)
    }
}
