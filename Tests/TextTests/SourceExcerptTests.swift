import Testing

@testable import Text

@Suite struct SourceExcerptTests {
    /// The excerpt of the only line of a text around a cell, without its margin.
    private func excerpt(_ line: String, _ column: Int, _ raw: String) -> [String] {
        let text = SourceExcerpt(SourceText(path: "a.md", text: line)).text(
            of: [CellOrigin(location: Text.SourceLocation(line: 1, column: column), raw: raw)])
        return text.split(separator: "\n").map { String($0.dropFirst("    1 | ".count)) }
    }

    @Test(arguments: [
        ("| Oak | 40 |", 9, "40", "        ^^"), ("| 楢 | 40 |", 7, "40", "       ^^"), ("| 楢材 |", 3, "楢材", "  ^^^^"),
        ("|\tOak\t| 40 |", 9, "40", "        ^^"), ("| ｵｰｸ | 4 |", 9, "4", "        ^"),
        ("| e\u{301} | 4 |", 8, "4", "      ^"),
        ("|  |", 2, "", " ^"), ("| x |", 40, "x", "     ^"), ("", 1, "", "^"),
    ])
    func caretsStandUnderTheCell(line: String, column: Int, raw: String, carets: String) {
        let lines = excerpt(line, column, raw)
        #expect(lines.last == carets)
        #expect(lines.first == line.replacing("\t", with: " "))
    }

    @Test func theLinesNumberMakesTheMargin() {
        let source = SourceText(path: "a.md", text: String(repeating: "\n", count: 99) + "| 7 |")
        let origin = CellOrigin(location: Text.SourceLocation(line: 100, column: 3), raw: "7")
        #expect(SourceExcerpt(source).text(of: [origin]) == "    100 | | 7 |\n        |   ^\n")
    }

    @Test func severalCellsOfOneLineAreMarked() {
        let source = SourceText(path: "a.md", text: "| 木 | 40 | 7 |")
        let origins = [(12, "7"), (3, "木"), (7, "40")].map { column, raw in
            CellOrigin(location: Text.SourceLocation(line: 1, column: column), raw: raw)
        }
        #expect(SourceExcerpt(source).text(of: origins) == "    1 | | 木 | 40 | 7 |\n      |   ^^   ^^   ^\n")
    }

    @Test func onlyTheFirstLineOfACellIsMarked() {
        let source = SourceText(path: "a.html", text: "<td>20\n40</td>")
        let origin = CellOrigin(location: Text.SourceLocation(line: 1, column: 5), raw: "20\n40")
        #expect(SourceExcerpt(source).text(of: [origin]) == "    1 | <td>20\n      |     ^^\n")
    }

    @Test func aLongLineIsCutAroundTheCell() {
        let line = String(repeating: "a", count: 5000) + "CELL" + String(repeating: "b", count: 5000)
        let lines = excerpt(line, 5001, "CELL")
        #expect(lines[0].hasPrefix("…a") && lines[0].hasSuffix("b…") && lines[0].count < 200)
        #expect(lines[0].contains("CELL"))
        let before = lines[0].prefix { $0 != "C" }
        #expect(lines[1] == String(repeating: " ", count: before.count) + "^^^^")
    }

    /// A wide character is not cut in two, and a line that fits is whole.
    @Test(arguments: [("| 1", 0), ("| 1", 60), ("| 1", 110), ("| 木", 0), ("| 木", 61), ("| 木", 110), ("e\u{301}1", 60)])
    func aTerminalShowsWhatFits(cell: String, start: Int) throws {
        let line = String(repeating: cell, count: 40)
        let source = SourceText(path: "a.md", text: line)
        let raw = String(String.UnicodeScalarView(line.unicodeScalars.dropFirst(start).prefix(3)))
        let origin = CellOrigin(location: Text.SourceLocation(line: 1, column: start + 1), raw: raw)
        for columns in 50...53 {
            let lines = SourceExcerpt(source, columns: columns).text(of: [origin]).split(separator: "\n").map(
                String.init)
            #expect(lines.count == 2 && lines.allSatisfy { TextWidth.columns(of: $0) <= columns }, "\(lines)")
            #expect(TextWidth.columns(of: lines[0]) >= columns - 4)
            let before = lines[1].prefix { $0 != "^" }.count
            #expect(
                lines[0].ranges(of: raw).contains {
                    TextWidth.columns(of: String(lines[0][..<$0.lowerBound])) == before
                })
        }
        #expect(SourceExcerpt(source, columns: 200).text(of: [origin]).hasPrefix("    1 | \(line)\n"))
        #expect(SourceExcerpt(source, columns: 30).text(of: [origin]) == SourceExcerpt(source).text(of: [origin]))
    }

    @Test func controlCharactersDriveNoTerminal() {
        #expect(excerpt("| \u{1B}[31m | 4 |", 11, "4") == [#"| \u001B[31m | 4 |"#, "               ^"])
    }
}
