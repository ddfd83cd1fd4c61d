import Articles
import Testing
import Text

struct PipeTableTests {
    struct Case: Sendable {
        let name: String
        let text: String
        let grid: [[String]]
        let places: [String]
    }

    static let cases: [Case] = [
        Case(
            name: "plain", text: "| a | b |\n|---|---|\n| 1 | 2 |\n", grid: [["a", "b"], ["1", "2"]],
            places: ["1:3", "1:7", "3:3", "3:7"]),
        Case(
            name: "quote and uneven indents", text: "> p\n>   | a | b |\n>  |---|---|\n>| 1 | 2 |\n",
            grid: [["a", "b"], ["1", "2"]], places: ["2:7", "2:11", "4:4", "4:8"]),
        Case(
            name: "on a list item's first line", text: "10. | a |\n    |---|\n    | 1 |\n", grid: [["a"], ["1"]],
            places: ["1:7", "3:7"]),
        Case(
            name: "two list markers on one line", text: "- - a | b\n    --|--\n    1 | 2\n",
            grid: [["a", "b"], ["1", "2"]],
            places: ["1:5", "1:9", "3:5", "3:9"]),
        Case(
            name: "after a paragraph", text: "one\ntwo\n| a | b |\n|---|---|\n", grid: [["a", "b"]],
            places: ["3:3", "3:7"]),
        Case(
            name: "the grammar's empty cell before an indented header that continues a paragraph lazily",
            text: "- one\n | a | b |\n  |-|-|-|\n  | 1 | 2 | 3 |\n", grid: [["", "a", "b"], ["1", "2", "3"]],
            places: ["2:1", "2:4", "2:8", "4:5", "4:9", "4:13"]),
        Case(
            name: "a mark that is indented too far to be a quote's", text: "> one\n    >|\n> |-|\n> |1|\n",
            grid: [[">"], ["1"]], places: ["2:5", "4:4"]),
        Case(
            name: "an item that begins with two blank lines", text: "-\n  \n    | a |\n    |---|\n    | 1 |\n",
            grid: [["a"], ["1"]], places: ["3:7", "5:7"]),
        Case(
            name: "a mark that a tab indents too far", text: "- > > one\n  >\t    >|a|\n  > > |-|-|\n",
            grid: [[">", "a"]], places: ["2:9", "2:11"]),
        Case(
            name: "escaped pipes", text: "| a |\n|---|\n| x \\| `y \\| z` |\n", grid: [["a"], ["x | y | z"]],
            places: ["1:3", "3:3"]),
        Case(
            name: "code points, not bytes", text: "| 板 | 幅 |\n|---|---|\n| 松板 | ３ |\n",
            grid: [["板", "幅"], ["松板", "３"]],
            places: ["1:3", "1:7", "3:3", "3:8"]),
        Case(
            name: "lone CR", text: "| a |\r|---|\r| 1 |\r", grid: [["a"], ["1"]], places: ["1:3", "3:3"]),
        Case(
            name: "CRLF and a byte-order mark", text: "\u{FEFF}| a |\r\n|---|\r\n| 1 |\r\n", grid: [["a"], ["1"]],
            places: ["1:3", "3:3"]),
        Case(
            name: "empty cells", text: "| a | b |\n|---|---|\n||  |\n", grid: [["a", "b"], ["", ""]],
            places: ["1:3", "1:7", "3:2", "3:3"]),
        Case(
            name: "entities, markup, breaks", text: "| a |\n|---|\n| &lt;*b*  <br>c<b>d</b> |\n",
            grid: [["a"], ["<b\ncd"]],
            places: ["1:3", "3:3"]),
        Case(
            name: "prose after it is a row, as the grammar has it", text: "| a | b |\n|---|---|\nprose\n",
            grid: [["a", "b"], ["prose", ""]], places: ["1:3", "1:7", "3:1"]),
    ]

    @Test(arguments: cases)
    func cellsAndPlaces(of example: Case) {
        let article = Reading.article(example.text)
        #expect(article.tables.count == 1)
        #expect(Reading.grid(article.tables.first) == example.grid)
        let places = article.tables.first?.cells.map { "\($0.location.line):\($0.location.column)" }
        #expect(places == example.places)
        #expect(article.tables.first?.isRecovered == false)
        Reading.expectRawAtItsPlace(article)
    }

    @Test func rawStandsAsWritten() {
        let article = Reading.article("| a |\n|---|\n|  **b** \\| &amp;  |\n")
        #expect(article.tables.first?.cells.map(\.raw) == ["a", "**b** \\| &amp;"])
        #expect(article.tables.first?.cells.map(\.text) == ["a", "b | &"])
    }

    @Test func surplusAndMissingCellsAreFindings() {
        let table = Reading.article("> | a | b |\n> |---|---|\n> | 1 | 2 | 3 | 4 |\n> | 5 |\n").tables.first
        #expect(Reading.findings(table) == ["3:13 surplus-cells", "4:3 missing-cells"])
        #expect(table?.findings.first?.notes.map(\.message) == ["left out: \"3\"", "left out: \"4\""])
        #expect(table?.bodyRows.last.map(Array.init) == [4, nil])
    }

    @Test(arguments: [
        "```\n| a |\n|---|\n| 1 |\n```\n", "    | a |\n    |---|\n", "<!--\n| a | b |\n|---|---|\n-->\n",
        "<pre>\na | b\n--|--\n</pre>\n", "a\n---\n",
    ])
    func whatIsNoTable(text: String) {
        #expect(Reading.article(text).tables.isEmpty)
    }

    @Test(arguments: [(2, "1 more row has"), (3, "2 more rows have")])
    func moreRowsThanTheLimitAreReportedTogether(rows: Int, start: String) {
        let text = "| a | b |\n|---|---|\n" + String(repeating: "| 1 |\n", count: rows)
        let reader = ArticleReader(options: IngestOptions(limits: IngestLimits([.rowFindings: 1])))
        let messages = reader.article(path: "a.md", bytes: Array(text.utf8)).value.tables.flatMap(\.findings).map(
            \.message)
        #expect(messages.count == 2 && messages.last?.hasPrefix("\(start) too few or too many cells") == true)
    }

    @Test func headingsAndLeadIn() {
        let article = Reading.article("# Tides\n\n## *High*\n\nOne\ntwo\n\n| a |\n|---|\n\n# Planks\n\n| b |\n|---|\n")
        #expect(article.tables.map { $0.headings.map(\.text) } == [["Tides", "High"], ["Planks"]])
        #expect(article.tables.map { $0.leadIn?.text } == ["One two", nil])
        #expect(article.tables.first?.headings.last?.raw == "*High*")
        #expect(article.tables.first?.headings.last?.location == SourceLocation(line: 3, column: 4))
        #expect(article.tables.map(\.endLine) == [9, 14])
    }

    @Test func aParagraphIntroducesOneTable() {
        let table = "\n\n| a |\n|---|\n| 1 |\n\n"
        let text = "One" + table + "- Two" + table + "Three" + table + "<div>\nFour\n</div>" + table
        #expect(Reading.article(text).tables.map { $0.leadIn?.text } == ["One", nil, "Three", nil])
        let html = "One\n\n<table><tr><td>1</table>\n\n<table><tr><td>2</table>\n"
        #expect(Reading.article(html).tables.map { $0.leadIn?.text } == ["One", nil])
    }

    @Test func listsAreFlattened() {
        let article = Reading.article("# A\n\n1. one\n   - *two*\n\n     more\n2. three\n")
        #expect(article.lists.count == 1)
        #expect(article.lists.first?.isOrdered == true)
        #expect(article.lists.first?.headings.map(\.text) == ["A"])
        #expect(article.lists.first?.items.map(\.content.text) == ["one", "two more", "three"])
        #expect(article.lists.first?.items.map(\.location.column) == [4, 6, 4])
        #expect(article.lists.first?.items.map(\.number) == ["1", "1.1", "2"])
    }

    @Test(arguments: ["- #\n  one\n", "- one\n  #\n", "- \u{A0}\n\n  one\n\n  \u{3000}\n"])
    func emptyPartsOfAnItemDoNotCount(text: String) {
        let items = Reading.article(text).lists.first?.items
        #expect(items?.map(\.content.raw) == ["one"] && items?.map(\.content.text) == ["one"])
    }

    @Test func listsAreNumberedAsTheyCount() {
        let text = "3. a\n   - b\n     1. c\n   - d\n4. e\n\n\n- f\n- g\n"
        let lists = Reading.article(text).lists
        #expect(lists.map { $0.items.map(\.number) } == [["3", "3.1", "3.1.1", "3.2", "4"], ["1", "2"]])
    }

    /// Where the grammar sees no table, its lines are the item's text.
    @Test func aTableThatContinuesAnItemIsItsText() {
        let text = "- one\na | b\n--|--\n1 | 2\n\nTwo\n| a |\n|--|--|\n| 3 |\n\n| c |\n|---|\n"
        let article = Reading.article(text)
        #expect(article.lists.first?.items.map(\.content.text) == ["one a | b --|-- 1 | 2"])
        #expect(Reading.article(text, isStrict: true).tables.last?.leadIn?.text == "Two | a | |--|--| | 3 |")
    }

    /// Only tables and lists in it are read separately.
    @Test func anItemHasTheTextOfAllItsBlocks() {
        let text =
            "1. five\n   > six\n\n2. a\n   ```\n   b\n   ```\n   c\n3. d\n\n       e  f\n4. g\n   <div>h<table><tr><td>i"
            + "</table></div>\n\n   j\n   - k\n"
        let article = Reading.article(text)
        #expect(
            article.lists.first?.items.map(\.content.text) == ["five six", "a b c", "d e f", "g h j", "k"])
    }

    /// Numbers of lists in lists without end would be longer than the article.
    @Test func deepListsHaveShortNumbers() {
        let items = Reading.article(String(repeating: "- ", count: 300) + "a\n").lists.first?.items
        #expect(items?.allSatisfy { $0.number.utf8.count < 40 } == true)
    }

    @Test func aTableUnderAVeryLongParagraphIsSeenTheSame() {
        let text = String(repeating: "a\n", count: 30_000) + "| b |\n|---|\n| c |\n"
        let table = Reading.article(text).tables.first
        #expect(Reading.grid(table) == [["b"], ["c"]])
        #expect(table?.location.line == 30_001)
        #expect(table?.isRecovered == false)
    }

    @Test func aTableOfTooManyPlacesIsReportedAndNotParsed() {
        let wide = String(repeating: "a|", count: 1_000)
        let text = wide + "\n" + String(repeating: "-|", count: 1_000) + "\n" + String(repeating: "|x|\n", count: 1_000)
        let read = ArticleReader().article(path: "a.md", bytes: Array((text + "\n| b |\n|---|\n").utf8))
        #expect(read.findings.map(\.rule) == ["table-too-large"])
        #expect(read.value.tables.map { $0.location.line } == [1_004])
    }

    /// cmark-gfm's time grows with the square of the cells of one row; it sees none of these.
    @Test func aRowOfVeryManyCellsIsRead() {
        let text = "|a|b|\n|-|-|\n" + String(repeating: "|", count: 300_000) + "\n\n| b |\n|---|\n"
        let read = ArticleReader().article(path: "a.md", bytes: Array(text.utf8))
        #expect(read.findings.isEmpty)
        #expect(read.value.tables.map { $0.findings.map(\.rule) } == [["surplus-cells"], []])
    }

    /// Whoever asks for tables alone need not wait for pages without any.
    @Test(arguments: ["# A\n\na | b\n\n> [c]\n", "a | b\n- | -", "<TABLE><tr><td>x</table>", "- a | b\n  --|--\n"])
    func pagesWithAndWithoutTablesAreReadAlike(text: String) {
        let whole = ArticleReader().article(path: "a.md", bytes: Array(text.utf8)).value.tables
        let brief = ArticleReader(options: IngestOptions(readsTablesOnly: true))
            .article(path: "a.md", bytes: Array(text.utf8)).value.tables
        #expect(whole.map(Reading.grid) == brief.map(Reading.grid))
        #expect(whole.count == (text.contains("-|-") || text.contains("- | -") || text.contains("<") ? 1 : 0))
    }
}
