import Testing

@testable import Books

@Suite struct YAMLTextTests {
    @Test(arguments: [
        ("oak", "oak"), ("a b", #""a b""#), ("no", #""no""#), ("\"\\\n\t\u{1}", #""\"\\\n\t\u0001""#),
        ("a\u{200E}\u{200F}\u{61C}\u{202E}\u{2069}", #""a\u200E\u200F\u061C\u202E\u2069""#),
    ]) func textsAreWritten(text: String, yaml: String) {
        #expect(YAMLText.scalar(text) == yaml)
    }
}
