import TestSupport
import Testing

@testable import Publish

@Suite struct CSVTextTests {
    @Test func readsBackAsItWas() throws {
        var bytes: [UInt8] = []
        let rows = [HostileText.all] + HostileText.all.map { [$0] } + HostileText.all.map { [$0, $0, ""] }
        for row in rows { CSVText.append(row: row, to: &bytes) }
        #expect(try CSVParser.rows(bytes) == rows)
    }

    @Test(arguments: [
        ("plain", "plain"), ("a,b", #""a,b""#), (#"a"b"#, #""a""b""#), ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""),
        (" a", #"" a""#), ("a ", #""a ""#), ("a b", "a b"), ("=1", "=1"), ("", ""),
    ]) func quotesWhatNeedsIt(field: String, text: String) {
        var bytes: [UInt8] = []
        CSVText.append(field: field, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }
}
