import Articles
import TestSupport
import Testing
import Text

@testable import Recipes

@Suite struct HeaderRowsStepTests {
    private static let source = PipeTable.table(
        "| Wood | Size | Size |\n|---|---|---|\n| Wood | dry |  |\n| Oak | 20 | 21 |\n")

    @Test func theFirstRowsAreTiersBelowTheHeader() throws {
        let bench = Workbench()
        let step = try #require(bench.step("header-rows: {}"))
        let table = step.apply(to: WorkingTable(Self.source), context: bench.context)
        #expect(table.columns.map(\.name) == ["Wood", "Size / dry", "Size"])
        #expect(table.columns.map { $0.header?.origin.location.line } == [3, 3, 1])
        #expect(table.texts == [["Oak", "20", "21"]])
        #expect(bench.mistakes == [])
    }

    @Test func theyTakeTheirNumbersFromColumnsWithoutAHeader() throws {
        let bench = Workbench()
        let step = try #require(bench.step("header-rows: {count: 2}"))
        let source = PipeTable.table("| Wood | Size |\n|---|---|\n|  | dry |\n| Oak | 20 |\n", headerRows: 0)
        let table = step.apply(to: WorkingTable(source), context: bench.context)
        #expect(table.columns.map(\.name) == ["Wood", "Size / dry"])
        #expect(table.texts == [["Oak", "20"]])
    }

    @Test func furtherHeadersAreLeftOut() throws {
        let bench = Workbench()
        let step = try #require(bench.step("header-rows: {}"))
        let rows = [
            "Wood | dry (mm) | wet", "Oak | 20 | 21", "Wood | dry (mm) | wet", "Elm | 5 | 6", "Wood | wet | dry (cm)",
        ]
        let source = PipeTable.table(
            "| Sizes |  |  |\n|---|---|---|\n" + rows.map { "| \($0) |\n" }.joined() + "| Ash | 7 | 8 |\n")
        let table = step.apply(to: WorkingTable(source), context: bench.context)
        #expect(table.texts == [["Oak", "20", "21"], ["Elm", "5", "6"], ["Ash", "7", "8"]])
        #expect(table.repeatedHeaders.rows == [2: .same, 4: .other])
    }

    /// Words of header cells below an empty corner are other units or names; numbers may be sums.
    @Test(arguments: [("in", "lb", true), ("12", "13", false)])
    func headerCellsBelowACornerAreAHeader(_ first: String, _ second: String, _ isHeader: Bool) throws {
        let html =
            "<table><tr><th>Pipe<th>Bore<th>Mass<tr><th><th>mm<th>kg<tr><td>A<td>10<td>1<tr><th><th>\(first)<th>\(second)"
            + "<tr><td>B<td>1<td>3</table>"
        let article = ArticleReader(options: IngestOptions()).article(path: "a.html", bytes: Array(html.utf8)).value
        let table = try #require(article.tables.first)
        #expect(RepeatedHeaders(table).rows == (isHeader ? [1: .other] : [:]))
    }

    @Test(arguments: ["header-rows: {count: 2}", "header-rows: {count: 0}", "header-rows: {rows: 1}"])
    func mistakesAreReported(yaml: String) {
        let bench = Workbench()
        let step = bench.step(yaml)
        _ = step?.apply(to: WorkingTable(Self.source), context: bench.context)
        #expect(bench.mistakes.count == 1)
    }
}
