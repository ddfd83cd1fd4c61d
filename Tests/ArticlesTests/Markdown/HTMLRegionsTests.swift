import Articles
import TestSupport
import Testing
import Text

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
            grids: [[[""]], [["a"], ["b"]]]),
        Case(
            text: "<table><tr><td>\n\nx\n\n| a |\n|---|\n| b |\n\ny\n\n</td></tr></table>\n",
            grids: [[["x y"]], [["a"], ["b"]]]),
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

    /// A table inside a line is part of Markdown, where marks count between its tags.
    @Test(arguments: [
        "| a |\n|---|\n| of TABLE |\n", "| a |\n|---|\n> | of TABLE |\n", "> text TABLE text\n",
        "- text\n  text TABLE\n",
    ])
    func markdownInATableOfALineIsRead(around: String) {
        let html =
            "<table><tr><th>**Code**</th><th>`N*<b>`</th></tr><tr><td>*a*<br>[b][x] 2</td><td>\\*slow \\| 1 < 2 _x_</td></tr></table>"
        let article = Reading.article(around.replacing("TABLE", with: html) + "\n[x]: /x\n")
        let table = article.tables.first { $0.syntax == .html }
        #expect(table?.cells.map(\.text) == ["Code", "N*<b>", "a\nb 2", "*slow | 1 < 2 x"])
        #expect(
            table?.cells.map(\.raw) == ["**Code**", "`N*<b>`", "*a*<br>[b][x] 2", "\\*slow \\| 1 < 2 _x_"])
        Reading.expectRawAtItsPlace(article)
    }

    /// Between blank lines in a cell there is Markdown.
    @Test(arguments: [
        ("**2**", "2", "**2**"), ("a **2** and `x<y`\nText", "a 2 and x<y Text", "a **2** and `x<y`\nText"),
        ("[a b](http://e.org/a_b) on", "a b on", "[a b](http://e.org/a_b) on"), ("[a][b]", "a", "[a][b]"),
        ("- a\n- b **c**", "a b c", "a\n- b **c**"), ("## A *b*", "A b", "A *b*"), ("A\n===", "A", "A"),
        ("> a\n> b", "a b", "a\n> b"), ("1\\*2 &lt; <b>3</b>", "1*2 < 3", "1\\*2 &lt; <b>3</b>"),
        ("a\\\nb", "a\nb", "a\\\nb"), ("x <http://e.org>", "x http://e.org", "x <http://e.org>"),
        ("<b>3</b> mm", "3</b> mm".replacing("</b>", with: ""), "3</b> mm"), ("a & b*c", "a & b*c", "a & b*c"),
        ("~~~\n**2**\n~~~", "**2**", "**2**"), ("    **2**", "**2**", "**2**"),
        ("- ```json\n  {\"a\": <b>}\n  ```", "{\"a\": <b>}", "{\"a\": <b>}"),
        ("A:\n\n~~~\nb\n\nc\n~~~", "A: b c", "A:\n\n~~~\nb\n\nc"),
        ("*a*\n\n*b*", "a b", "*a*\n\n*b*"), ("39<sup>*a*</sup>", "39^a", "39<sup>*a*</sup>"),
    ])
    func markdownInACellIsRead(markdown: String, text: String, raw: String) {
        let page = "Before\n\n<table>\n<tr><td>\n\n\(markdown)\n\n</td><td>**3**</td></tr>\n</table>\n\n[b]: /b\n"
        for tablesOnly in [false, true] {
            let reader = ArticleReader(options: IngestOptions(readsTablesOnly: tablesOnly))
            let article = reader.article(path: "a.md", bytes: Array(page.utf8)).value
            #expect(article.tables.map { $0.cells.map(\.text) } == [[text, "**3**"]])
            #expect(article.tables.first?.cells.first?.raw == raw)
            Reading.expectRawAtItsPlace(article)
        }
    }

    @Test func aHeadingWithALineUnderItEndsWithThatLine() {
        let article = Reading.article("<table><tr><td>\n\n**A**\nb\n---\n</td><td>1</td></tr></table>\n")
        #expect(article.tables.map { Reading.grid($0) } == [[["A b", "1"]]])
        #expect(article.tables.first?.cells.first?.raw == "**A**\nb")
    }

    @Test func markdownInATableOfAContainerIsRead() {
        let article = Reading.article(
            "> <table><tr><td>\n>\n> *a*\n> *b*\n>\n> </td><td>c</td></tr></table>\n\n- <table><tr><td>\n\n  *d*\n\n  </td></tr></table>\n"
        )
        #expect(article.tables.map { Reading.grid($0) } == [[["a b", "c"]], [["d"]]])
        #expect(article.tables.flatMap(\.cells).map(\.raw) == ["*a*\n> *b*", "c", "*d*"])
        Reading.expectRawAtItsPlace(article)
    }

    struct ListCase {
        let text: String
        /// For each list its items: the number and the text.
        let items: [[[String]]]

        init(_ text: String, _ items: [[[String]]]) { (self.text, self.items) = (text, items) }
    }

    static let listCases = [
        ListCase(
            "<ul>\n\n<li>A</li>\n\n<li>B: 12\n\nand *more*\n\n</li>\n\n</ul>\n",
            [[["1", "A"], ["2", "B: 12 and more"]]]),
        ListCase(
            "<ol start=3>\n<li>\n\nA:\n\n- one\n- *two*\n\n  more\n\n</li>\n<li>z</li>\n</ol>\n",
            [[["3", "A:"], ["3.1", "one"], ["3.2", "two more"], ["4", "z"]]]),
        ListCase(
            "<ul><li>\n\n4. a\n   * b\n5. <div>c</div>\n\n</li></ul>\n\n- d\n",
            [[["1.4", "a"], ["1.4.1", "b"], ["1.5", "c"]], [["1", "d"]]]),
        ListCase("<dl>\n<dt>\n\n**Oak**\n\n<dd>\n\n`3`\n\n</dl>\n\n- a\n", [[["Oak", "3"]], [["1", "a"]]]),
        ListCase(
            "<dl>\n<dt>Oak\n<dd>\n<dt>Fir\n<dd>3\n<dt>Elm\n<dt>Ash\n</dl>\n",
            [[["Oak", ""], ["Fir", "3"], ["Elm, Ash", ""]]]),
        ListCase("> <ul>\n>\n> <li>*a*\n> b\n>\n> </ul>\n\n<ul>\n<li>c\n", [[["1", "*a* b"]], [["1", "c"]]]),
        ListCase("<ul>\n\nno item\n\n</ul>\n\n- a\n", [[["1", "a"]]]),
        ListCase("<ul>\n\n- a\n- b\n\n</ul>\n", [[["1", "a"], ["2", "b"]]]),
    ]

    /// A blank line in a list ends the HTML of the grammar, and not the list.
    @Test(arguments: listCases)
    func aListMayHaveBlankLines(_ example: ListCase) {
        let article = Reading.article(example.text)
        #expect(article.lists.map { $0.items.map { [$0.number, $0.content.text] } } == example.items)
        Reading.expectRawAtItsPlace(article)
    }

    @Test func headingsInHTMLCount() {
        let article = Reading.article(
            "# A\n\n<h2 align=\"center\">B <i>c</i></h2>\n\n| a |\n|---|\n\n# D\n\n| a |\n|---|\n")
        #expect(article.tables.map { $0.headings.map(\.text) } == [["A", "B c"], ["D"]])
    }

    /// As a page shows them, and without the marks of a quote.
    @Test(arguments: [
        ("> <h2>A\n> b</h2>", ["A b"]), ("<noscript><h2>A</h2></noscript>", []), ("<h2 hidden>A</h2>", []),
        ("<div><h2>A<h3>b</h3><p>c</div>", ["A", "b"]),
        ("<h2>A</h2><table><tr><td><h3>b</h3></table><h4>c</h4>", ["A", "c"]),
        ("<!-- <h2>A</h2> -->", []), ("<h2 title='a>b'>A</h2>", ["A"]), ("<pre>\n<h2>A\n\nb</h2></pre>", ["A b"]),
    ])
    func headingsInHTMLAreReadAsInAPage(html: String, headings: [String]) {
        let article = Reading.article("\(html)\n\n| a |\n|---|\n")
        #expect(article.tables.last?.headings.map(\.text) == headings)
    }

    /// Where only tables are wanted, the parser is not given all of the prose.
    @Test(arguments: 0..<1000)
    func tablesAloneAreReadAlike(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let lines = (0..<Int.random(in: 4...16, using: &generator)).map { _ in
            (["", "", "", "", "  ", "> ", "- "].randomElement(using: &generator) ?? "")
                + (Self.lines.randomElement(using: &generator) ?? "")
        }
        let text = lines.joined(separator: "\n") + "\n"
        let read = [true, false].map { tablesOnly in
            let reader = ArticleReader(options: IngestOptions(readsTablesOnly: tablesOnly))
            let article = reader.article(path: "a.md", bytes: Array(text.utf8)).value
            Reading.expectRawAtItsPlace(article)
            return article.tables.filter { $0.syntax == .html }
        }
        #expect(read[0].map(\.cells) == read[1].map(\.cells), "seed \(seed)\n\(text)")
    }

    private static let lines = [
        "", "", "", "", "<table>", "<table><tr><td>", "<tr><td>", "<td>", "</td>", "</td></tr></table>", "</table>",
        "words **and** more", "words", "*b*", "`c<d>`", "[e](/f)", "## g", "===", "---", "| h | *i* |", "|---|---|",
        "<!-- <table> -->", "<!-- </table> -->", "<!--", "-->", "`<table>`", "k <b>l</b>", "m & n &lt;", "[o]: /p",
        "[o]",
        "```", "1. q", "r\\", "<p title='</table>'>", "</b> *s* <i>",
    ]
}
