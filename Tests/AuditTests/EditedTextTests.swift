import Audit
import Testing
import Text

@Suite struct EditedTextTests {
    private let text = SourceText(path: "a.md", text: "| 1 | 22 |\n| ä | 4 |\n")

    @Test func placesBehindAnEditAreMappedBack() {
        let start = text.offset(of: SourceLocation(line: 1, column: 3))
        #expect(start == 2)
        let edited = EditedText(text, [TextEdit(2..<3, "1000"), TextEdit(6..<8, "")])
        #expect(String(decoding: edited.bytes, as: UTF8.self) == "| 1000 |  |\n| ä | 4 |\n")
        #expect(edited.original(SourceLocation(line: 1, column: 3)) == SourceLocation(line: 1, column: 3))
        #expect(edited.original(SourceLocation(line: 1, column: 5)) == SourceLocation(line: 1, column: 3))
        #expect(edited.original(SourceLocation(line: 1, column: 8)) == SourceLocation(line: 1, column: 5))
        #expect(edited.original(SourceLocation(line: 1, column: 11)) == SourceLocation(line: 1, column: 10))
        #expect(edited.original(SourceLocation(line: 2, column: 7)) == SourceLocation(line: 2, column: 7))
    }

    @Test(arguments: [6, 7])
    func anEmptiedCellStandsWhereItsTextStood(column: Int) {
        let edited = EditedText(text, [TextEdit(6..<8, "")])
        #expect(String(decoding: edited.bytes, as: UTF8.self).hasPrefix("| 1 |  |\n"))
        #expect(edited.original(SourceLocation(line: 1, column: column)) == SourceLocation(line: 1, column: 7))
    }

    @Test func columnsAreCodePoints() {
        #expect(text.offset(of: SourceLocation(line: 2, column: 4)) == 11 + 4)
        #expect(text.offset(of: SourceLocation(line: 2, column: 40)) == nil)
        #expect(text.offset(of: SourceLocation(line: 9, column: 1)) == nil)
    }
}
