import Articles
import Books
import Testing
import Text

@testable import Drafting

/// Which cells mean "as above".
@Suite struct DittoMarksTests {
    private func draft(_ cells: [String]) -> BookDraft {
        let rows = cells.enumerated().map { "| A-\($0) | \($1) | 3.\($0 % 7) |\n" }.joined()
        let text = "# Planks\n\n| Code | Kind | Price |\n|---|---|---|\n" + rows
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        return BookDraft([DraftArticle(id: "a", title: "A", article: article)])
    }

    private func recipe(_ cells: [String]) -> String {
        draft(cells).files.first { $0.path == "Recipes/a.yaml" }?.text ?? ""
    }

    @Test(arguments: ["\"", "〃", "↑", "do.", "-\"-", "''"])
    func manyBelowFewNames(_ mark: String) {
        let cells = ["oak", "elm", "fir", "ash"].flatMap { [$0, mark, mark] }
        #expect(recipe(cells).contains("- ditto: {columns: [Kind], marks: ["), "\(recipe(cells))")
    }

    @Test func quotationMarksOfBothSides() {
        #expect(recipe(["oak", "“", "”", "elm", "“", "”"]).contains("- ditto: {columns: [Kind], marks: ["))
    }

    /// Several signs mean themselves.
    @Test(arguments: [["↑", "↓", "↑", "↑"], ["#", "\"", "'", "%", "\"", "$"], ["“", "”", "„", "″", "\""]])
    func signsOfTheirOwn(_ cells: [String]) {
        let draft = draft(cells)
        #expect(!recipe(cells).contains("ditto"))
        let value = draft.datasets.first?.values.first { $0.name == "kind" }
        #expect(value?.type == .text)
        #expect(value?.remark?.contains("is read as it is; if it means “as above”") == true, "\(value?.remark ?? "")")
    }

    /// A quotation mark among words and numbers has no other meaning.
    @Test(arguments: ["\"", "“", "″", "''", ",,"])
    func theOnlyQuotationMarkIsReadAndNamed(_ mark: String) throws {
        for cells in [["oak", "elm", mark, "fir"], ["5", mark, "7"]] {
            #expect(recipe(cells).contains("- ditto: {columns: [Kind], marks: ["), "\(recipe(cells))")
            let field = try #require(draft(cells).datasets.first?.fields.first { $0.name == "kind" })
            #expect(field.remark?.contains("is read as the cell above it; if it means itself") == true)
        }
        #expect(!recipe(["oak", "elm", "〃", "fir"]).isEmpty)
    }

    @Test(arguments: [("↑", ["oak", "elm"]), ("\"", ["a", "b"]), ("\"", ["mm", "cm"])])
    func theOnlySignIsAsked(_ mark: String, _ others: [String]) {
        let reasons = draft(others + [mark] + others).unread.map(\.reason)
        #expect(
            reasons == [
                "“\(mark)” of the column “Kind” may mean “as above”; then its recipe needs the step "
                    + "\"ditto: {columns: [Kind], marks: [\(YAMLText.scalar(mark))]}\""
            ])
    }
}
