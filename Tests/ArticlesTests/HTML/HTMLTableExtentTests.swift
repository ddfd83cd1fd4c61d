import Articles
import Books
import Records
import TestSupport
import Testing
import Text

/// Where only tables are wanted, a page is parsed up to its last table: what is read must be what the whole page gives.
struct HTMLTableExtentTests {
    private struct Found: Equatable {
        var headings: [String]
        var caption: String?
        var rows: [[String]]
        var cells: [ArticleCell]
        var line: Int
        var endLine: Int
    }

    private static func tables(_ text: String, tablesOnly: Bool) -> [Found] {
        let options = IngestOptions(readsTablesOnly: tablesOnly)
        let article = ArticleReader(options: options).article(path: "a.html", bytes: Array(text.utf8)).value
        return article.tables.map { table in
            Found(
                headings: table.headings.map(\.text), caption: table.caption?.text, rows: Reading.grid(table),
                cells: table.cells, line: table.location.line, endLine: table.endLine)
        }
    }

    /// Small pages are parsed whole.
    private static let padding = "<!-- \(String(repeating: "padding ", count: 150)) -->\n"

    private static func expectAgreement(_ text: String, _ comment: Comment) {
        let page = padding + text
        #expect(tables(page, tablesOnly: true) == tables(page, tablesOnly: false), "\(comment)\n\(text)")
    }

    @Test(arguments: 0..<2000)
    func pagesOfAnyTags(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let pieces = (0..<Int.random(in: 4...24, using: &generator)).map { _ in
            Self.pieces.randomElement(using: &generator) ?? ""
        }
        Self.expectAgreement(pieces.joined(separator: "\n"), "seed \(seed)")
    }

    private static let table = "<table><tr><th>a<th>b<tr><td>1<td>2</table>"

    private static let pieces = [
        table, table, table, "<table>", "</table>", "<tr>", "<td>", "</td>", "<th>c", "words", "more words", "<h2>Oak",
        "</h2>", "<h3>Elm</h3>", "</h3>", "<figure>", "</figure>", "<figcaption>Ash", "</figcaption>", "<b>", "</b>",
        "<a href=x>", "</a>", "<div hidden>", "<div>", "</div>", "<body hidden>", "<html style='display: none'>",
        "</body>", "</html>", "<script>'</table>'</script>", "<script>'<table>'</script>", "<!-- </table> -->",
        "<!-- <table> -->", "<script>", "</script>", "<!--", "-->", "<select>", "</select>", "<svg>", "</svg>",
        "<template>", "</template>", "<caption>Yew", "</caption>", "<p>", "<form>", "<frameset>", "<textarea>",
        "</textarea>", "<title>", "</title>", "<style>", "</style>", "<plaintext>", "<p title='</table>'>",
        "<p title='<table>'>", "<sup>1</sup>", "<font color=red>", "</font>", "<ul><li>", "</ul>", "<button>",
        "<object>", "</object>", "<math>", "</math>", "<desc>", "</desc>",
        "<annotation>x", "</annotation>", "<annotation-xml encoding='text/html'>", "</annotation-xml>", "<noscript>",
        "</noscript>", "<thead>", "</thead>", "<tbody>", "</tbody>", "<tfoot>", "</tr>", "</th>", "</caption>", "<col>",
    ]

    @Test func aTagThatNothingEndsIsNone() {
        for tag in [
            "</t scope=\"x</html>", "</td title=\">", "<b title='x>", "<a href=\"x", "</td title", "</p title=x>",
        ] {
            Self.expectAgreement("<table><th>right\(tag)", "\(tag)")
            Self.expectAgreement("\(Self.table)<h2>Oak<table><tr><td>left<td>right\(tag)", "\(tag)")
        }
    }

    /// The standard ignores the end tag of a part that is not open, and the cell around it stays open.
    @Test func anEndTagOfNothingClosesNoCell() {
        for tag in ["</thead>", "</tbody>", "</tfoot>", "</tr>", "</td>", "</th>", "</caption>"] {
            for start in ["<td>", "<thead><tr><th>", "<caption>Yew"] {
                Self.expectAgreement("<table>\(start)\(tag)<table></table>(1) words", "\(start)\(tag)")
                Self.expectAgreement("<table>\(start)x\(tag)\(Self.table)(1) words<tr><td>y", "\(start)\(tag)")
            }
        }
    }

    @Test func whatFollowsTheLastTableMayReachBack() {
        for tail in [
            "<body hidden>", "<html hidden>", "<frameset>", "words</h2>", "</h2>words", "</b></div>words",
            "<script>'</table>'",
        ] {
            Self.expectAgreement("<h2>Oak <b><div>\(Self.table)\(tail)", "\(tail)")
            Self.expectAgreement("<h2>Oak</h2><b><div>\(Self.table)\(tail)", "\(tail)")
        }
        Self.expectAgreement("<figure>\(Self.table)<figcaption>Ash <h3>bark</h3> leaf</figcaption></figure>", "figure")
    }
}
