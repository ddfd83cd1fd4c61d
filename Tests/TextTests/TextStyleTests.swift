import Testing
import Text

struct TextStyleTests {
    private static let finding = Finding(
        rule: "odd", severity: .error, message: "1 is not 2", place: Place("a.md", line: 3, column: 4),
        notes: [Note("2 is here", at: Place("a.md", line: 1, column: 1))])

    @Test func plainTextHasNoEscapes() {
        let text = FindingText.lines(for: Self.finding, in: .plain)
        #expect(text == FindingText.lines(for: Self.finding))
        #expect(!text.contains("\u{1B}"))
    }

    @Test func coloursChangeNoWord() {
        let text = FindingText.lines(for: Self.finding, in: TextStyle(isColored: true))
        #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        var plain = text
        for code in ["1", "2", "36", "1;31", "0"] { plain = plain.replacing("\u{1B}[\(code)m", with: "") }
        #expect(plain == FindingText.lines(for: Self.finding))
    }
}
