import Testing

@testable import Publish

@Suite struct MarkdownDocumentTests {
    private func markdown(_ write: (inout Document) -> Void) -> String {
        var page = Document(title: "T")
        write(&page)
        return String(MarkdownDocument(page, language: "en").text.dropFirst("# T\n\n".count))
    }

    /// A heading that ends in number signs would lose them as its closing sequence.
    @Test(arguments: [("C #", "# C \\#\n"), ("a ##", "# a #\\#\n"), ("#", "# \\#\n"), ("", "# (no title)\n")])
    func headingsKeepTheirText(title: String, markdown: String) {
        #expect(MarkdownDocument(Document(title: title), language: "en").text == markdown)
    }

    @Test func textIsEscapedAndKeepsItsSpaces() {
        let text: RichText = "# a *b* \(.code("c|`")) | \(.strong("d_")) e "
        #expect(markdown { $0.paragraph(text) } == "\\# a \\*b\\* `` c|` `` \\| **d\\_** e\n")
    }

    @Test func barsInCellsDoNotEndThem() {
        let table = DocumentTable(["a|b"], numbers: ["n"], rows: [[.code("c|d"), "1"]])
        #expect(markdown { $0.table(table) } == "| a\\|b   |   n |\n|:-------|----:|\n| `c\\|d` |   1 |\n")
    }

    @Test(arguments: [
        (PageLink.page(.dataset("d")), "d.md"), (.page(.sources, section: "A b"), "sources.md#a-b"),
        (.section("N 1"), "#n-1"),
        (.file("data/d.csv"), "../data/d.csv"), (.web("https://a.b/?c&d"), "<https://a.b/?c&amp;d>"),
    ]) func linksLead(link: PageLink, address: String) {
        #expect(markdown { $0.paragraph(.link("x", link)) } == "[x](\(address))\n")
    }

    @Test func listsNest() {
        let items = [DocumentItem("a", items: [DocumentItem("- b")]), DocumentItem("c")]
        #expect(markdown { $0.list(items) } == "- a\n  - \\- b\n- c\n")
    }

    @Test func fencesAreLongerThanThoseInside() {
        #expect(markdown { $0.code("```\na", language: "text") } == "````text\n```\na\n````\n")
    }
}
