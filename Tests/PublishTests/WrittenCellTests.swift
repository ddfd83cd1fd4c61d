import Testing
import Text

@testable import Publish

/// Which cells of a column may share one entry: those that a file writes alike.
@Suite struct WrittenCellTests {
    @Test func aNumberKeepsItsZeros() throws {
        let (short, long) = (ExactNumber(48), ExactNumber(48).written(withPlaces: 1))
        #expect(short == long)
        #expect(WrittenCell(cell: .number(short)) != WrittenCell(cell: .number(long)))
        #expect(WrittenCell(cell: .number(long)) == WrittenCell(cell: .number(long)))
    }

    /// Where blanks would end a name or a value, quotation marks show where it ends.
    @Test func namesAndTextsWithBlanksAreQuoted() {
        let cells = [DataCell.Named(name: "a", cell: .integer(5)), .init(name: "dew point", cell: .text("old oak"))]
        #expect(DataCell.named(cells).text == #"a=5 "dew point"="old oak""#)
    }

    /// The sign of the unit and the letter, and a character of another code that looks the same.
    @Test(arguments: [("\u{212B}", "\u{C5}"), ("\u{F900}", "\u{8C48}")])
    func aTextKeepsItsCharacters(left: String, right: String) {
        #expect(left == right)
        #expect(WrittenCell(cell: .text(left)) != WrittenCell(cell: .text(right)))
        #expect(WrittenCell(cell: .text(left)) == WrittenCell(cell: .text(left)))
        #expect(WrittenCell(cell: .ids([left])) != WrittenCell(cell: .ids([right])))
    }
}
