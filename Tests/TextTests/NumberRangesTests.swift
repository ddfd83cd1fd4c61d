import Testing
import Text

@Suite struct NumberRangesTests {
    private func text(_ numbers: [(String, String?)]) throws -> String {
        let read = try numbers.map { (number: try #require(ExactNumber($0.0)), unit: $0.1) }
        return NumberRanges.text(read) { "\($0) to \($1)" }
    }

    @Test func eachUnitHasItsRange() throws {
        #expect(try text([("30", "mm"), ("3", "cm"), ("45.5", "mm")]) == "3 cm, 30 to 45.5 mm")
        #expect(try text([("12", nil), ("9", nil)]) == "9 to 12")
        #expect(try text([("9", nil), ("9", nil)]) == "9")
        #expect(try text([]) == "")
    }
}
