import Foundation
import Testing
import Text

@testable import Articles

@Suite struct DoubtfulEncodingTests {
    @Test(arguments: [
        ("松", "shift_jis", true), ("“Größe”", "windows-1252", true), ("plain", "shift_jis", false),
        ("松", "utf-8", false), ("é", "windows-1252", true), ("é", "gbk", false), ("éé, è", "gbk", true),
    ])
    func bytesInUTF8ContradictTheLabel(text: String, label: String, isDoubtful: Bool) throws {
        let label = try #require(TextEncodingLabel(label))
        #expect(DoubtfulEncoding.isUTF8(Array(text.utf8), despite: label) == isDoubtful)
    }

    /// The page is read as it says, and somebody is told.
    @Test func aPageThatNamesAnotherEncodingIsReported() {
        func rules(_ page: String, _ label: TextEncodingLabel? = nil) -> [String] {
            ArticleReader().article(path: "a.html", bytes: Array(page.utf8), encoding: label).findings.map(\.rule)
        }
        #expect(rules("<meta charset=windows-1252><table><tr><td>Größe</table>") == ["doubtful-encoding"])
        #expect(rules("<meta charset=windows-1252><table><tr><td>Size</table>").isEmpty)
        #expect(rules("\u{FEFF}<meta charset=windows-1252><table><tr><td>Größe</table>").isEmpty)
        #expect(rules("<table><tr><td>Größe</table>").isEmpty)
        #expect(rules("<table><tr><td>Größe</table>", TextEncodingLabel("latin1")) == ["doubtful-encoding"])
    }

    @Test func bytesOfTheLabelledEncodingDoNot() throws {
        let bytes = Array(try #require("松と楢の板".data(using: .shiftJIS)))
        #expect(!DoubtfulEncoding.isUTF8(bytes, despite: try #require(TextEncodingLabel("shift_jis"))))
    }
}
