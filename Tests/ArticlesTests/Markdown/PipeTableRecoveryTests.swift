import Articles
import Testing
import Text

struct PipeTableRecoveryTests {
    struct Case: Sendable {
        let text: String
        let reason: String
        let grid: [[String]]
    }

    static let cases: [Case] = [
        Case(
            text: "a | b\n--|--|--\n1 | 2\nprose\n", reason: "3 delimiter cells for 2 header cells",
            grid: [["a", "b"], ["1", "2"]]),
        Case(
            text: "- item\na | b\n--|--\n1 | 2\n", reason: "lazily continues a list item's paragraph",
            grid: [["a", "b"], ["1", "2"]]),
        Case(
            text: "> said\na | b\n--|--\n1 | 2\n", reason: "lazily continues a quote's paragraph",
            grid: [["a", "b"], ["1", "2"]]),
        Case(
            text: "<div>\n| a | b |\n|---|---|\n| 1 | *2* |\n</div>\n", reason: "it is inside an HTML block",
            grid: [["a", "b"], ["1", "2"]]),
        Case(
            text: "- item\na | b\n--|\n1 | `x \\| y`\n",
            reason: "1 delimiter cell for 2 header cells; it lazily continues a list",
            grid: [["a", "b"], ["1", "x | y"]]),
    ]

    @Test(arguments: cases)
    func recoversWithItsReason(example: Case) {
        let article = Reading.article(example.text)
        #expect(article.tables.count == 1)
        #expect(article.tables.first?.isRecovered == true)
        #expect(Reading.grid(article.tables.first) == example.grid)
        #expect(article.tables.first?.findings.map(\.rule) == ["recovered-table"])
        let message = article.tables.first?.findings.first?.message ?? ""
        #expect(message.contains(example.reason), "\(message)")
        Reading.expectRawAtItsPlace(article)
        #expect(Reading.article(example.text, isStrict: true).tables.isEmpty)
    }

    /// As plain text, rows may be indented more than their header, and a header may have several lines.
    @Test(arguments: [
        ("Part | Size\n-----|-----\n    1|  20\n    2|   4\n", [["Part", "Size"], ["1", "20"], ["2", "4"]], 1),
        (
            "Switch   | IRQ\n10 9 8 7 |\n---------|-----\n 0 0 1 1 |  3\n 0 1 0 0 |  4\n",
            [["Switch", "IRQ"], ["10 9 8 7", ""], ["0 0 1 1", "3"], ["0 1 0 0", "4"]], 2
        ),
    ])
    func plainTextHasTheWholeTable(text: String, grid: [[String]], headerRows: Int) {
        for (path, end) in [("a.txt", ""), ("a.md", "\nend\n")] {
            let tables = Reading.article(text + end, path: path, readsAligned: true).tables
            #expect(tables.map { Reading.grid($0) } == [grid])
            #expect(tables.map(\.headerRows.count) == [headerRows])
            #expect(tables.flatMap(\.findings).isEmpty)
        }
        #expect(Reading.article(text).tables.count == 1)
    }

    @Test func twoTablesInARow() {
        let article = Reading.article("a | b\n--|--|--\n1 | 2\nc | d\n--|--|--\n3 | 4\n")
        #expect(article.tables.map { Reading.grid($0) } == [[["a", "b"], ["1", "2"]], [["c", "d"], ["3", "4"]]])
        #expect(article.tables.map(\.number) == [1, 2])
    }

    @Test func aLastDelimiterRowEndsTheTable() {
        for end in ["", "\n", "\nprose\n"] {
            let article = Reading.article("a | b\n--|--|--\n1 | 2\n3 | 4\n--|--|--\(end)")
            #expect(article.tables.map { Reading.grid($0) } == [[["a", "b"], ["1", "2"], ["3", "4"]]])
        }
    }

    /// A pipe alone is not a row or a header.
    @Test(arguments: ["|\n|1|2|\n", "|\n\n|\n|-|\n|5|\n"])
    func aTableBehindAPipeAloneIsRecoveredToo(between: String) {
        for cell in ["3", "*3*"] {
            let article = Reading.article("|a|b|\n|-|\n\(between)\n|c|d|\n|-|\n|\(cell)|4|\n")
            #expect(article.tables.map { Reading.grid($0) } == [[["a", "b"]], [["c", "d"], ["3", "4"]]])
        }
    }

    @Test(arguments: ["", "{| class=\"y\"\n|-\n| c || d\n|}\n| e || f\n"])
    func aTableOfMediaWikiIsNotRecovered(nested: String) {
        let wiki = "{| class=\"x\"\n\(nested)|-\n! a | b || c\n|-\n| 1 || 2\n|}\n"
        #expect(Reading.article(wiki).tables.isEmpty)
        #expect(Reading.article(wiki + "\na | b\n--|--|--\n1 | 2\n").tables.count == 1)
    }

    @Test func theHeaderGivesTheWidth() {
        let table = Reading.article("a | b\n--|--|--\n1 | 2 | 3\n|4|\n").tables.first
        #expect(Reading.findings(table) == ["1:1 recovered-table", "3:9 surplus-cells", "4:1 missing-cells"])
    }

    @Test(arguments: [
        "a | b\n1 | 2\n", "a | b\n---\n1 | 2\n", "a\n--|--\n1 | 2\n", "## a | b\n--|--\n1 | 2\n",
        "<div>\n<!--\na | b\n--|--|\n-->\n</div>\n", "<table><tr><td>\na | b\n--|--|--\n</td></tr></table>\n",
        "<div><pre>\na | b\n--|--\n</pre></div>\n",
    ])
    func whatStaysAsItIs(text: String) {
        #expect(Reading.article(text).tables.allSatisfy { !$0.isRecovered })
    }
}
