import Testing
import Text

@testable import Articles

@Suite struct HTMLLimitTests {
    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    private static func excess(_ page: String) -> HTMLTreeBuilder.Excess? {
        ParsedPage(Array(page.utf8), limits: IngestLimits())?.excess
    }

    private static func attributes(_ numbers: Range<Int>) -> String { numbers.map { " a\($0)" }.joined() }

    @Test(arguments: [
        times(600, "<div></div>"), "<script>" + times(600, "<div>") + "</script>", "<!--" + times(600, "<div>") + "-->",
        times(500, "<div>"), "<p" + attributes(0..<1_000) + ">", times(400, "a < b "), "",
    ])
    func whatIsCheapIsRead(page: String) {
        #expect(Self.excess(page) == nil)
    }

    @Test func aPageThatNestsTooDeepIsStoppedAtTheFirstTagBeyond() {
        let excess = Self.excess("text " + Self.times(600, "<div>"))
        #expect(excess?.limit == .nesting && excess?.offset == 5 + 512 * 5)
    }

    @Test func aTagWithTooManyAttributesIsNamed() {
        let excess = Self.excess("text <p" + Self.attributes(0..<1_001) + ">")
        #expect(excess?.limit == .attributes && excess?.offset == 5)
    }

    @Test func theAttributesOfEachBodyGoToOneElement() {
        let first = "<body" + Self.attributes(0..<600) + ">"
        let excess = Self.excess(first + "<body" + Self.attributes(600..<1_200) + ">")
        #expect(excess?.limit == .attributes && excess?.offset == first.utf8.count)
    }

    @Test func formattingOpenedAgainAndAgainIsStopped() {
        let open = (0..<200).map { "<b id=\($0)>" }.joined()
        #expect(Self.excess("<p>" + open + Self.times(100, "<p>x")) == nil)
        #expect(Self.excess("<p>" + open + Self.times(2_000, "<p>x"))?.limit == .reopened)
    }

    @Test func longTagsThatAreOpenedAgainCountByTheirLength() {
        let open = "<p><b title=\"" + Self.times(100_000, "x") + "\">"
        #expect(Self.excess(open + Self.times(100, "<p>x")) == nil)
        #expect(Self.excess(open + Self.times(400, "<p>x"))?.limit == .reopened)
    }
}
