import Testing
import Text

@testable import Archives

@Suite struct NDJSONReaderTests {
    @Test func textsAreDocumentsWithTheirNames() throws {
        let lines = """
            {"id": "https://e.org/", "text": "a\\n\\u00e9\\ud83d\\ude00\\/\\"", "x": {"y": [1, {}, []]}}
            {"text": "b", "id": 17}\r

            {"text": "c"}
            """
        #expect(try Items.lines(lines) == ["https://e.org/: a\né😀/\"", "17: b", "n/4: c"])
        #expect(try Items.lines("\u{FEFF}{\"text\":\"a\",\"name\":\"x\"}", id: "name") == ["x: a"])
    }

    @Test func aBrokenLineIsAFindingAndTheOthersAreRead() throws {
        let lines = """
            {"text": "a"
            {"text": 1}
            {"text": null}
            {"other": ""}
            ["text"]
            {"text": "b"}
            """
        let items = try Items.lines(lines)
        #expect(
            items == [
                "n! the line is not JSON: expected a comma or }, but the text ends",
                "n! the field “text” is not a text",
                "n? the field “text” is null", "n! the object has no field “text”",
                "n! the line is not JSON: expected an object", "n/6: b",
            ])
    }

    @Test(arguments: [1_001, 9_000])
    func longTextsArePassedOverInAPackedStream(length: Int) throws {
        let text = String(repeating: "a", count: length)
        let long = "{\"text\": \"\(text)\"}\n{\"text\": \"b\"}"
        #expect(try Items.lines(long) == ["n/1: \(text)", "n/2: b"])
        let items = try Items.lines(Items.unpacking(ArchiveBuilder.gzip(Array(long.utf8))))
        #expect(items.count == 2 && items[0].contains("more than 1000 bytes") && items[1] == "n/2: b")
    }

    @Test(arguments: [
        "{", "{\"", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{\"a\":01}", "{\"a\":-}", "{\"a\":1.}",
        "{\"a\":1e}", "{\"a\":tru}", "{\"a\":[1,]}", "{\"a\":[1 2]}", "{\"a\":{1:2}}", "{\"a\":{\"b\"}}", "{\"a\":[}]}",
        "{\"a\":\"\\x\"}", "{\"a\":\"\\u12\"}", "{\"text\":\"\\", "{\"text\":\"\\u", "{\"text\":\"\u{1}\"}", "{} {}",
        "x",
        "{\"a\":\"\u{1}\"}", "{\"a\":[[\"x\", {\"y\": }]]}",
    ])
    func mistakesAreFound(line: String) {
        #expect(throws: JSONScanner.Mistake.self) {
            try JSONLine.values(of: Array(line.utf8), named: [Array("text".utf8)])
        }
    }

    @Test(arguments: [
        "{}", " { } ", "{\"a\":[]}", "{\"a\":{}}", "{\"a\":[[],{},[1,-2.5e+3,true,false,null,\"x\\\"\"]]}",
        "{\"a\":{\"b\":{\"c\":[1]},\"d\":0}}", "{\"a\":\"\\ud800\"}",
    ])
    func whatIsRightPasses(line: String) throws {
        #expect(try JSONLine.values(of: Array(line.utf8), named: [Array("text".utf8)]) == [nil])
    }

    @Test func nestingIsLimited() {
        let deep = "{\"a\":" + String(repeating: "[", count: 100_000) + "}"
        #expect(throws: JSONScanner.Mistake.self) { try JSONLine.values(of: Array(deep.utf8), named: []) }
    }

    @Test func halvesOfPairsCannotBeDecoded() throws {
        let values = try JSONLine.values(of: Array("{\"t\":\"\\ud83dx\\ude00\"}".utf8), named: [Array("t".utf8)])
        #expect(values == [.scalar(.text([0xFF, UInt8(ascii: "x"), 0xFF]))])
    }
}
