import Books
import Records
import Testing
import Text

@testable import Articles

@Suite struct LongParagraphsTests {
    private func paragraphs(_ header: String, limit: Int) -> LongParagraphs {
        let text = String(repeating: "p\n", count: 20) + header + "\n-|-\n1|2\n"
        let source = SourceText(path: "a.md", bytes: Array(text.utf8))
        return LongParagraphs(
            source: source, delimiters: DelimiterRow.all(in: source), limits: IngestLimits([.paragraphLines: limit]))
    }

    @Test(arguments: ["a|b", "   |a|b|", "é|b"])
    func aHeaderThatOpensNoBlockIsSeenTheSame(header: String) {
        #expect(paragraphs(header, limit: 21).breaks.isEmpty)
        #expect(paragraphs(header, limit: 20).breaks == [20] && paragraphs(header, limit: 20).findings.isEmpty)
        let text = String(repeating: "p\n", count: 20) + header + "\n-|-\n1|2\n"
        let grids = [20, 21].map { limit in
            ArticleReader(options: IngestOptions(limits: IngestLimits([.paragraphLines: limit])))
                .article(path: "a.md", bytes: Array(text.utf8)).value.tables.map { Reading.grid($0) }
        }
        #expect(grids[0].count == 1 && grids[0] == grids[1])
    }

    @Test(arguments: ["    a|b", "\ta|b", "> a|b", "2. a|b", "[a]: b|c", "<i>|b"])
    func aTableThatMayBeLostIsAFinding(header: String) {
        #expect(paragraphs(header, limit: 21).findings.isEmpty)
        #expect(paragraphs(header, limit: 20).findings.map(\.place) == [Place("a.md", line: 21, column: 1)])
    }
}
