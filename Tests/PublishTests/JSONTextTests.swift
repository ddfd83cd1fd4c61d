import Foundation
import TestSupport
import Testing

@testable import Publish

@Suite struct JSONTextTests {
    @Test(arguments: HostileText.all) func readsBackAsItWas(text: String) throws {
        let bytes = Array(("[" + JSONText.literal(text) + "]").utf8)
        let array = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String])
        #expect(array.first.map { Array($0.utf8) } == Array(text.utf8))
        #expect(!bytes.contains { $0 < 0x20 || $0 == 0x7F })
    }

    @Test(arguments: [
        ("", #""""#), ("a/b", #""a/b""#), ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#),
        ("\u{2028}\u{2029}\u{2027}", "\"\\u2028\\u2029\u{2027}\""), ("\u{E2}\u{2026}", "\"\u{E2}\u{2026}\""),
        ("\t\r\n\"\\", #""\t\r\n\"\\""#), ("\u{85}\u{9B}\u{A0}", "\"\\u0085\\u009b\u{A0}\""),
        ("\u{61C}\u{202E}\u{2069}\u{206A}", "\"\\u061c\\u202e\\u2069\u{206A}\""),
    ]) func escapes(text: String, literal: String) {
        #expect(JSONText.literal(text) == literal)
    }
}
