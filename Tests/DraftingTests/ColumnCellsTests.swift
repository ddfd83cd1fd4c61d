import Articles
import Books
import Testing
import Text

@testable import Drafting

/// Cells that are not numbers, and what the remark on their column says.
@Suite struct ColumnCellsTests {
    /// The last column of a table with these cells.
    private func value(_ header: String, _ cells: [String]) throws -> DraftField {
        let rows = cells.enumerated().map { "| plank \($0) | \($1) |\n" }.joined()
        let text = "| Wood | \(header) |\n|---|---|\n" + rows
        let article = ArticleReader(options: IngestOptions()).article(path: "a.md", bytes: Array(text.utf8)).value
        let draft = BookDraft([DraftArticle(id: "a", title: "A", article: article)])
        return try #require(draft.datasets.first?.values.first)
    }

    /// Two numbers of which the first is not below the second are text, whatever the dash.
    @Test(arguments: [
        ("Score", ["2–3", "0–1", "1–1"], "“2–3”, “0–1”, “1–1” may be codes or scores; if they are ranges, write"),
        ("Score", ["2-3", "0-1", "1-1"], "“2-3”, “0-1”, “1-1” may be codes or scores; if they are ranges, write"),
        ("Score", ["2–3", "0–1", "3–2", "4 - 1"], "“3–2”, “4 - 1” does not rise like a range; for two numbers"),
        ("Season", ["2018–19", "2019–20"], "“2018–19”, “2019–20” does not rise like a range"),
    ])
    func numbersThatDoNotRiseAreTexts(_ header: String, _ cells: [String], _ remark: String) throws {
        let value = try value(header, cells)
        #expect(value.type == .text)
        #expect(value.remark?.hasPrefix("text, because " + remark) == true, "\(value.remark ?? "")")
    }

    @Test(arguments: [
        ("Width", ["2–3", "5–9", "1–3"]), ("Width (mm)", ["2–3", "5–5"]), ("Width", ["2–3", "5–5", "9"]),
    ])
    func otherRangesAreNumbers(_ header: String, _ cells: [String]) throws {
        let value = try value(header, cells)
        #expect(value.type == .integer && value.isQualified)
    }
}
