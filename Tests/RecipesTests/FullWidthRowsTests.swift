import Articles
import Testing
import Text

@testable import Recipes

@Suite struct FullWidthRowsTests {
    /// A row of cells as Markdown or HTML writes them; a cell of `=` continues the one before it.
    private static func row(_ cells: [String], line: Int) -> [WorkingCell?] {
        var row: [WorkingCell?] = []
        for (column, raw) in cells.enumerated() {
            let cell = WorkingCell(
                ArticleText(
                    text: raw.replacing("**", with: ""), raw: raw,
                    location: SourceLocation(line: line, column: column + 1)))
            row.append(raw == "=" ? row.last ?? nil : cell)
        }
        return row
    }

    private static func rows(_ rows: [[String]]) -> FullWidthRows {
        FullWidthRows(of: rows.enumerated().map { row($1, line: $0 + 1) })
    }

    @Test(
        arguments: [
            ([["Hard", "="], ["Oak", "1"], ["Ash", ""]], [0], []),
            ([["Hard", ""], ["Oak", "1"], ["Ash", ""]], [0, 2], []),
            ([["**Hard**", ""], ["Oak", "1"], ["Ash", ""]], [0, 2], [2]),
            ([["**Hard**", ""], ["**Oak**", "1"], ["Ash", ""]], [0, 2], []),
            ([["**Hard**", ""], ["Oak", "1"], ["**Soft**", ""]], [0, 2], []),
            ([["Note", "="], ["**Hard**", ""], ["Oak", "1"], ["Ash", ""]], [0, 1, 3], [3]),
            ([["Hard", "="], ["Oak", "1"], ["**Soft**", ""], ["Fir", "2"], ["Ash", ""]], [0, 2], []),
            ([["Hard", ""], ["Oak", "1"], ["Soft", ""], ["Fir", "2"], ["Note", "="]], [0, 2, 4], []),
            ([["Oak", "1"], ["Ash", ""], ["Fir", "2"], ["Note", "="]], [3], []),
            ([["Title", "="], ["Hard", ""], ["Oak", "1"], ["Soft", ""], ["Fir", "2"]], [0, 1, 3], [1, 3]),
            ([["Dry", "="], ["Hard", "="], ["Oak", "1"], ["Ash", ""]], [0, 1], []),
            ([["", "1"], ["Oak", "1"]], [], []),
            ([["Oak"], ["Ash"]], [], []),
        ] as [([[String]], [Int], Set<Int>)])
    func oneTextFillsARowWhereNoTitlesAreSpanned(rows: [[String]], filled: [Int], doubtful: Set<Int>) {
        let found = Self.rows(rows)
        #expect(found.cells.indices.filter { found.cells[$0] != nil } == filled)
        #expect(found.doubtful == doubtful)
    }
}
