import Articles
import Testing
import Text

@testable import Drafting

/// Which columns of a table name its rows.
@Suite struct KeySearchTests {
    private func keys(_ header: String, _ rows: [String]) -> [String]? {
        let rule = header.split(separator: "|").map { _ in "---" }.joined(separator: "|")
        let text = ([header, rule] + rows).map { "|\($0)|\n" }.joined()
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        let draft = BookDraft([DraftArticle(id: "a", title: "A", article: article)])
        return draft.datasets.first.map { $0.keys.map { "\($0.name)\($0.isOptional ? "?" : "")" } }
    }

    /// Signs, remarks, and texts that some rows do not have.
    @Test func numbersOfTheFirstColumnNameRowsBesideAdditions() {
        #expect(keys("Size (cm)|Width (mm)|In stock", ["24.0|230|✓", "24.5|235|✗", "25.0|240|few"]) == ["size_cm"])
        #expect(keys("Span (m)|Load (kg)|Notes", ["1.5|230|of oak", "2|235|of fir"]) == ["span_m"])
        let ports = ["0|Reserved|N/A", "137–139|NetBIOS|Official", "1024|Reserved|Official"]
        #expect(keys("Port|Service|Status", ports) == ["port"])
    }

    @Test func namesComeBeforeNumbersOfTheFirstColumn() {
        #expect(keys("Load (kg)|Wood", ["1.5|oak", "2|fir"]) == ["wood"])
        #expect(keys("Range|Wood", ["1–5|oak", "6–9|fir"]) == ["wood"])
        // The numbers do not tell the rows apart.
        #expect(keys("Load (kg)|Sort|Notes", ["1.5|a|dry", "1.5|b|dry", "2|c|wet"]) == ["sort"])
    }
}
