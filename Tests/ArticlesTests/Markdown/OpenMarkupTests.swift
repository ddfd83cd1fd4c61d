import Testing
import Text

@testable import Articles

@Suite struct OpenMarkupTests {
    private func markup(_ text: String, limit: Int) -> OpenMarkup {
        OpenMarkup(
            source: SourceText(path: "a.md", bytes: Array(text.utf8)),
            limits: IngestLimits([.rescannedBytes: limit]))
    }

    @Test(arguments: ["a <? b ?>\n", "a <!X b>\n", "a <![CDATA[ b ]]>\n", "a < b\n", "a <!-- b\n", ""])
    func whatIsClosedCostsNothing(text: String) {
        #expect(markup(text, limit: 0).blanks.isEmpty)
    }

    @Test(arguments: ["<? b\n", "<!X b\n", "<![CDATA[ b >\n"])
    func whatIsOpenIsReadToTheEndOfItsParagraph(markup open: String) {
        let text = "a \(open)\n"
        let cost = open.utf8.count
        #expect(markup(text, limit: cost).blanks.isEmpty && markup(text, limit: cost).findings.isEmpty)
        let beyond = markup(text, limit: cost - 1)
        #expect(beyond.blanks == [2] && beyond.findings.map(\.place) == [Place("a.md", line: 1, column: 3)])
    }

    @Test func theFirstBeyondTheLimitIsNamedAndThoseAfterItAreBlankedOut() {
        let beyond = markup("a <? b\n\na <? b\n\na <? b\n\na <? b\n\n", limit: 10)
        #expect(beyond.blanks == [18, 26])
        #expect(beyond.findings.map(\.place) == [Place("a.md", line: 5, column: 3)])
    }
}
