import Testing
import Text

@testable import Articles

@Suite struct InlineCostTests {
    /// Short texts cost nothing.
    private static let filler = String(repeating: "a ", count: 130)

    private func admits(_ text: String, limit: Int) -> Bool {
        var cost = InlineCost(limits: IngestLimits([.rescannedBytes: limit]))
        return cost.admits(Array(text.utf8)[...], at: 0)
    }

    @Test(arguments: [
        "[a](b)", "[a](b) *c*", "a", "![", "<? b ?>", "<!X b>", "< b", "<!-- b", "<? b ?> <!X <? b ?>>",
    ])
    func whatIsClosedAndFollowsNoMarksCostsNothing(text: String) {
        #expect(admits(Self.filler + text, limit: 0))
    }

    @Test func eachLinkCostsTheMarksInFrontOfIt() {
        let text = Self.filler + "**a** [b](c) ![d](e) ~f [g](h)"
        #expect(admits(text, limit: 2 + 3 + 4) && !admits(text, limit: 2 + 3 + 3))
        #expect(admits("**a** [b](c)", limit: 0))
        // Before its brackets it may be an image.
        #expect(admits(Self.filler + "<![CDATA[ b ]]>", limit: 2))
    }

    @Test(arguments: ["<? b", "<!X b", "<![CDATA[ b >", "<? b > <", "<!X b ?"])
    func whatIsOpenIsReadToTheEndOfItsText(open: String) {
        let text = Self.filler + open
        #expect(admits(text, limit: open.utf8.count) && !admits(text, limit: open.utf8.count - 1))
    }

    @Test func theCostsOfAllTextsAreAddedAndTheFirstRefusedIsReported() {
        let source = SourceText(path: "a.md", bytes: Array((Self.filler + "\n<? b\n").utf8))
        var cost = InlineCost(limits: IngestLimits([.rescannedBytes: 9]))
        let text = Array((Self.filler + "<? b").utf8)[...]
        let first = [cost.admits(text, at: 0), cost.admits(text, at: 0)]
        #expect(first == [true, true] && cost.finding(in: source) == nil)
        let later = [cost.admits(text, at: Self.filler.utf8.count + 1), cost.admits(text, at: 0)]
        let plain = cost.admits(Array(Self.filler.utf8)[...], at: 0)
        #expect(later == [false, false] && plain)
        #expect(cost.finding(in: source)?.place == Place("a.md", line: 2, column: 1))
    }

    /// The article's text remains, as written.
    @Test func aRefusedCellKeepsItsText() {
        let crowded = String(repeating: "*[a](b", count: 60)
        let text = "|x|\n|-|\n|\(crowded)](c)|\n|**2**|\n"
        let read = MarkdownReader(
            text: SourceText(path: "a.md", bytes: Array(text.utf8)),
            options: IngestOptions(readsTablesOnly: true, limits: IngestLimits([.rescannedBytes: 10]))
        ).article()
        #expect(read.value.tables.first?.cells.map(\.text) == ["x", crowded + "](c)", "2"])
        #expect(read.findings.map(\.place) == [Place("a.md", line: 3, column: 2)])
    }
}
