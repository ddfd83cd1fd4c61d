import Books
import Testing
import Text

@Suite struct NumberExtremesTests {
    private func text(_ values: [(String, String?)]) throws -> String {
        let read = try values.map { (value: try #require(CellValue(display: $0.0, type: .number)), unit: $0.1) }
        return NumberExtremes.text(read) { "\($0) to \($1)" }
    }

    @Test func eachUnitHasItsRange() throws {
        #expect(try text([("30", "mm"), ("3", "cm"), ("45.5", "mm")]) == "3 cm, 30 to 45.5 mm")
        #expect(try text([("12", nil), ("9", nil)]) == "9 to 12")
        #expect(try text([("9", nil), ("9", nil)]) == "9")
        #expect(try text([]) == "")
    }

    @Test func numbersHaveTheirSigns() throws {
        #expect(try text([("12", "V"), ("≤230", "V"), ("-4", "V"), (">40", "%")]) == "-4 to ≤230 V, >40 %")
        #expect(try text([("~9", nil), ("10–12", nil)]) == "~9 to 12")
    }
}
