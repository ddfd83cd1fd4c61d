import Testing

@testable import Articles

/// Contents between marks are equal if they show the same, however a formatter has written them.
@Suite struct ShownContentTests {
    private let table = "\n\n| a | b |\n|:--|--:|\n| c | d\\*e &lt;f |\n\n"

    private func areEqual(_ old: String, _ new: String, in syntax: PageSyntax = .markdown, indent: String = "") -> Bool
    {
        let shown = ShownContent(old, in: syntax, indent: indent)
        return shown != nil && shown == ShownContent(new, in: syntax, indent: indent)
    }

    @Test(arguments: [
        "\n| a | b |\n| :---- | ----: |\n| c | d\\*e \\<f |\n", "\na|b\n-|-\nc|d&#42;e <f\n",
        "\r\n\r\n| a     | b         |\r\n|-------|-----------|\r\n|   c   |  d\\*e   &lt;f|\r\n\r\n",
    ])
    func paddingDelimitersAndEscapesDoNotCount(old: String) {
        #expect(areEqual(old, table))
    }

    /// cmark-gfm would visit each mark for each later link.
    @Test func crowdedMarksAreNotParsed() {
        let text = String(repeating: "*[a](b) ", count: 12_000)
        #expect(ShownContent(text, in: .markdown, indent: "") == nil)
        #expect(ShownContent(String(text.prefix(800)), in: .markdown, indent: "") != nil)
    }

    @Test(arguments: [
        "", "\n\n| a | b |\n|:--|--:|\n| c | d\\*e &lt;g |\n\n", "\n\n| a | b |\n|:--|--:|\n\n",
        "\n\n| a | b | |\n|:--|--:|--|\n| c | d\\*e &lt;f | |\n\n",
        "\n\ntext\n\n| a | b |\n|:--|--:|\n| c | d\\*e &lt;f |\n",
        "\n\n| a | b |\n|:--|--:|\n| c | d\\*e &lt;f |\n\n<p>more</p>\n", "\n\n```\n| a | b |\n```\n",
    ])
    func otherTextsCount(old: String) {
        #expect(!areEqual(old, table))
    }

    @Test func containersAndWrappedLinesDoNotCount() {
        #expect(
            areEqual("\n> 1 \\* 2\n> 3\n>\n>| a |\n>|---|\n", "\n>\n> 1 * 2 3\n>\n> | a |\n> |:--|\n>\n", indent: "> "))
        #expect(areEqual("\na<br />b\n", "\na<br>b\n"))
        #expect(!areEqual("\na b\n", "\na<br>b\n"))
    }

    @Test func whiteSpaceOfTagsDoesNotCountInHTML() {
        let table = "\n<table>\n  <tr><td>1 2<br/>3</td></tr>\n</table>\n"
        #expect(areEqual("\n<table >\n<tr>\n<td>\n1  2<br />\n3</td\n></tr></table>", table, in: .html))
        #expect(!areEqual("\n<table><tr><td>12<br/>3</td></tr></table>", table, in: .html))
    }

    /// What is between two tildes is struck out.
    @Test(arguments: ["~~b~~", "~~b c~~", "x~~b~~", "\\\\~~b~~", "~~9 8~~"])
    func struckTextIsAnother(cell: String) {
        let plain = cell.replacing("\\~", with: "~").replacing("~", with: "&#126;")
        #expect(!areEqual("\n| a |\n|---|\n| \(cell) |\n", "\n| a |\n|---|\n| \(plain) |\n"))
    }

    @Test(arguments: [
        // Formatters write single tildes and these again.
        "~b~", "~9 8~", "\\~~b\\~~",
        "~9", "~9 ~10", "9~ 10~", "\\~\\~b\\~\\~", "~~b~", "~~~b~~~", "~ b ~", "a &#x7e; b", "&#126;b&#126;",
    ])
    func otherTildesAreTildes(cell: String) {
        let plain = cell.replacing("\\~", with: "~").replacing("&#x7e;", with: "~").replacing("~", with: "&#126;")
        #expect(areEqual("\n| a |\n|---|\n| \(cell) |\n", "\n| a |\n|---|\n| \(plain) |\n"))
    }

    @Test func otherLanguagesAreComparedByteForByte() {
        #expect(ShownContent("a", in: .asciiDoc, indent: "") == nil)
    }

    @Test func whatHasMorePipesIsNotParsed() {
        #expect(ShownContent("|||", in: .markdown, indent: "", pipes: 2) == nil)
    }
}
