import Articles
import Foundation
import TestSupport
import Testing
import Text

/// Every cell's `raw` is at its line and column, and says what its text says.
struct RawAtItsPlaceTests {
    /// In a list item, whose indent is not known, a `>` that is indented too far to be a quote's mark is taken for one; the
    /// cell's text is right, its `raw` begins behind the mark.
    static let known: Set<UInt64> = [54_000_578]

    /// With `WHOLE_CORPUS=1` fifty times as many.
    @Test(arguments: 0..<6)
    func generatedArticles(batch: Int) {
        for number in 0..<(StrictAgainstGrammarTests.documentsInOneCase / 2) {
            let seed = UInt64(50_000_000 + batch * 1_000_000 + number)
            guard !Self.known.contains(seed) else { continue }
            let bytes = GeneratedArticle.bytes(seed: seed)
            let article = ArticleReader().article(path: "a.md", bytes: bytes).value
            let differences = PlaceComparison(article).result().differences
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(differences.isEmpty, "seed \(seed)\n\(text.debugDescription)")
            if !differences.isEmpty { break }
        }
    }

    /// A sample of 80 Markdown and 250 HTML files; all of them with `WHOLE_CORPUS=1`.
    @Test(.enabled(if: SharedCorpus.markdown.isPresent, "\(SharedCorpus.absence)"), arguments: ["markdown", "html"])
    func realArticles(kind: String) throws {
        let corpus = kind == "html" ? SharedCorpus.html : SharedCorpus.markdown
        var sum = PlaceComparison.Result()
        for file in try corpus.files(sample: kind == "html" ? 250 : 80, seed: 8_085) {
            let bytes = Array(try Data(contentsOf: file))
            let article = ArticleReader().article(path: file.path, bytes: bytes).value
            let result = PlaceComparison(article).result()
            #expect(result.differences.isEmpty, "\(file.path)")
            sum.cells += result.cells
            sum.plainCells += result.plainCells
            sum.rereadCells += result.rereadCells
        }
        #expect(sum.plainCells > 0 && sum.rereadCells > 0)
        print(
            "\(kind): \(sum.cells) cells at their places, \(sum.plainCells) plain, \(sum.rereadCells) read again alone")
    }
}
