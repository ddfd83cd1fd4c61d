import Articles
import Books
import Records
import Testing
import Text

struct XHTMLTests {
    private static let table = "<table><tr><td>a</td><td/><td>c<a id='x'/>d</td></tr></table>"

    /// Each would swallow the table, or a part of it, in HTML.
    @Test(arguments: [
        "<script src='x'/>", "<style/>", "<title/>", "<textarea/>", "<iframe src='a>b'/>", "<a name='x'/>", "<div/>",
        "<select/>", "<noscript />", "<xmp/>", "<svg:path d='M'/>", "<?oak a > b ?>", "<![CDATA[<table><td>x&amp;]]>",
        "<!-- <table> -->",
    ])
    func elementsThatCloseThemselves(_ markup: String) {
        let page = "<html xmlns='http://www.w3.org/1999/xhtml'><body>\(markup)\(Self.table)</body></html>"
        for article in [
            Reading.article(page, path: "a.xhtml"),
            Reading.article("<?xml version='1.0'?>\(page)", path: "a.html"),
        ] {
            #expect(article.tables.count == 1)
            #expect(Reading.grid(article.tables.first) == [["a", "", "cd"]])
            Reading.expectRawAtItsPlace(article)
        }
    }

    @Test func htmlIsReadAsHTML() {
        #expect(Reading.article("<body><script src='x'/>\(Self.table)", path: "a.html").tables.isEmpty)
    }

    @Test func characterData() {
        let text =
            "<table><tr><td>x <![CDATA[a < b & <td>&lt;]]></td><td>2<div/>z</td><td>&lt;&nbsp;3</td></tr></table>"
        let article = Reading.article(text, path: "a.xhtml")
        #expect(Reading.grid(article.tables.first) == [["x a < b & <td>&lt;", "2 z", "< 3"]])
        Reading.expectRawAtItsPlace(article)
    }

    @Test func declarationsInTheDoctype() {
        let text = "<!DOCTYPE html [ <!ENTITY a \"b\"> ]><html><head><title/></head><body>\(Self.table)</body></html>"
        #expect(Reading.grid(text, path: "a.xhtml") == [["a", "", "cd"]])
    }
}
