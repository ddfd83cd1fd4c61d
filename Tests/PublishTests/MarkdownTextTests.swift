import Testing

@testable import Publish

@Suite struct MarkdownTextTests {
    @Test(arguments: [
        ("a|b", #"a\|b"#), ("*a*", #"\*a\*"#), ("<b>&amp;", "&lt;b>&amp;amp;"), ("os_version", "os_version"),
        ("_a_", #"\_a\_"#), ("[x](y)", #"\[x\](y)"#), ("a > b", "a > b"), ("a\r\nb\rc\nd", "a<br>b<br>c<br>d"),
        ("http://a.b", "http://<wbr>a.b"), ("www.a.b", "www<wbr>.a.b"), ("10:30", "10:30"), ("~9", "~9"),
        ("~9 ~10", "&#126;9 &#126;10"), ("9~", "9&#126;"), ("a ~9", "a ~9"), ("$5", "&#36;5"), ("5 $", "5 $"),
        ("$5 $6", "&#36;5 &#36;6"), ("x^2", "x^2"), ("5 * 3", "5 * 3"), ("R&D; &c", "R&amp;D; &c"), ("a\\b", #"a\\b"#),
        ("{: a}", #"\{: a}"#), ("a--b...", #"a-\-b.\.."#), ("-", #"\-"#), (">>", #">\>"#),
        ("f(to:with:)", "f(to:with:)"), ("`", "&#96;"), (":on: 1:2:3", "&#58;on: 1:2:3"),
        (#"5'6" a'b"#, "5&#39;6&#34; a'b"), (" a\t", "a"),
        ("a\u{202E}b\u{2028}c\u{2069}d", #"a\\u202Eb c\\u2069d"#), ("\u{2026}\u{2030}", "\u{2026}\u{2030}"),
        ("a\u{85}b\u{9B}c\u{A0}d", "a b c\u{A0}d"), ("", ""),
    ]) func inlineEscapes(text: String, markdown: String) {
        #expect(MarkdownText.inline(text) == markdown)
    }

    @Test(arguments: [
        ("# a", "\\# a"), ("#a", "\\#a"), (": a", "&#58; a"), (":a", "&#58;a"), ("^", "&#94;"), ("^a", "^a"),
        ("(1) a", #"\(1) a"#), ("(ab) c", "(ab) c"), ("a. b", #"a\. b"#), ("iv) a", #"iv\) a"#), ("ab. c", "ab. c"),
        ("- a", #"\- a"#), ("-5", "-5"), ("---", #"-\-\-"#),
        ("1. a", #"1\. a"#),
        ("8.5 a", "8.5 a"),
        ("12) a", #"12\) a"#), ("> a", #"\> a"#), ("===", "&#61;=="), ("+ a", #"\+ a"#), ("12", "12"), ("7.", #"7\."#),
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

    @Test(arguments: [
        ("The plank's *handbook*", "the-planks-handbook"), ("a_b-c 2", "a_b-c-2"), ("\u{677F} A", "\u{677F}-a"),
    ]) func anchorsAreThoseOfTheHeadings(heading: String, anchor: String) {
        #expect(MarkdownAnchor.of(heading) == anchor)
    }
}
