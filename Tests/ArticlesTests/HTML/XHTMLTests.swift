import Testing
import Text

@testable import Articles

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

    /// What a start tag closes is not its parent.
    @Test(arguments: ["<math><mrow><mrow/><mi>x</mi></mrow></math>", "<svg><g><g/><text>x</text></g></svg>"])
    func elementsInElementsOfTheirName(_ markup: String) {
        let page = "<table><tr><td>\(markup)</td><td>y</td></tr></table>"
        #expect(Reading.grid(page, path: "a.xhtml") == [["x", "y"]])
        let parsed = ParsedPage(Array(page.utf8), isXML: true, limits: IngestLimits())
        let last = parsed?.nodes.firstIndex { $0.tag == nil }
        #expect(
            last.map { parsed?.nodes[parsed?.nodes[$0].parent ?? 0].parent }
                == parsed?.nodes.firstIndex {
                    $0.space != .html
                }.map { $0 + 1 })
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
