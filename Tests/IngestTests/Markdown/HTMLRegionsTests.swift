import Ingest
import Measures
import Testing

/// HTML tables in Markdown.
struct HTMLRegionsTests {
    struct Case: Sendable {
        let text: String
        let grids: [[[String]]]
    }

    static let cases: [Case] = [
        Case(text: "x\n\n<table>\n<tr><td>a</td>\n\n    <td>b</td></tr>\n</table>\n", grids: [[["a", "b"]]]),
        Case(text: "> <table>\n> <tr><td>a\n> b</td>\n>\n> <td>c</td></tr></table>\n", grids: [[["a b", "c"]]]),
        Case(text: "in <b>text</b> <TABLE class=\"a>b\"><tr><td>a</table> on\n", grids: [[["a"]]]),
        Case(text: "`<table><tr><td>a</table>` \\<table><tr><td>b</table>\n", grids: []),
        Case(text: "```\n<table><tr><td>a</table>\n```\n\n<!-- <table><tr><td>b</table> -->\n", grids: []),
        Case(
            text: "<table><tr><td>\n\n| a |\n|---|\n| b |\n\n</td></tr></table>\n",
            grids: [[["| a | |---| | b |"]], [["a"], ["b"]]]),
        Case(text: "<table>\n\n| a |\n|---|\n", grids: [[["a"]]]),
        Case(
            text: "<table><tr><td>a<table><tr><td>b</table></table>\n<table><tr><td>c</table>",
            grids: [[["a"]], [["b"]], [["c"]]]),
    ]

    @Test(arguments: cases)
    func tablesInMarkdown(example: Case) {
        let article = Reading.article(example.text)
        #expect(article.tables.map { Reading.grid($0) } == example.grids)
        #expect(article.tables.map(\.number) == Array(1..<(article.tables.count + 1)))
        Reading.expectRawAtItsPlace(article)
    }

    @Test func headingsInHTMLCount() {
        let article = Reading.article(
            "# A\n\n<h2 align=\"center\">B <i>c</i></h2>\n\n| a |\n|---|\n\n# D\n\n| a |\n|---|\n")
        #expect(article.tables.map { $0.headings.map(\.text) } == [["A", "B c"], ["D"]])
    }
}
