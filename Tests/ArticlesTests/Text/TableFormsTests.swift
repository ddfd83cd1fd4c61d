import Articles
import Testing
import Text

/// What surrounds tables: headings, captions, front matter; and where one table ends and the next begins.
struct TableFormsTests {
    @Test(arguments: [
        ("<h2>Sizes<a class=\"headerlink\" href=\"#sizes\" title=\"Permalink\">¶</a></h2>", "Sizes"),
        ("<h2><a class=\"anchor\" href=\"#sizes\" aria-hidden=\"true\">#</a> Sizes</h2>", "Sizes"),
        ("<h2><a href=\"#sizes\">Sizes</a></h2>", "Sizes"),
        (
            "<h2><span>Sizes</span><span class=\"mw-editsection\"><span>[</span><a href=\"/w?action=edit\">edit</a><span>]</span></span></h2>",
            "Sizes"
        ),
        (
            "<h2>Sizes<span>[</span><a href=\"/w?veaction=edit\">bewerken</a><span> | </span><a href=\"/w?action=edit\">brontekst</a><span>]</span></h2>",
            "Sizes"
        ),
        ("<h2>Sizes [edit]</h2>", "Sizes"), ("<h2>C#</h2>", "C#"), ("<h2>Sizes [2]</h2>", "Sizes [2]"),
        ("<h2>Sizes <a href=\"#s\" title=\"Permanent link\">permalink</a></h2>", "Sizes"),
        ("<h2>Sizes<button>Copy</button></h2>", "Sizes"),
        ("<h2>The class <code>{.wide}</code></h2>", "The class {.wide}"),
        ("<h2>2<sup>nd</sup> sizes</h2>", "2nd sizes"), ("<h2>Si&shy;zes</h2>", "Sizes"),
    ])
    func headingsOfPages(heading: String, text: String) {
        let article = Reading.article("\(heading)<table><tr><td>1</table>", path: "a.html")
        #expect(article.tables.first?.headings.map(\.text) == [text])
        let markdown = Reading.article("\(heading)\n\n| a |\n|---|\n")
        #expect(markdown.tables.first?.headings.map(\.text) == [text])
    }

    @Test(arguments: [
        ("## Sizes {#sizes}", "Sizes"), ("## Sizes {.wide #a}", "Sizes"), ("## Sizes {-}", "Sizes"),
        ("## Sizes {: #sizes}", "Sizes"), ("## Sizes ¶", "Sizes"), ("## Sizes [¶](#sizes)", "Sizes"),
        ("## Sizes [#](#sizes \"Permalink\")", "Sizes"), ("## [](#sizes)Sizes", "Sizes"), ("## Sizes[edit]", "Sizes"),
        ("## <a name=\"sizes\"></a>Sizes", "Sizes"), ("## Set {a, b}", "Set {a, b}"), ("## C#", "C#"),
        ("## Sizes {#sizes} ¶", "Sizes"), ("## Sizes ¶ {#sizes}", "Sizes"), ("## Ids `{#id}`", "Ids {#id}"),
        ("## Sizes[^1]\n\n[^1]: dried twice", "Sizes"), ("## Sizes [^1]\n\n[^1]: dried", "Sizes"),
        ("Sizes {#s}\n---", "Sizes"), ("## `f()` {#f}", "f()"),
    ])
    func headingsOfMarkdown(heading: String, text: String) {
        let article = Reading.article("\(heading)\n\n| a |\n|---|\n")
        #expect(article.tables.first?.headings.map(\.text) == [text])
    }

    @Test(arguments: [
        ("---\ntitle: Sizes\n---\n", []), ("---\ntitle: Sizes\nlayout: page\n...\n\n# A", ["A"]),
        ("+++\ntitle = \"x\"\n+++\n", []),
        ("---\n# a comment\ntitle: x\n---\n", []), ("\u{FEFF}---\r\ntitle: x\r\n---\r\n", []),
        ("---\n\nSizes\n---\n", ["Sizes"]), ("---\n# a\n# b\n\n\ntitle: x\n---\n", []),
        ("---\n# Sizes\n\n\n---\n", ["Sizes"]), ("+++\n# Sizes\n+++\n", ["Sizes"]),
        ("Sizes\n---\n", ["Sizes"]), ("---\nSizes\n---\n", ["Sizes"]),
    ])
    func frontMatterIsNoHeading(front: String, headings: [String]) {
        let text = "\(front)\n| a | b |\n|---|---|\n| 1 | 2 |\n"
        for tablesOnly in [false, true] {
            let article = ArticleReader(options: IngestOptions(readsTablesOnly: tablesOnly))
                .article(path: "a.md", bytes: Array(text.utf8)).value
            #expect(article.tables.map { $0.headings.map(\.text) } == [headings])
        }
    }

    static let table = "| a | b |\n|---|---|\n| 1 | 2 |\n"

    @Test(arguments: [
        ("Table: Sizes of boards\n\n", "", "Sizes of boards"), ("", "\nTable: Sizes of boards\n", "Sizes of boards"),
        ("", "\n: Sizes {#tbl-a}\n", "Sizes"), (": Sizes\n\n", "", "Sizes"), ("Table 3: Sizes\n", "", "Table 3: Sizes"),
        ("**Table 3.** Sizes of\nboards\n\n", "", "Table 3. Sizes of boards"),
        ("TABLE 3.—Sizes of boards\n\n", "", "TABLE 3.—Sizes of boards"),
        ("Table 3.--Sizes of boards\n\n", "", "Table 3.--Sizes of boards"),
        ("", "\nTable A-1. Sizes\n", "Table A-1. Sizes"),
        ("", "\n**Table 3** Sizes\n", "Table 3 Sizes"), ("表1：板の寸法\n\n", "", "表1：板の寸法"),
        ("*Tabelle 3 – Maße*\n\n", "", "Tabelle 3 – Maße"),
        ("表1 板の寸法\n\n", "", "表1 板の寸法"), ("表1 に寸法を示す。\n\n", "", nil),
        ("Table: The class `{.wide}`\n\n", "", "The class {.wide}"),
        ("", "Table: Sizes\n", "Sizes"), ("", ": Sizes\n", "Sizes"), ("", "{: .wide caption=\"Sizes\"}\n", "Sizes"),
        ("", "[Sizes]\n", "Sizes"),
        ("Table 3 shows sizes.\n\n", "", nil), ("Tablets: 3\n\n", "", nil), ("```\nTable 3: x\n```\n\n", "", nil),
        ("Table 3: Sizes\n\nAnd more words.\n\n", "", nil), ("> Table 3: Sizes\n\n", "", "Table 3: Sizes"),
    ])
    func captionsOfMarkdown(above: String, below: String, caption: String?) {
        let text = above + Self.table + below
        for tablesOnly in [false, true] {
            let article = ArticleReader(options: IngestOptions(readsTablesOnly: tablesOnly))
                .article(path: "a.md", bytes: Array(text.utf8)).value
            #expect(article.tables.map(\.caption?.text) == [caption])
        }
    }

    /// The link that documentation tools put behind a text for copying its address. Other signs stay, as does a sign alone.
    @Test func permalinks() throws {
        let html = """
            <table id="t"><caption><span>Table 1</span> Sizes<a class="headerlink" href="#t">¶</a></caption>
            <tr><th><p>Wood <a href="#w" title="Link to this table">#</a></p><th><a href="#n">#</a><th>¶<th>C#</tr>
            <tr><td>fir<td><a href="#r1">¶</a><td>§ 2 ¶<td><a href="other.html">¶</a></table>
            """
        let table = try #require(Reading.article(html, path: "a.html").tables.first)
        #expect(table.caption?.text == "Table 1 Sizes")
        #expect(table.cells.map(\.text) == ["Wood", "#", "¶", "C#", "fir", "¶", "§ 2 ¶", "¶"])
        let markdown = try #require(Reading.article("| Wood [¶](#w) | b |\n|---|---|\n| fir | 2 |\n").tables.first)
        #expect(markdown.cells.first?.text == "Wood")
    }

    /// A caption between two tables belongs to the one beside which the article sets captions.
    @Test func captionsBetweenTables() {
        let (table, one, two) = (Self.table, "\nTable 1: One\n\n", "\nTable 2: Two\n\n")
        #expect(
            Reading.article(one + table + two + table).tables.map(\.caption?.text) == ["Table 1: One", "Table 2: Two"])
        #expect(
            Reading.article(table + one + table + two).tables.map(\.caption?.text) == ["Table 1: One", "Table 2: Two"])
        #expect(Reading.article(table + two + table).tables.map(\.caption?.text) == [nil, "Table 2: Two"])
        #expect(Reading.article(table + "\n: One\n\n" + table).tables.map(\.caption?.text) == ["One", nil])
    }

    @Test(arguments: ["<table><tr><td>1</td></tr></table>", "<table>\n<tr><th>a\n<tr><td>1\n</table>"])
    func anHTMLTableInMarkdownMayHaveSuchACaption(table: String) {
        #expect(Reading.article("Table 1: One\n\n\(table)\n").tables.map(\.caption?.text) == ["Table 1: One"])
    }

    /// The same paragraphs beside tables of pages.
    @Test(arguments: [
        ("<p>Table 3: Sizes</p>", "", "Table 3: Sizes"),
        ("", "\n<p class=\"caption\">Table 3: Sizes</p>", "Table 3: Sizes"),
        ("<p>Table 3: Sizes<h3>Planks</h3>", "", nil), ("<p>Table 3: <b>Sizes</b>", "", "Table 3: Sizes"),
        ("<p class=x><b>Table 3.</b> Sizes</p>\n<div class=w>\n", "</div>", "Table 3. Sizes"),
        ("<p>Table 3: Sizes\n", "", "Table 3: Sizes"), ("<div>表1 寸法</div><!-- x -->", "", "表1 寸法"),
        ("<p>Table 3 shows sizes.</p>", "", nil), ("<p>Table 3: Sizes</p><p>Words.</p>", "", nil),
        ("<p>Sizes</p>", "", nil),
        ("</p>", "<p>", nil), ("Table 3: Sizes", "", nil),
        ("", "<p>Table 3: Sizes<p>Words.</p>", "Table 3: Sizes"),
        ("<p>Table 3: <b>Sizes</b>", "Words.", "Table 3: Sizes"),
        ("<div><div>Table 3: Sizes</div></div><a name=t></a>", "", "Table 3: Sizes"),
        ("<div><p>Table 3: Sizes</p><p>Words.</p></div>", "", nil), ("<p>Table 3: Sizes</p><hr>", "", nil),
    ])
    func captionsOfPages(above: String, below: String, caption: String?) {
        let text = above + "<table><tr><th>a<tr><td>1</table>" + below
        for tablesOnly in [false, true] {
            let article = ArticleReader(options: IngestOptions(readsTablesOnly: tablesOnly))
                .article(path: "a.html", bytes: Array(text.utf8)).value
            #expect(article.tables.map(\.caption?.text) == [caption])
        }
    }

    @Test func captionsBetweenTablesOfPages() {
        let (table, one, two) = ("<table><tr><td>1</table>", "<p>Table 1: One</p>", "<p>Table 2: Two</p>")
        func captions(_ html: String) -> [String?] {
            Reading.article(html, path: "a.html").tables.map(\.caption?.text)
        }
        #expect(captions(one + table + two + table) == ["Table 1: One", "Table 2: Two"])
        #expect(captions(table + one + table + two) == ["Table 1: One", "Table 2: Two"])
        #expect(captions(table + two + table) == [nil, "Table 2: Two"])
        #expect(captions("<table><caption>a</caption><tr><td>1</table>" + two + table) == ["a", "Table 2: Two"])
        #expect(captions(one + table + table) == ["Table 1: One", nil])
    }

    /// Tables that run together, and delimiter rows that only part groups of rows.
    @Test(arguments: [
        ("| a | b |\n|---|---|\n| 1 | 2 |\n| a | b |\n|---|---|\n| 3 | 4 |\n", [["a b", "1 2"], ["a b", "3 4"]]),
        ("| a | b |\n|---|---|\n| 1 | 2 |\n|  |  |\n|---|---|\n| 3 | 4 |\n", [["a b", "1 2"], [" ", "3 4"]]),
        (
            "| a | b |\n|---|---|\n| 1 | 2 |\n|  |  |\n| c | d |\n|---|---|\n| 3 | 4 |\n",
            [["a b", "1 2"], ["c d", "3 4"]]
        ),
        ("| a | b |\n|---|---|\n| 1 | 2 |\n|---|---|\n| 3 | 4 |\n", [["a b", "1 2", "--- ---", "3 4"]]),
        (
            "| a | b |\n|---|---|\n| 1 | 2 |\n| c | d |\n|---|---|\n| 3 | 4 |\n",
            [["a b", "1 2", "c d", "--- ---", "3 4"]]
        ),
        (
            "| a | b |\n|---|---|\n| 1 | 2 |\n| **a** | `b` |\n|:--|--:|\n| 3 | 4 |\n",
            [["a b", "1 2"], ["a b", "3 4"]]
        ),
        ("| a | b |\n|---|---|\n| a | b |\n|---|---|\n| *3* | 4<br>5 |\n", [["a b"], ["a b", "3 4\n5"]]),
    ])
    func tablesThatRunTogether(text: String, tables: [[String]]) {
        let found = Reading.article(text).tables
        #expect(found.map { Reading.grid($0).map { $0.joined(separator: " ") } } == tables)
        #expect(found.map(\.isRecovered) == tables.indices.map { $0 > 0 })
        #expect(found.dropFirst().allSatisfy { $0.findings.first?.rule == "recovered-table" })
        #expect(Reading.article(text, isStrict: true).tables.count == 1)
    }

    @Test(arguments: [
        ("<table role=presentation><tr><td>1</table>", "layout", 100),
        ("<table role=grid><tr><td>1</table>", "data", 100),
    ])
    func kindsThatPagesName(html: String, kind: String, percent: Int) {
        let options = IngestOptions(readsLayout: true)
        let article = ArticleReader(options: options).article(path: "a.html", bytes: Array(html.utf8)).value
        #expect(article.tables.map(\.verdict.kind.rawValue) == [kind])
        #expect(article.tables.map(\.verdict.percent) == [percent])
    }

    static let words = String(repeating: "many words of a page ", count: 30)

    /// Entries with a line of details under each.
    static let links = """
        <table><tr><td>1.<td><a>First story title</a> (x.com)<tr><td colspan=2>100 points by joe 3 hours ago | 20 comments
        <tr><td>2.<td><a>Second story</a><tr><td colspan=2>3 points by ann | discuss</table>
        """

    @Test(arguments: [
        ("<table><tr><th>a<th>b<tr><td>1<td>2</table>", TableKind.data),
        ("<table><tr><td>a<td>1<tr><td>b<td>2<tr><td>c<td>3</table>", .data),
        ("<table><caption>x</caption><tr><td>1</table>", .data), ("<table><tr><td><p>\(words)</table>", .layout),
        ("<table><tr><td><ul><li>Home<li>More</ul><td><h2>x</h2>\(words)</table>", .layout),
        ("<table><tr><td>menu<td><table><tr><td>a<td>1<tr><td>b<td>2<tr><td>c<td>3</table></table>", .layout),
        ("<table><tr><td><img src=a><td><img src=b><tr><td><img src=c><td></table>", .layout),
        ("<table border=1><tr><td>a<td>b<tr><td>c<td>d</table>", .data),
        ("<table><tr><td><a href=a>Home</a><td><a href=b>More</a></table>", .layout),
        (links, .layout), ("<table border=1><tr>\(links.dropFirst(11))", .data),
        ("<table><tr><td colspan=2>oak<tr><td>a<td>1<tr><td>b<td>2<tr><td>c<td>3</table>", .data),
    ])
    func kindsByContent(html: String, kind: TableKind) {
        let article = Reading.article(html, path: "a.html")
        #expect(article.tables.first?.verdict.kind == kind, "\(article.tables.map(\.verdict))")
        #expect(article.tables.allSatisfy { (50...100).contains($0.verdict.percent) })
    }

    @Test func pipeTablesAreData() {
        let article = Reading.article(Self.table + "\n| | |\n|---|---|\n| ![](a.png) | ![](b.png) |\n")
        #expect(article.tables.map(\.verdict.kind) == [.data, .layout])
    }
}
