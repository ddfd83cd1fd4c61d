import Articles
import Foundation
import Testing
import Text

struct TextDecoderTests {
    static let table = "| 板 | 幅 |\n|---|---|\n| 松 | ３〜４ |\n".replacingOccurrences(of: "〜", with: "～")

    static func bytes(_ encoding: String.Encoding, _ text: String = table) throws -> [UInt8] {
        Array(try #require(text.data(using: encoding)))
    }

    static func grid(_ bytes: [UInt8], label: String?, path: String = "a.md") -> [[String]] {
        let read = ArticleReader().article(path: path, bytes: bytes, encoding: label.flatMap { TextEncodingLabel($0) })
        #expect(read.findings.isEmpty)
        return Reading.grid(read.value.tables.first)
    }

    static let expected = [["板", "幅"], ["松", "３～４"]]

    @Test func utf16WithAMark() throws {
        let little = try Self.bytes(.utf16LittleEndian)
        let big = try Self.bytes(.utf16BigEndian)
        #expect(Self.grid([0xFF, 0xFE] + little, label: nil) == Self.expected)
        #expect(Self.grid([0xFE, 0xFF] + big, label: nil) == Self.expected)
        #expect(Self.grid(big, label: "UTF-16BE") == Self.expected)
    }

    /// `| 板 | 幅 |` in each of the Japanese encodings, byte for byte.
    @Test(
        arguments: [
            ("shift_jis", [0x94, 0xC2], [0x95, 0x9D]), ("euc-jp", [0xC8, 0xC4], [0xC9, 0xFD]),
            (
                "iso-2022-jp", [0x1B, 0x24, 0x42, 0x48, 0x44, 0x1B, 0x28, 0x42],
                [0x1B, 0x24, 0x42, 0x49, 0x7D, 0x1B, 0x28, 0x42]
            ),
        ] as [(String, [UInt8], [UInt8])])
    func japanese(label: String, board: [UInt8], width: [UInt8]) {
        let html = Array("<meta charset=\"\(label)\"><table><tr><td>".utf8) + board + Array("<td>".utf8) + width
        #expect(Self.grid(html, label: nil, path: "a.html") == [["板", "幅"]])
        let text = Array("| ".utf8) + board + Array(" | ".utf8) + width + Array(" |\n|---|---|\n".utf8)
        #expect(Self.grid(text, label: label) == [["板", "幅"]])
    }

    @Test func windows1252() {
        let bytes = Array("<meta http-equiv=content-type content='text/html; charset=ISO-8859-1'><table><tr><td>".utf8)
        #expect(Self.grid(bytes + [0x80, 0xE9, 0x96], label: nil, path: "a.html") == [["€é–"]])
    }

    @Test func undecodableBytesAreOneFindingWithTheFirstPlace() {
        let bytes =
            Array("é\n| a".utf8) + [0xFF, 0xE3, 0x81] + Array(" |\n|---|\n| ".utf8) + [0xC0] + Array(" |\n".utf8)
        let read = ArticleReader().article(path: "a.md", bytes: bytes)
        #expect(read.findings.map(\.rule) == ["undecodable-bytes"])
        #expect(read.findings.first?.severity == .error)
        #expect(read.findings.first?.place == Place("a.md", line: 2, column: 4))
        #expect(read.findings.first?.message.hasPrefix("3 ") == true)
        #expect(Reading.grid(read.value.tables.first) == [["a\u{FFFD}\u{FFFD}"], ["\u{FFFD}"]])
    }

    @Test(arguments: ["shift_jis", "euc-jp", "iso-2022-jp"])
    func brokenJapaneseIsReported(label: String) {
        let bytes = Array("a".utf8) + [0xFF] + Array("b".utf8)
        let read = ArticleReader().article(path: "a.txt", bytes: bytes, encoding: TextEncodingLabel(label))
        #expect(read.findings.map(\.rule) == ["undecodable-bytes"])
        #expect(read.value.text.string(0..<99) == "a\u{FFFD}b")
        #expect(read.findings.first?.place.column == 2)
    }

    @Test func aFileWithNULIsBinary() {
        let read = ArticleReader().article(path: "a.md", bytes: Array("| a |\n|-|\n".utf8) + [0, 1])
        #expect(read.findings.map(\.rule) == ["binary-file"])
        #expect(read.value.tables.isEmpty)
    }

    @Test(arguments: [
        ("a.html", "<table><tr><td>a\0b<td title='\0'>c</table>", nil, ["ab", "c"]),
        ("page", "<!doctype html>\0<table><tr><td>a<td>&#0;</table>", nil, ["a", "\u{FFFD}"]),
        ("a.html", "a\0<table><tr><td>a<td>\0b</table>", "utf-8", ["a", "b"]),
        ("a.md", "| a\0 | `\0` |\n|---|---|\n", "utf-8", ["a\u{FFFD}", "\u{FFFD}"]),
    ])
    func strayNULIsRead(path: String, text: String, label: String?, cells: [String]) {
        let read = ArticleReader().article(
            path: path, bytes: Array(text.utf8), encoding: label.flatMap(TextEncodingLabel.init))
        #expect(read.findings.isEmpty)
        #expect(read.value.tables.first?.cells.map(\.text) == cells)
    }

    @Test(arguments: [
        ("<p>\0\u{1}\0", nil, "a NUL character: the file is not text, or its encoding must be named"),
        ("a\0<table>", nil, "a NUL character: the file is not text, or its encoding must be named"),
        ("a\0\0", "utf-8", "a NUL character: the file is not text"),
        (
            "<\0p\0", "utf-8",
            "a NUL character: the file looks like UTF-16 without a byte-order mark; name its encoding, utf-16le, "
                + "or convert it to UTF-8"
        ),
    ])
    func otherNULIsNotText(text: String, label: String?, message: String) {
        let read = ArticleReader().article(
            path: "a.html", bytes: Array(text.utf8), encoding: label.flatMap(TextEncodingLabel.init))
        #expect(read.findings.map(\.message) == [message])
    }

    @Test func labelsAreKnownInAnyCase() {
        #expect(TextEncodingLabel("Shift-JIS") != nil)
        #expect(TextEncodingLabel("klingon") == nil)
        #expect(TextEncodingLabel.all.allSatisfy { TextEncodingLabel($0) != nil })
    }
}
