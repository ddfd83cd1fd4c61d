import TestSupport
import Testing
import Text

@testable import Publish

@Suite struct MarkdownTableTests {
    @Test func hostileCellsReadBack() {
        let rows = HostileText.all.map { [$0, "x", $0] }
        let table = MarkdownTable(
            columns: ["a", "b", "c"].map { MarkdownTable.Column($0) }, rows: rows.map { $0.map(MarkdownText.inline) })
        let found = MarkdownTableParser.rows(table.text)
        #expect(found.first == ["a", "b", "c"])
        #expect(Array(found.dropFirst()) == rows.map { $0.map(shown) })
    }

    /// What Markdown can show of a text: line ends alike, no controls, no white space at the ends.
    private func shown(_ text: String) -> String {
        var result = ""
        for character in text {
            if character.isNewline, !"\u{2028}\u{2029}".contains(character) {
                result.append("\n")
            } else {
                for scalar in character.unicodeScalars {
                    let isControl =
                        scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value)
                    if (0x202A...0x202E).contains(scalar.value) {
                        result += TerminalText.name(String(scalar))
                    } else {
                        result.unicodeScalars.append(isControl ? " " : scalar)
                    }
                }
            }
        }
        while result.first == " " { result.removeFirst() }
        while result.last == " " { result.removeLast() }
        return result
    }

    @Test func sourceIsAligned() {
        let table = MarkdownTable(
            columns: [.init("Wood"), .init("Bending", isNumeric: true)], rows: [["\u{677F}", "4"], ["Oak and pine"]])
        #expect(
            table.text == """
                | Wood         | Bending |
                |:-------------|--------:|
                | \u{677F}           |       4 |
                | Oak and pine |         |

                """)
    }

    @Test func aTableWithoutColumnsIsNothing() {
        #expect(MarkdownTable(columns: [], rows: [["a"]]).text == "")
    }
}
