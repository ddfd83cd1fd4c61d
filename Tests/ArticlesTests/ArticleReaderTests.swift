import Articles
import TestSupport
import Testing
import Text

struct ArticleReaderTests {
    @Test(arguments: [
        ("a.html", "| a |\n|---|\n", 0), ("a.txt", "| a |\n|---|\n", 1), ("-", "| a |\n|---|\n", 1),
        ("-", "\n <!DOCTYPE html><table><tr><td>a</table>", 1), ("page", "<html><table><tr><td>a</table>", 1),
        ("-", "\u{FEFF}<!-- a -->\n<?b c?> <!--> <!doctype html>\n<table><tr><td>a\n\n| a |\n|---|\n</table>", 1),
        ("-", "<!-- a -->\n<table><tr><td>a\n\n| a |\n|---|\n</table>", 2),
        ("-", "<!-- a\n<html>\n\n| a |\n|---|\n", 0),
        ("v1.2/README", "| a |\n|---|\n", 1), ("a.MD", "<table><tr><td>a</table>", 1),
    ])
    func theExtensionTellsTheSyntax(path: String, text: String, count: Int) {
        #expect(Reading.article(text, path: path).tables.count == count)
    }

    @Test func onlyPagesOverruleAddresses() {
        #expect(DocumentSyntax(pageIn: Array("<!-- a --><HTML lang=en>".utf8)) == .html)
        for text in ["", "<", "<!--", "<?", "<table>", "# <html>", "<htmlx>", "<!-- a -->"] {
            #expect(DocumentSyntax(pageIn: Array(text.utf8)) == nil)
        }
    }

    @Test(arguments: [
        "", "\n", "\u{FEFF}", "|", "|\n|", "<", "<table", "|-|", "a|b\n-|-", "<table><tr>", "\r", "`<table>", "\\",
    ])
    func scrapsAreRead(text: String) {
        for path in ["a.md", "a.html", "-"] {
            Reading.expectRawAtItsPlace(Reading.article(text, path: path))
        }
    }

    /// Whatever the bytes are, nothing traps and every `raw` is at its place.
    @Test(arguments: 0..<150)
    func randomBytes(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let pieces = [
            "|", "|", "-", "-|-", "\n", "\n", "\r", " ", "\t", ">", "- ", "1. ", "a", "板", "`", "\\", "<table>", "<tr>",
            "<td>",
            "<td rowspan=3>", "</table>", "<!--", "-->", "<sup>", "</sup>", "<br>", "&amp;", "&nbsp;", "*", "[^1]", "#",
            "```",
            "<div>", "<pre>", "\u{FEFF}", "é", "</td>", "<a href=x>", "</a>", "<script>", "\u{3000}", "<caption>",
            "<p>", "<li>",
        ]
        let text = (0..<200).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
        for path in ["a.md", "a.html"] {
            let article = Reading.article(text, path: path)
            Reading.expectRawAtItsPlace(article)
            for table in article.tables {
                #expect(
                    (table.headerRows + table.bodyRows).allSatisfy { $0.count == table.columnCount }, "seed \(seed)")
                #expect(table.endLine >= table.location.line, "seed \(seed)")
            }
        }
    }

    /// In all files but those of HTML.
    @Test(arguments: [
        ("a.txt", 1), ("a.TXT", 1), ("a.txt.gz", 1), ("a.text", 1), ("a.rst", 1), ("a.md", 1), ("a.html", 0), ("a", 1),
    ])
    func textFilesHaveTextTables(path: String, count: Int) {
        let text = "Name   Size  Mass\n----   ----  ----\na      12    3\nb      15    4\nc      19    5\n"
        let reader = ArticleReader(options: IngestOptions(findsTextTables: true))
        let article = reader.article(path: path, bytes: Array(text.utf8)).value
        #expect(article.textTables.count == count)
    }
}
