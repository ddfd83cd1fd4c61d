import Testing

@testable import Publish

@Suite struct HTMLTextTests {
    @Test(arguments: [
        ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("a\nb\r\nc", "a<br/>b<br/>c"), ("a\u{7}b\u{2028}c", "a b c"),
        ("a\u{202E}b\u{2069}…", #"a\u202Eb\u2069…"#),
        ("板", "板"), ("a\u{85}b\u{9B}c", "a b c"), ("\"\u{301}<\u{338}&\u{301}", "&quot;\u{301}&lt;\u{338}&amp;\u{301}"),
        ("", ""),
    ])
    func textShowsAsItIs(text: String, expected: String) {
        #expect(HTMLText.escaped(text) == expected)
    }
}
