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

    @Test func theOnlySignIsAsked() {
        let reasons = draft(["oak", "elm", "\"", "fir"]).unread.map(\.reason)
        #expect(
            reasons == [
                #"“"” of the column “Kind” may mean “as above”; then its recipe needs the step "#
                    + #""ditto: {columns: [Kind], marks: ["\""]}""#
            ])
    }
}
