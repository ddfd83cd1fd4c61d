import Articles
import Testing
import Text

@testable import Workbench

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
        (["heading=sizez"], "none of 2 tables matches --select heading=sizez; did you mean \"heading=Sizes\"?"),
        (["header=Sizes"], "; a table's header may be \"Wood\", \"Width\", \"Price\""),
        (["size of oak"], "matches --select \"size of oak\"; did you mean \"Sizes of oak\"?"),
        (["nothing"], " may be \"Planks\", \"Sizes of oak\", \"Wood\", \"Width\", \"Dry\", …"),
        (["3"], "none of 2 tables matches --select 3; the last number is 2"),
        (
            ["heading=oak", "header=price"],
            " --select heading=oak --select header=price; each condition matches some table"
        ),
        (["heading=oak", "header=prize"], "; did you mean \"header=Price\"?"),
    ])
    func saysWhatThereIsWhereNothingIsChosen(texts: [String], message: String) throws {
        let selection = try TableSelection(texts)
        let found = SelectionSurvey(of: tables, for: selection).message(for: selection)
        #expect(found.hasSuffix(message))
    }

    @Test func countsTheTablesOfAllArticles() throws {
        let selection = try TableSelection(["caption=wet"])
        var survey = SelectionSurvey()
        #expect(survey.message(for: selection) == "no tables")
        survey.add(SelectionSurvey(of: Array(tables.suffix(1)), for: selection))
        let one = "the only table does not match --select caption=wet; no table has a caption"
        #expect(survey.message(for: selection) == one)
        survey.add(SelectionSurvey(of: tables, for: selection))
        #expect(survey.message(for: selection).hasSuffix("a table's caption may be \"Dry\""))
    }

    @Test(arguments: [
        ("heding=x", "--select has no condition \"heding\"; did you mean \"heading\"?"),
        ("number=x", "--select number= takes a number, but found \"x\""),
        ("", "--select takes a number or a text, but found nothing"),
    ])
    func whatIsNotKnownIsNamed(text: String, message: String) {
        let error = #expect(throws: UsageError.self) { try TableSelection([text]) }
        #expect(error?.description == message)
    }
}
