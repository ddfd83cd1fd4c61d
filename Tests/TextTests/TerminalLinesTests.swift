import Testing

@testable import Text

@Suite struct TerminalLinesTests {
    @Test func longLinesContinueBelow() {
        let text = "  Articles/a.md:12:5: error: 468 is not 480, as in every other row [constant]\nshort\n"
        #expect(
            TerminalLines.fitted(text, columns: 40) == """
                  Articles/a.md:12:5: error: 468 is not
                      480, as in every other row
                      [constant]
                short

                """)
    }

    @Test func longWordsStayWhole() {
        let address = "https://host.example/" + String(repeating: "a", count: 40)
        #expect(TerminalLines.fitted("see \(address)\n", columns: 40) == "see\n    \(address)\n")
    }

    @Test func stylesTakeNoColumns() {
        let text = TextStyle(isColored: true).bold("Articles/a.md:12:5:") + " 468 is not 480 here"
        #expect(TerminalLines.fitted(text, columns: 40) == text)
    }

    @Test func whatFitsStays() {
        let text = "    12 | | 468 |\n       |   ^^^\n"
        #expect(TerminalLines.fitted(text, columns: 80) == text)
        #expect(TerminalLines.fitted(String(repeating: "a b ", count: 90), columns: 20).count == 360)
    }
}
