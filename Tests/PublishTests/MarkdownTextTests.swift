import TestSupport
import Testing

@testable import Publish

@Suite struct MarkdownTextTests {
    @Test(arguments: [
        ("a|b", #"a\|b"#), ("*a*", #"\*a\*"#), ("<b>&amp;", "&lt;b>&amp;amp;"), ("os_version", "os_version"),
        ("_a_", #"\_a\_"#), ("[x](y)", #"\[x\](y)"#), ("a > b", "a > b"), ("a\r\nb\rc\nd", "a<br>b<br>c<br>d"),
        ("http://a.b", #"http\://a.b"#), ("www.a.b", #"www\.a.b"#), ("10:30", "10:30"), ("~9", #"\~9"#), (" a\t", "a"),
        ("a\u{202E}b\u{2028}c\u{2069}d", "a b c d"), ("\u{2026}\u{2030}", "\u{2026}\u{2030}"), ("", ""),
    ]) func inlineEscapes(text: String, markdown: String) {
        #expect(MarkdownText.inline(text) == markdown)
    }

    @Test(arguments: [
        ("# a", "\\# a"), ("#a", "#a"), ("- a", #"\- a"#), ("-5", "-5"), ("---", #"\---"#), ("1. a", #"1\. a"#),
        ("8.5 a", "8.5 a"),
        ("12) a", #"12\) a"#), ("> a", #"\> a"#), ("===", #"\==="#), ("+ a", #"\+ a"#), ("12", "12"), ("7.", #"7\."#),
    ]) func blockEscapesWhatBeginsABlock(text: String, markdown: String) {
        #expect(MarkdownText.block(text) == markdown)
    }

    @Test(arguments: [
        ("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), (" a ", "`  a  `"), ("a\nb", "`a b`"), ("", "(empty)"),
    ]) func codeFencesAreLongEnough(text: String, markdown: String) {
        #expect(MarkdownText.code(text) == markdown)
    }

    @Test func paragraphsStayParagraphs() {
        #expect(MarkdownText.paragraphs("a\nb\n\n# c\n") == "a b\n\n\\# c")
        #expect(MarkdownText.paragraphs("") == "")
    }

    @Test(arguments: ["javascript:alert(1)", "https://a b", "https://a>", "ftp://a", ""])
    func onlyPlainWebAddressesAreLinked(address: String) {
        #expect(MarkdownText.link("x", to: address) == "x")
        #expect(MarkdownText.link("x", to: "https://a.b/?c&d") == "[x](<https://a.b/?c&amp;d>)")
    }

    @Test(arguments: [
        ("The plank's *handbook*", "the-planks-handbook"), ("a_b-c 2", "a_b-c-2"), ("\u{677F} A", "\u{677F}-a"),
    ]) func anchorsAreThoseOfTheHeadings(heading: String, anchor: String) {
        #expect(MarkdownAnchor.of(heading) == anchor)
    }
}

@Suite struct MarkdownTableTests {
    @Test func hostileCellsReadBack() {
        let rows = HostileText.all.map { [$0, "x", $0] }
        let table = MarkdownTable(
            columns: ["a", "b", "c"].map { MarkdownTable.Column($0) }, rows: rows.map { $0.map(MarkdownText.inline) })
        let found = MarkdownTableParser.rows(table.text)
        #expect(found.first == ["a", "b", "c"])
        #expect(Array(found.dropFirst()) == rows.map { $0.map(shown) })
    }

    /// What Markdown can show of a text: line ends alike, no controls, no white space at the ends.
    private func shown(_ text: String) -> String {
        var result = ""
        for character in text {
            if character.isNewline, !"\u{2028}\u{2029}".contains(character) {
                result.append("\n")
            } else {
                for scalar in character.unicodeScalars {
                    let isControl =
                        scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x202E).contains(scalar.value)
                    result.unicodeScalars.append(isControl ? " " : scalar)
                }
            }
        }
        while result.first == " " { result.removeFirst() }
        while result.last == " " { result.removeLast() }
        return result
    }

    @Test func sourceIsAligned() {
        let table = MarkdownTable(
            columns: [.init("Wood"), .init("Bending", isNumeric: true)], rows: [["\u{677F}", "4"], ["Oak and pine"]])
        #expect(
            table.text == """
                | Wood         | Bending |
                |:-------------|--------:|
                | \u{677F}           |       4 |
                | Oak and pine |         |

                """)
    }

    @Test func aTableWithoutColumnsIsNothing() {
        #expect(MarkdownTable(columns: [], rows: [["a"]]).text == "")
    }
}

@Suite struct TextWidthTests {
    @Test(arguments: [
        ("", 0), ("oak", 3), ("\u{65E5}\u{672C}", 4), ("e\u{301}", 1), ("\u{FF21}", 2), ("\u{FF71}", 1),
        ("\u{1F6E0}\u{FE0F}", 1),
        ("\u{1F469}\u{200D}\u{1F527}", 2), ("\u{200B}", 0), ("\u{2264}37", 3), ("\u{AC00}", 2), ("\u{E9}", 1),
    ]) func columns(text: String, width: Int) {
        #expect(TextWidth.columns(of: text) == width)
    }

    @Test func padding() {
        #expect(TextWidth.pad("\u{65E5}", to: 4, isRight: true) == "  \u{65E5}")
        #expect(TextWidth.pad("abc", to: 2, isRight: false) == "abc")
    }
}
