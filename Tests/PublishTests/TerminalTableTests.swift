import TestSupport
import Testing
import Text

@testable import Publish

@Suite struct TerminalTableTests {
    private func table(_ columns: [String], _ rows: [[String]], width: Int? = nil, own: Set<Int> = []) -> String {
        TerminalTable(
            columns: columns,
            rows: rows.map { $0.map { TerminalTable.Cell($0, isNumber: Int($0) != nil) } }, width: width,
            ownColumns: own
        ).text
    }

    @Test func wideCharactersTakeTwoColumns() {
        #expect(
            table(["wood", "n"], [["\u{677F}", "1"], ["oak", "22"]]) == "wood   n\n----  --\n\u{677F}     1\noak   22\n"
        )
    }

    @Test func whatAllRowsShareIsSaidOnceAndWhatIsEmptyNowhere() {
        #expect(
            table(["wood", "unit", "remark", "n"], [["oak", "mm", "", "1"], ["fir", "mm", "", "2"]])
                == "unit: mm\n\nwood  n\n----  -\noak   1\nfir   2\n")
        // Of one row all is equal, and of equal rows: they are shown whole.
        #expect(table(["wood", "remark", "n"], [["oak", "", "1"]]) == "wood  n\n----  -\noak   1\n")
        #expect(table(["n"], [["1"], ["1"]]) == "n\n-\n1\n1\n")
        // What changes a number beside it.
        #expect(
            table(["n", "qualifier", "maximum"], [["1", "≤", ""], ["2", "≤", ""]], own: [1, 2])
                == "n  qualifier\n-  ---------\n1  ≤\n2  ≤\n")
    }

    @Test func longTextsWrapBetweenWords() {
        #expect(
            table(["n", "text"], [["1", "one two three four"], ["2", "five"]], width: 16)
                == "n  text\n-  -------------\n1  one two three\n   four\n2  five\n")
        // A word that is too long is broken behind its signs.
        #expect(
            table(["a_long_name", "n"], [["x", "1"], ["y", "2"]], width: 10)
                == "a_long_\nname     n\n-------  -\nx        1\ny        2\n")
    }

    @Test func aWordTooLongForALineIsBrokenBeforeAWideCharacter() {
        let text = WrappedText("the plywood\u{7248}")
        #expect(text.widestPiece == 7)
        #expect(text.lines(width: 8) == ["the", "plywood", "\u{7248}"])
        #expect(text.lines(width: 13) == ["the plywood\u{7248}"])
        #expect(WrappedText("\u{7248}\u{7248}").lines(width: 2) == ["\u{7248}", "\u{7248}"])
    }

    @Test func whatDoesNotFitIsAListOfFields() {
        let rows = [["abcdefgh", "ijklmnop", "100000"], ["a", "b", "2"]]
        #expect(
            table(["first", "second", "n"], rows, width: 16)
                == "first   abcdefgh\nsecond  ijklmnop\nn       100000\n\nfirst   a\nsecond  b\nn       2\n")
    }

    @Test func nothingIsWrappedWhereThereIsNoTerminal() {
        let long = String(repeating: "word ", count: 60) + "end"
        #expect(table(["text", "n"], [[long, "1"], ["b", "2"]]).contains(long))
    }

    @Test(arguments: [20, 33, 47, 60, 80])
    func noLineIsWiderThanTheTerminal(width: Int) {
        let rows = HostileText.all.enumerated().map {
            ["\($0.offset)", $0.element, "a-b_c/d " + $0.element, "\u{677F}\u{677F}\u{677F}"]
        }
        for line in table(["number", "text", "more_text", "wide"], rows, width: width).split(separator: "\n") {
            #expect(TextWidth.columns(of: String(line)) <= width, "\(line)")
        }
    }
}
