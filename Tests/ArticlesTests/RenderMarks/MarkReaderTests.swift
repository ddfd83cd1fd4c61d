import TestSupport
import Testing
import Text

@testable import Articles

@Suite struct MarkReaderTests {
    private static func page(_ text: String, path: String = "a.md") -> Diagnosed<MarkedPage> {
        MarkReader().page(path: path, bytes: Array(text.utf8))
    }

    /// What is between the marks, and what `render` would put in front of its lines.
    private static func contents(_ text: String, path: String = "a.md") -> [String] {
        let page = page(text, path: path)
        #expect(page.findings.isEmpty)
        return page.value.marks.map { mark in
            "\(mark.indent)[\(page.value.text.string(mark.content))]\(mark.closingIndent)"
        }
    }

    @Test(arguments: [
        ("<!-- measurebook: x -->a<!-- /measurebook -->", ["[a]"]),
        ("<!--measurebook:x-->\nb\n<!--/measurebook-->", ["[\nb\n]"]),
        ("para\n<!-- measurebook: x -->\n<!-- /measurebook -->", ["[\n]"]),
        ("  <!-- measurebook: x -->\n <!-- /measurebook -->", ["  [\n ] "]),
        ("- a\n  <!-- measurebook: x -->\n  <!-- /measurebook -->", ["  [\n  ]  "]),
        ("- <!-- measurebook: x -->\n  <!-- /measurebook -->", ["  [\n  ]  "]),
        ("> <!-- measurebook: x -->\n> <!-- /measurebook -->", ["> [\n> ]> "]),
        ("<div>\n<!-- measurebook: x -->\n<!-- /measurebook -->\n</div>", ["[\n]"]),
        ("<!-- measurebook: x\n  y=z -->\n<!-- /measurebook -->", ["[\n]"]),
        ("`<!-- measurebook: x -->`", []), ("```\n<!-- measurebook: x -->\n```", []),
        ("    <!-- measurebook: x -->", []), ("<!-- other --> <!-- measurebooks: x -->", []),
        ("\\<!-- measurebook: x -->", []), ("<script>\n\"<!-- measurebook: x -->\"\n</script>", []),
    ])
    func marksOfMarkdown(text: String, expected: [String]) {
        #expect(Self.contents(text) == expected)
    }

    @Test(arguments: [
        ("<p><!-- measurebook: x -->a<!-- /measurebook -->", ["[a]"]),
        ("  <!-- measurebook: x -->\n\t<!-- /measurebook -->", ["  [\n\t]\t"]),
        ("<!-- measurebook: x --><table><tr><td>1</table><!-- /measurebook -->", ["[<table><tr><td>1</table>]"]),
        ("<table><!-- measurebook: x --><tr><!-- /measurebook --></table>", ["[<tr>]"]),
        ("<pre>&lt;!-- measurebook: x --></pre>", []), ("<p title='<!-- measurebook: x -->'>", []),
        ("<title><!-- measurebook: x --></title>", []), ("<textarea><!-- measurebook: x --></textarea>", []),
        ("<xmp><!-- measurebook: x --></xmp>", []), ("<template><!-- measurebook: x --></template>", []),
    ])
    func marksOfHTML(text: String, expected: [String]) {
        #expect(Self.contents(text, path: "a.html") == expected)
    }

    @Test(arguments: [
        ("a.mdx", "{/* measurebook: x */}\n{/* /measurebook */}", ["[\n]"]),
        ("a.mdx", "- {/*measurebook: x*/}\n\n  {/* /measurebook */}", ["  [\n\n  ]  "]),
        ("a.mdx", "<!-- measurebook: x -->\n<!-- /measurebook -->", ["[\n]"]),
        ("a.mdx", "<Tabs>\n    {/* measurebook: x */}\n    {/* /measurebook */}\n</Tabs>", ["    [\n    ]    "]),
        ("a.mdx", "<Tab>\n\n    {/* measurebook: x */}\n    {/* /measurebook */}\n", ["    [\n    ]    "]),
        ("a.mdx", "~~~\n{/* measurebook: x */}\n~~~", []), ("a.mdx", "a {/* measurebook: x */}", []),
        ("a.md", "{/* measurebook: x */}", []),
        ("a.rst", ".. measurebook: x\n.. /measurebook", ["[\n]"]),
        ("a.rst", "Data\n----\n\n.. measurebook: x\n.. /measurebook", ["[\n]"]),
        ("a.rst", "* a\n\n  .. measurebook: x\n  .. /measurebook\n", ["  [\n  ]  "]),
        ("a.rst", "::\n\n  .. measurebook: x\n\n  more\n", []), ("a.rst", "a:: b\n\n.. image:: c\n", []),
        ("a.rst", ".. code-block:: rst\n   :linenos:\n\n   .. measurebook: x\n", []),
        ("a.rst", ".. raw ::  html\n\n   .. measurebook: x\n", []),
        ("a.rst", ".. note::\n\n   .. measurebook: x\n   .. /measurebook\n", ["   [\n   ]   "]),
        ("a.adoc", "// measurebook: x\n// /measurebook", ["[\n]"]),
        ("a.adoc", "----\n// measurebook: x\n----\n\n....\n// measurebook: x\n....", []),
        ("a.adoc", "------ \n----\n// measurebook: x\n------\n", []),
        ("a.adoc", "```text\n// measurebook: x\n```\n", []),
        ("a.adoc", "a::\n// measurebook: x\n// /measurebook", ["[\n]"]),
    ])
    func marksOfOtherLanguages(path: String, text: String, expected: [String]) {
        #expect(Self.contents(text, path: path) == expected)
    }

    @Test(arguments: [
        ("<!-- measurebook: x -->", "1:1"), ("\n<!-- /measurebook -->", "2:1"),
        ("<!-- measurebook: x -->\n\n<!-- measurebook: y -->\n<!-- /measurebook -->", "1:1"),
        ("<!-- measurebook x -->", "1:6"), ("<!-- /measurebook: x -->", "1:6"), ("<!-- measurebook -->", "1:6"),
        ("é <!-- measurebook: x -->\n\n<!-- /measurebook -->", "1:3"),
        ("<!-- measurebook: x y='z -->\n<!-- /measurebook -->", "1:23"),
        ("<!-- measurebook: x", "1:6"), ("a\u{0}<!-- measurebook: x -->", "1:2"),
    ])
    func whatIsWrongHasItsPlace(text: String, place: String) {
        let findings = Self.page(text).findings
        #expect(findings.map { "\($0.place.line):\($0.place.column)" } == [place])
        #expect(findings.allSatisfy { $0.severity == .error })
    }

    @Test func bytesThatAreNoUTF8AreAnError() {
        let page = MarkReader().page(path: "a.md", bytes: [0xFF] + Array("<!-- measurebook: x -->".utf8))
        #expect(page.findings.map(\.rule) == ["undecodable-bytes"])
        let wide = Array("<!-- measurebook: x -->".utf8).flatMap { (byte: UInt8) -> [UInt8] in [byte, 0] }
        #expect(MarkReader().page(path: "a.md", bytes: [0xFF, 0xFE] + wide).findings.map(\.rule) == ["wrong-mark"])
        let other = MarkReader().page(path: "a.md", bytes: [0x61, 0xFF, 0x62])
        #expect(other.findings.isEmpty && other.value.bytes(contents: []) == [0x61, 0xFF, 0x62])
    }

    @Test func wordsKeepTheirPlaces() throws {
        let page = Self.page("\u{FEFF}é\n\n <!-- measurebook: a b=\"c d\"\n  'e f' -->\n<!-- /measurebook -->").value
        let mark = try #require(page.marks.first)
        #expect(mark.words.map(\.text) == ["a", "b=c d", "e f"])
        #expect(mark.words.map { "\($0.place.line):\($0.place.column)" } == ["3:20", "3:22", "4:3"])
        #expect(page.byteOrderMark == [0xEF, 0xBB, 0xBF])
    }

    /// Whatever a page holds, the text outside of its marks stays the same.
    @Test(arguments: 0..<200)
    func everythingElseStays(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let pieces = [
            "<!-- measurebook: x -->", "<!-- /measurebook -->", "\n", "\r\n", "> ", "- ", "  ", "text é", "| a | b |",
            "`", "```", "<div>", "</div>", "<!--", "-->", "\u{FEFF}",
        ]
        let text = (0..<30).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
        for path in ["a.md", "a.html"] {
            let page = Self.page(text, path: path).value
            let same = page.marks.map { page.text.string($0.content) }
            #expect(page.bytes(contents: same) == Array(text.utf8), "seed \(seed)")
        }
    }
}
