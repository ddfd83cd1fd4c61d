import Testing
import Text

@Suite struct SourceTextTests {
    @Test(arguments: [
        ("", 1), ("a", 1), ("a\n", 2), ("a\nb", 2), ("a\r\nb", 2), ("a\rb\r", 3), ("a\r\r\nb", 3),
        ("a\u{2028}b\u{0B}c", 1),
    ])
    func linesEndAtLineFeedAndCarriageReturnOnly(text: String, count: Int) {
        #expect(SourceText(path: "a", text: text).lineCount == count)
    }

    @Test func lineTextLeavesItsEndOut() {
        let text = SourceText(path: "a", text: "one\r\ntwo\rthree\n\n")
        #expect((1...5).map(text.lineText) == ["one", "two", "three", "", ""])
        #expect(text.lineText(0).isEmpty)
        #expect(text.lineText(99).isEmpty)
    }

    @Test func columnsCountCodePoints() {
        // A combining accent is a code point of its own, an emoji with a joiner is several.
        let text = SourceText(path: "a", text: "é表e\u{301}x\n👩‍🔬y")
        for (needle, line, column) in [(UInt8(ascii: "x"), 1, 5), (UInt8(ascii: "y"), 2, 4)] {
            let offset = text.bytes.firstIndex(of: needle) ?? -1
            #expect(text.location(at: offset) == Text.SourceLocation(line: line, column: column))
        }
    }

    @Test func offsetsOutsideAreClamped() {
        let text = SourceText(path: "a", text: "ab\nc")
        #expect(text.location(at: -5) == .start)
        #expect(text.location(at: 400) == Text.SourceLocation(line: 2, column: 2))
        #expect(text.string(2..<900) == "\nc")
    }

    @Test(arguments: [1, 7, 42])
    func finderAgreesWithACountFromTheStart(seed: UInt64) {
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let pieces = ["a", "é", "表", "\n", "\r\n", "\r", "👍"]
        let text = SourceText(path: "a", text: (0..<200).map { _ in pieces[next(pieces.count)] }.joined())
        var finder = LocationFinder(text)
        for _ in 0..<500 {
            let offset = next(text.bytes.count + 1)
            #expect(finder.location(at: offset) == reference(text, offset), "seed \(seed), offset \(offset)")
        }
    }

    /// Counts lines and columns from the first byte.
    private func reference(_ text: SourceText, _ offset: Int) -> Text.SourceLocation {
        var (line, column, index) = (1, 1, 0)
        while index < offset {
            let byte = text.bytes[index]
            let isPair = byte == 13 && index + 1 < text.bytes.count && text.bytes[index + 1] == 10
            if byte == 10 || byte == 13 && !isPair {
                (line, column) = (line + 1, 1)
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            index += 1
        }
        return Text.SourceLocation(line: line, column: column)
    }
}
