import Foundation
import Testing

@testable import Ingest

@Suite struct DoubtfulEncodingTests {
    @Test(arguments: [
        ("松", "shift_jis", true), ("“Größe”", "windows-1252", true), ("plain", "shift_jis", false),
        ("松", "utf-8", false), ("é", "windows-1252", false),
    ])
    func bytesInUTF8ContradictTheLabel(text: String, label: String, isDoubtful: Bool) throws {
        let label = try #require(TextEncodingLabel(label))
        #expect(DoubtfulEncoding.isUTF8(Array(text.utf8), despite: label) == isDoubtful)
    }

    @Test func bytesOfTheLabelledEncodingDoNot() throws {
        let bytes = Array(try #require("松と楢の板".data(using: .shiftJIS)))
        #expect(!DoubtfulEncoding.isUTF8(bytes, despite: try #require(TextEncodingLabel("shift_jis"))))
    }
}
