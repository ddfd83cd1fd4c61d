import Testing

@testable import Publish

@Suite struct HTMLTextTests {
    @Test(arguments: [
        ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("a\nb\r\nc", "a<br/>b<br/>c"), ("a\u{7}b\u{202E}c", "a b c"),
        ("板", "板"), ("", ""),
    ])
    func textShowsAsItIs(text: String, expected: String) {
        #expect(HTMLText.escaped(text) == expected)
    }
}
