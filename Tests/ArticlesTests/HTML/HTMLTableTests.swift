import Articles
import Testing
import Text

struct HTMLTableTests {
    struct Case: Sendable {
        let name: String
        let html: String
        let grid: [[String]]
        var headerRows = 0
        var findings: [String] = []
    }

    static let cases: [Case] = [
        Case(
            name: "head, body, foot in the standard's order",
            html: "<table><thead><tr><th>A<tfoot><tr><td>f<tbody><tr><td>b</table>", grid: [["A"], ["b"], ["f"]],
            headerRows: 1),
        Case(
            name: "leading rows of th alone are headers",
            html: "<table><tr><th>A<th>B<tr><th>r<td>1<tr><th>x<th>y</table>",
            grid: [["A", "B"], ["r", "1"], ["x", "y"]],
            headerRows: 1),
        Case(
            name: "crossing rowspans",
            html: "<table><tr><td rowspan=2>a<td>b<td rowspan=3>c<tr><td rowspan=2>d<tr><td>e</table>",
            grid: [["a", "b", "c"], ["a", "d", "c"], ["e", "d", "c"]]),
        Case(
            name: "rowspan 0 ends with its group",
            html: "<table><tbody><tr><td rowspan=0>a<td>1<tr><td>2<tbody><tr><td>b<td>3</table>",
            grid: [["a", "1"], ["a", "2"], ["b", "3"]]),
        Case(
            name: "numbers of rows as the standard reads them",
            html:
                "<table><tr><td rowspan=-0>a<td rowspan='&#11;2'>b<td rowspan=' +2'>c<td rowspan=-2>d<tr><td>e<td>f</table>",
            grid: [["a", "b", "c", "d"], ["a", "e", "c", "f"]]),
        Case(
            name: "a rowspan does not leave its group but keeps its rows",
            html: "<table><thead><tr><th rowspan=2>A<tbody><tr><td>1</table>", grid: [["A"], ["A"], ["1"]],
            headerRows: 2),
        Case(
            name: "overlapping",
            html: "<table><tr><td>a<td rowspan=2>b<tr><td colspan=2>c</table>", grid: [["a", "b"], ["c", "b"]],
            findings: ["1:50 overlapping-cells"]),
        Case(
            name: "short rows", html: "<table><tr><td>a<td>b<tr><td>c</table>", grid: [["a", "b"], ["c", ""]]),
        Case(
            name: "spans that are not numbers count as one",
            html: "<table><tr><td colspan=x>a<td rowspan=-2 colspan=0>b</table>", grid: [["a", "b"]]),
        Case(
            name: "hidden cells, rows and words",
            html: "<table><tr><td hidden>x<td>a<span style='display: NONE'>y</span><tr hidden><td>z</table>",
            grid: [["a"]]),
        Case(
            name: "the frame of a sheet",
            html:
                "<table class='a waffle'><thead><tr><th><th>A<th>C</thead><tr><th>1<td>City<td>Size<tr><th>2<td>Oslo<td>23</table>",
            grid: [["City", "Size"], ["Oslo", "23"]]),
        Case(
            name: "letters of another table",
            html: "<table><thead><tr><th><th>A<th>B</thead><tr><th>1<td>x<td>o</table>",
            grid: [["", "A", "B"], ["1", "x", "o"]],
            headerRows: 1),
        Case(
            name: "collapsed columns",
            html:
                "<table><col><col style='visibility: Collapse'><col style='display: none; visibility: hidden'><tr><th>A<th>B<th>C"
                + "<tr><td colspan=2>a<td rowspan=2>c<tr><td>1<td>2</table>",
            grid: [["A", "C"], ["a", "c"], ["1", "c"]], headerRows: 1),
        Case(
            name: "a collapsed group of columns",
            html:
                "<table><colgroup style='visibility:collapse' span=2><colgroup><col><tr><td>a<td>b<td>c<tr><td colspan=3>d</table>",
            grid: [["c"], ["d"]]),
        Case(
            name: "scripts, styles and templates are not text",
            html: "<table><tr><td>a<script>s</script><style>t</style><template>u</template></table>", grid: [["a"]]),
        Case(
            name: "the description of a formula or a drawing is not text",
            html: "<table><tr><td><math><semantics><mi>x</mi><annotation encoding='application/x-tex'>\\x</annotation>"
                + "<annotation-xml encoding='text/html'><b>x</b></annotation-xml></semantics></math>"
                + "<td><svg><title>t</title><desc>d <b>e</b></desc><metadata>m</metadata><style>s</style>"
                + "<script>i</script><text>y</text></svg><td><annotation>a</annotation><desc>b</desc></table>",
            grid: [["x", "y", "ab"]]),
        Case(
            name: "white space, breaks, blocks",
            html: "<table><tr><td> a\n b<br> c <p>d</p><p>e</p>&nbsp;</table>", grid: [["a b\nc d e"]]),
    ]

    static let oddities: [Case] = [
        Case(
            name: "a span beyond the last column makes columns",
            html: "<table><tr><td>a<tr><td colspan=3>b<tr><td>c</table>",
            grid: [["a", "", ""], ["b", "b", "b"], ["c", "", ""]]),
        Case(
            name: "a span beyond the last row makes rows", html: "<table><tr><td rowspan=3>a<td>b</table>",
            grid: [["a", "b"], ["a", ""], ["a", ""]]),
        Case(
            name: "rowspan 0 in the last row", html: "<table><tr><td>a<tr><td rowspan=0>b</table>",
            grid: [["a"], ["b"]]),
        Case(
            name: "rowspan 0 in a head leaves the body alone",
            html: "<table><thead><tr><th rowspan=0>A<th>B<tr><th>b<tbody><tr><td>1<td>2</table>",
            grid: [["A", "B"], ["A", "b"], ["1", "2"]], headerRows: 2),
        Case(
            name: "end tags left out or too many",
            html: "<table><tr><td>a<td>b</td></td></tr></tr><td>c</tbody><tr><td>d</table>",
            grid: [["a", "b"], ["c", ""], ["d", ""]]),
        Case(
            name: "cells without a row", html: "<table><td>a<td>b<tr><td>c<tbody><td>d</table>",
            grid: [["a", "b"], ["c", ""], ["d", ""]]),
        Case(
            name: "text between cells comes before the table",
            html: "<table>x<tr>y<td>a<b>z</b></td>w</tr></table>", grid: [["az"]]),
        Case(
            name: "a head behind the body stays there",
            html: "<table><tbody><tr><td>a</tbody><thead><tr><th>A</thead></table>", grid: [["a"], ["A"]]),
        Case(
            name: "a second head is not a header",
            html: "<table><thead><tr><th>A<tbody><tr><td>a<thead><tr><th>B<tbody><tr><td>b</table>",
            grid: [["A"], ["a"], ["B"], ["b"]], headerRows: 1),
        Case(
            name: "two tiers in a head of td",
            html: "<table><thead><tr><td colspan=2>A<tr><td>b<td>c<tbody><tr><td>1<td>2</table>",
            grid: [["A", "A"], ["b", "c"], ["1", "2"]], headerRows: 2),
        Case(
            name: "two tiers of th",
            html: "<table><tr><th rowspan=2>r<th colspan=2>A<tr><th>b<th>c<tr><th>x<td>1<td>2</table>",
            grid: [["r", "A", "A"], ["r", "b", "c"], ["x", "1", "2"]], headerRows: 2),
        Case(
            name: "names of groups below a header",
            html: "<table><tr><th>A<th>B<tr><th colspan=2>C<tr><td>1<td>2<tr><th colspan=2>D<tr><td>3<td>4</table>",
            grid: [["A", "B"], ["C", "C"], ["1", "2"], ["D", "D"], ["3", "4"]], headerRows: 1),
        Case(
            name: "two levels of names of groups below a header",
            html: "<table><tr><th>A<th>B<tr><th colspan=2>C<tr><th colspan=2>D<tr><td>1<td>2<tr><th colspan=2>E"
                + "<tr><th colspan=2>F<tr><td>3<td>4</table>",
            grid: [["A", "B"], ["C", "C"], ["D", "D"], ["1", "2"], ["E", "E"], ["F", "F"], ["3", "4"]], headerRows: 1),
        Case(
            name: "one wide tier below a header",
            html: "<table><tr><th>A<th>B<tr><th colspan=2>mm<tr><td>1<td>2</table>",
            grid: [["A", "B"], ["mm", "mm"], ["1", "2"]], headerRows: 2),
        Case(
            name: "what only readers without scripts see",
            html: "<!doctype html><noscript><table><tr><td>a</table></noscript><table><tr><td>1</table>",
            grid: [["1"]], headerRows: 0),
        Case(
            name: "a table in the title of a drawing",
            html: "<svg><title><table><tr><td>a</table></title></svg><table><tr><td>1</table>",
            grid: [["1"]], headerRows: 0),
        Case(
            name: "a paragraph without an end in noscript",
            html: "<noscript><p>Enable scripts.</noscript><table><tr><td>1<td>2</table>",
            grid: [["1", "2"]], headerRows: 0),
        Case(
            name: "two tiers over an empty corner",
            html: "<table><tr><td rowspan=2>&nbsp;</td><th colspan=2>A<tr><th>b<th>c<tr><th>x<td>1<td>2</table>",
            grid: [["", "A", "A"], ["", "b", "c"], ["x", "1", "2"]], headerRows: 2),
        Case(
            name: "two tiers by scope",
            html: "<table><tr><td scope=colgroup colspan=2>A<tr><td scope=COL>b<td scope=col>c<tr><td>1<td>2</table>",
            grid: [["A", "A"], ["b", "c"], ["1", "2"]], headerRows: 2),
        Case(
            name: "labels of rows are not headers of columns",
            html: "<table><tr><th scope=row>a<tr><th scope=row>b</table>", grid: [["a"], ["b"]]),
        Case(
            name: "a label in front of an empty cell is not a header",
            html: "<table><tr><th>a<td><tr><th>b<td>1</table>",
            grid: [["a", ""], ["b", "1"]]),
        Case(
            name: "comments, columns and what is hidden",
            html: "<table><!-- <tr><td>no --><colgroup><col span=9><tr><td>a<!-- b -->c<td><span hidden>d</span>"
                + "<tbody hidden><tr><td>e</table>",
            grid: [["ac", ""]]),
        Case(
            name: "rows in a template, a script or a style",
            html: "<table><template><tr><td>a</template><script>'<td>b'</script><style>c</style><tr><td>d</table>",
            grid: [["d"]]),
    ]

    @Test(arguments: cases + oddities)
    func grids(of example: Case) {
        let article = Reading.article(example.html, path: "a.html")
        #expect(article.tables.count == 1)
        let table = article.tables.first
        #expect(Reading.grid(table) == example.grid, "\(example.name)")
        #expect(table?.headerRows.count == example.headerRows)
        #expect(Reading.findings(table) == example.findings)
        Reading.expectRawAtItsPlace(article)
    }

    @Test func rawRunsFromTheFirstToTheLastCharacterThatContributes() {
        let html = "<table><tr><td> <b>x</b> &lt; <i>y</i></u> <td></table>"
        let cells = Reading.article(html, path: "a.html").tables.first?.cells
        #expect(cells?.map(\.text) == ["x < y", ""])
        #expect(cells?.map(\.raw) == ["x</b> &lt; <i>y", ""])
        #expect(cells?.map(\.location.column) == [20, 48])
    }

    /// A label replaces what its element shows, which a nested table is not part of.
    @Test(arguments: [
        ("<a title=no><table><tr><td>1</table></a>", ""), ("<span title=no><b><table><tr><td>1</table></b></span>", ""),
        ("<span title=no><i title=yes></i><table><tr><td>1</table></span>", "yes"),
        ("<i title=yes></i><table><tr><td>1</table>", "yes"),
    ])
    func theLabelOfANestedTableIsNoText(cell: String, text: String) {
        let article = Reading.article("<table><tr><td>\(cell)<td>b</table>", path: "a.html")
        #expect(article.tables.map { Reading.grid($0) } == [[[text, "b"]], [["1"]]])
    }

    @Test func nestedTablesFollowTheirOwn() {
        let html = """
            <table><caption>Out<b>er</b></caption><tr><td>a <table><tr><td>in</table> b
            <table role=presentation><tr><td>lay<td>out</table></table>
            """
        let tables = Reading.article(html, path: "a.html").tables
        #expect(tables.map { Reading.grid($0) } == [[["a b lay out"]], [["in"]]])
        #expect(tables.first?.caption?.text == "Outer")
        #expect(tables.first?.caption?.raw == "Out<b>er")
    }

    @Test func headingsByRole() {
        let html = """
            <h1>A</h1><div role="heading" aria-level="2">B</div><div role="heading" aria-level="3" hidden>C</div>\
            <table><tr><td>1</table><p role=heading>D<p>E<table><tr><td>2</table><span role="heading" aria-level="9">F</span>\
            <div role="heading group" aria-level="1">G</div><table><tr><td>3</table>
            """
        // A long page is digested before it is parsed.
        for page in [html, html + "<p>" + String(repeating: "filler ", count: 200)] {
            for options in [IngestOptions(), IngestOptions(readsTablesOnly: true)] {
                let article = ArticleReader(options: options).article(path: "a.html", bytes: Array(page.utf8)).value
                let headings = article.tables.map { $0.headings.map(\.text) }
                #expect(headings == [["A", "B"], ["A", "D"], ["A", "D", "F"]])
            }
        }
    }

    @Test func headingsParagraphsAndLists() {
        let html = "<h1>A</h1><p>far</p><h2>B</h2><p>near</p><table><tr><td><p>in</table><ul><li>x<ol><li>y</ol></ul>"
        let article = Reading.article(html + "<table><tr><td>2</table>", path: "a.htm")
        #expect(article.tables.map { $0.headings.map(\.text) } == [["A", "B"], ["A", "B"]])
        #expect(article.tables.map { $0.leadIn?.text } == ["near", nil])
        #expect(article.lists.map { $0.items.map(\.content.text) } == [["x", "y"]])
        #expect(article.lists.map(\.isOrdered) == [false])
        #expect(article.lists.map { $0.items.map(\.number) } == [["1", "1.1"]])
    }

    /// A list in an item separates what is before and behind it; a field or a drawing makes joined digits doubtful.
    @Test(arguments: [
        ("<li>1<ul><li>x</ul>2", "1 2", 1), ("<li>5<input type=checkbox>6", "56", 1),
        ("<li>5<svg><text>7</text></svg>6", "576", 2), ("<li>5<b>6</b>", "56", 0),
    ])
    func digitsOfAnItemAreKeptApart(html: String, text: String, seams: Int) {
        let item = Reading.article("<ol>\(html)</ol>", path: "a.html").lists.first?.items.first?.content
        #expect(item?.text == text && item?.content.seams.count == seams)
    }

    @Test(arguments: [
        ("<ol start=3><li>a<ul><li>b<li>c</ul><li>d</ol>", ["3", "3.1", "3.2", "4"]),
        ("<ol><li>a<li value=7>b<li>c</ol>", ["1", "7", "8"]), ("<ol reversed><li>a<li>b</ol>", ["2", "1"]),
        ("<ol reversed start=9><li>a<li>b</ol>", ["9", "8"]), ("<ol start=x><li>a</ol>", ["1"]),
        ("<ol><li><ul><li>a</ul><li>b</ol>", ["1.1", "2"]),
        ("<ol start=9223372036854775807><li>a<li>b</ol>", ["1000000000", "1000000001"]),
    ])
    func listsAreNumberedAsTheyCount(html: String, numbers: [String]) {
        let lists = Reading.article(html, path: "a.html").lists
        #expect(lists.map { $0.items.map(\.number) } == [numbers])
    }

    @Test(arguments: [
        ("<figure><table><tr><td>1</table><figcaption>Sizes <b>dry</b></figcaption></figure>", "Sizes dry" as String?),
        ("<figure><div><figcaption>no</figcaption></div><table><tr><td>1</table></figure>", nil),
        ("<figure><div><table><tr><td>1</table></div><figcaption>Sizes</figcaption></figure>", "Sizes"),
        ("<figure><table><caption>Own</caption><tr><td>1</table><figcaption>Sizes</figcaption></figure>", "Own"),
        ("<figure><table><tr><td>1</table><table><tr><td>2</table><figcaption>Both</figcaption></figure>", nil),
        ("<figure><figcaption>Sizes</figcaption></figure><table><tr><td>1</table>", nil),
    ])
    func aFigureOfOneTableHasItsCaption(html: String, caption: String?) {
        #expect(Reading.article(html, path: "a.html").tables.first?.caption?.text == caption)
    }

    @Test(arguments: [
        ("85.6<sup>2</sup>", "85.6<sup>2</sup>"), ("m/s<sup>2</sup> x", "m/s<sup>2</sup> x"),
        ("<sup>14</sup>C", "<sup>14</sup>C"), ("39<sup>*</sup>", "39"), ("5<sup></sup>", "5"), ("5<sup>2", "5<sup>2"),
    ])
    func whatIsRaisedContributesWithItsTags(cell: String, raw: String) {
        let article = Reading.article("<table><tr><td>\(cell)</td></tr></table>", path: "a.html")
        #expect(article.tables.first?.cells.first?.raw == raw)
    }

    /// Without a doctype a paragraph that is left open holds the tables after it; it introduces the first.
    @Test func anOpenParagraphIntroducesOneTable() {
        let html = "<p>near" + String(repeating: "<table><tr><td>1</table>", count: 10_000)
        let tables = Reading.article(html, path: "a.html").tables
        #expect(tables.count == 10_000 && tables.first?.leadIn?.text == "near" && tables.last?.leadIn == nil)
    }

    @Test(arguments: ["a.html", "a.md"])
    func nestingBeyondTheLimitIsReported(path: String) {
        let html = "<table><tr><td>" + String(repeating: "<div>", count: 30_000) + "</table>"
        let read = ArticleReader().article(path: path, bytes: Array(html.utf8))
        #expect(read.findings.map(\.rule) == ["nested-too-deep"])
        #expect(read.value.tables.isEmpty)
    }

    @Test func spansBeyondTheLimitAreReported() {
        let html = "<table><tr><td rowspan=65534 colspan=1000>a</table><table><tr><td>b</table>"
        let tables = Reading.article(html, path: "a.html").tables
        #expect(tables.map { $0.findings.map(\.rule) } == [["table-too-large"], []])
        #expect(tables.first?.cells.isEmpty == true)
        #expect(tables.first?.findings.first?.severity == .error)
    }

    /// Excel ends rows with an empty cell over all columns up to the last one of the sheet.
    @Test func spansOfEmptyEndsAreCutIfTheTableExceedsTheLimit() {
        let end = "<td colspan=900></td></tr>"
        let rows = "<tr><td>1</td><td>2</td><td>3</td>\(end)<tr><th colspan=2>x</th>\(end)"
        let grid = Reading.grid("<table>\(String(repeating: rows, count: 300))</table>", path: "a.html")
        #expect(grid.count == 600)
        #expect(grid.prefix(2) == [["1", "2", "3", ""], ["x", "x", "", ""]])
        let texts = "<table>\(String(repeating: "<tr><td>1</td><td colspan=900>2</td></tr>", count: 600))</table>"
        #expect(Reading.article(texts, path: "a.html").tables.first?.cells.isEmpty == true)
    }

    @Test func emptyRowsFillPlacesToo() {
        let html =
            "<table><tr>" + String(repeating: "<td>a", count: 1000) + String(repeating: "<tr>", count: 20_000)
            + "</table>"
        let table = Reading.article(html, path: "a.html").tables.first
        #expect(table?.findings.map(\.rule) == ["table-too-large"])
        #expect(table?.bodyRows.isEmpty == true)
    }

    /// 400 places are few, but a long cell in each of them would be a long text many times.
    @Test func aLongCellIsNotRepeatedWithoutEnd() {
        let long = String(repeating: "x", count: 50_000)
        let html =
            "<table><tr><td rowspan=20 colspan=20>\(long)</tr>" + String(repeating: "<tr></tr>", count: 19) + "</table>"
        let table = Reading.article(html, path: "a.html").tables.first
        #expect(table?.findings.map(\.rule) == ["table-too-large"])
        #expect(table?.findings.first?.message.contains("repeat more than 16000000 bytes") == true)
        #expect(table?.cells.isEmpty == true)
    }

    @Test func manyTablesTogetherHaveALimitToo() {
        let table =
            "<table><tr><td rowspan=1000 colspan=400>1</tr>" + String(repeating: "<tr></tr>", count: 999) + "</table>"
        let tables = Reading.article(String(repeating: table, count: 4), path: "a.html").tables
        #expect(tables.map { $0.findings.map(\.rule) } == [[], [], ["table-too-large"], []])
        #expect(tables.last?.cells.isEmpty == true)
    }

    /// Elements that were put before their table, or opened again, precede what is read before them.
    @Test(arguments: [
        "<table><tr><td><table role=presentation><tr><td>x</td></tr>late</table></table>",
        "<table><tr><td><a href=b>y</a><table role=presentation><tr><td>x</td></tr>late<sup>2</sup></table></table>",
        "<ul><li><p><font style='vertical-align:super'>a</p><li><textarea>b</textarea>c</ul>",
        "<table><tr><td><svg><title></title></svg></table>", "<table><tr><td><svg><title></title><g/></svg>x</table>",
    ])
    func placesInAnyOrder(page: String) {
        let article = Reading.article(page, path: "a.html")
        #expect(article.tables.count + article.lists.count > 0)
    }

    @Test func ofAttributesWithOneNameTheFirstCounts() {
        let page = "<table><tr><td style='' style='display:none'>a<td hidden>b<td>c</table>"
        #expect(Reading.grid(page, path: "a.html") == [["a", "c"]])
    }
}
