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
        let text = TextStyle.colored.bold("Articles/a.md:12:5:") + " 468 is not 480 here"
        #expect(TerminalLines.fitted(text, columns: 40) == text)
    }

    @Test(arguments: [("before", 0), ("in", 60), ("after", 110)]) func sourceLinesAreCutAroundTheCarets(
        where: String, start: Int
    ) throws {
        let source = String(repeating: "| 1", count: 40)
        let text = "    12 | \(source)\n       | \(String(repeating: " ", count: start))^^^\n"
        let lines = TerminalLines.fitted(text, columns: 50).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.count <= 50 })
        let caret = try #require(lines[1].firstIndex(of: "^"))
        let column = lines[1].distance(from: lines[1].startIndex, to: caret)
        #expect(lines[0].dropFirst(column).prefix(3) == source.dropFirst(start).prefix(3))
        #expect(lines[0].hasSuffix("…") == (start < 100))
        #expect(lines[0].contains("| …") == (start > 0))
    }

    @Test func whatFitsStays() {
        let text = "    12 | | 468 |\n       |   ^^^\n"
        #expect(TerminalLines.fitted(text, columns: 80) == text)
        #expect(TerminalLines.fitted(String(repeating: "a b ", count: 90), columns: 20).count == 360)
    }
}
