import Testing
import Text

@testable import Articles

@Suite struct CrowdedMarksTests {
    private func marks(_ text: String, limit: Int) -> CrowdedMarks {
        let source = SourceText(path: "a.md", bytes: Array(text.utf8))
        return CrowdedMarks(
            source: source, delimiters: DelimiterRow.all(in: source), limits: IngestLimits([.rescannedBytes: limit]))
    }

    @Test(arguments: ["[a](b)\n", "[a](b) *c*\n", "*a*\n\n[a](b)\n", "- *a*\n- [a](b)\n", "a\n\n![\n", ""])
    func linksWithoutMarksInFrontOfThemCostNothing(text: String) {
        #expect(marks(text, limit: 0).blanks.isEmpty)
    }

    @Test func eachLinkCostsTheMarksInFrontOfIt() {
        let text = "**a** [b](c) ![d](e) ~f [g](h)\n"
        #expect(marks(text, limit: 2 + 3 + 4).blanks.isEmpty)
        let beyond = marks(text, limit: 2 + 3 + 3)
        #expect(beyond.blanks == [26] && beyond.findings.map(\.place) == [Place("a.md", line: 1, column: 27)])
    }

    @Test func theCellsOfATableAreCountedOneByOne() {
        #expect(marks("|a|\n|-|\n|*b*|[c](d)|\n|[e](f)|\n", limit: 0).blanks.isEmpty)
    }

    @Test(arguments: [
        // The lines after the end of a table, where no blank line is.
        "|a|\n|-|\n# b\n*c*\n[d](e)\n",
        // No table: the grammar wants as many delimiter cells, and nothing in front of the header.
        "|a|\n|-|-|\n*c*\n[d](e)\n", "b\n|a|\n|-|\n*c*\n[d](e)\n",
        // An indented line goes on with the paragraph.
        "a *b*\n    - [c](d)\n",
    ])
    func whatMayBeOneParagraphIsCountedAsOne(text: String) {
        #expect(marks(text, limit: 1).blanks.count == 1)
    }
}
