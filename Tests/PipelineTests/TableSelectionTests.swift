import Diagnostics
import Ingest
import Measures
import Testing

@testable import Pipeline

@Suite struct TableSelectionTests {
    private let tables = ArticleReader().article(
        path: "a.html",
        bytes: Array(
            """
            <h1>Planks</h1><h2>Sizes of oak</h2><table><caption>Dry</caption><tr><th>Wood<th>Width<tr><td>a<td>1</table>
            <h2>Prices</h2><table><tr><th>Wood<th>Price<tr><td>a<td>2</table>
            """.utf8)
    ).value.tables

    @Test(arguments: [
        ([], [1, 2]), (["2"], [2]), (["number=1"], [1]), (["heading=sizes"], [1]), (["heading=planks"], [1, 2]),
        (["header=Price"], [2]), (["header=wood", "heading=Prices"], [2]), (["caption=dry"], [1]), (["ＤＲＹ"], [1]),
        (["price"], [2]), (["1", "2"], [1, 2]), (["heading=oak", "header=price"], []), (["nothing"], []),
    ])
    func choosesTables(texts: [String], expected: [Int]) throws {
        let selection = try TableSelection(texts)
        #expect(tables.filter(selection.matches).map(\.number) == expected)
    }

    @Test(arguments: [
        ("heding=x", "--select knows no \"heding\"; did you mean \"heading\"?"),
        ("number=x", "--select number= wants a number, but found \"x\""),
        ("", "--select wants a number or a text, but found nothing"),
    ])
    func whatIsNotKnownIsNamed(text: String, message: String) {
        let error = #expect(throws: UsageError.self) { try TableSelection([text]) }
        #expect(error?.description == message)
    }
}
