import Testing

@testable import Publish

@Suite struct RichTextTests {
    @Test func neighboursBecomeOneRun() {
        let text: RichText = "a\("b")\(3)" + RichText("d") + .code("e")
        #expect(text.runs == [.text("ab3d"), .code("e")])
        #expect(text.plain == "ab3de")
    }

    @Test func backticksEncloseCode() {
        #expect(RichText(backticked: "`a` of `b`").runs == [.code("a"), .text(" of "), .code("b")])
        #expect(RichText(backticked: "").isEmpty)
    }

    @Test func joinsWithASeparator() {
        let texts: [RichText] = ["a", .strong("b"), "c"]
        #expect(texts.joined(separator: ", ").runs == [.text("a, "), .strong("b"), .text(", c")])
    }

    @Test(arguments: ["javascript:alert(1)", "https://a b", "https://a>", "ftp://a", ""])
    func onlyPlainWebAddressesAreLinked(address: String) {
        #expect(RichText.link("x", to: address) == "x")
        #expect(RichText.link("x", to: "https://a.b/?c&d").runs == [.link("x", .web("https://a.b/?c&d"))])
    }
}
