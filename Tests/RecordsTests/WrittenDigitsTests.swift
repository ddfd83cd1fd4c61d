import Books
import Testing
import Text

@Suite struct WrittenDigitsTests {
    @Test(arguments: [
        ("48", 1, "48.0"), ("48.5", 3, "48.500"), ("-0.5", 1, "-0.5"), ("0", 2, "0.00"), ("12.25", 1, "12.25"),
    ])
    func zerosArePrinted(text: String, places: Int, written: String) throws {
        let number = try #require(ExactNumber(text)).written(withPlaces: places)
        #expect(number.description == written)
        #expect(number.shortest.description == text)
    }

    /// They say how a number was written, not which one it is.
    @Test func zerosMakeNoOtherNumber() throws {
        let (plain, written) = (ExactNumber(48), ExactNumber(48).written(withPlaces: 2))
        #expect(
            plain == written && plain.hashValue == written.hashValue && !(plain < written)
                && plain.scale == written.scale)
        #expect(written.adding(ExactNumber(1))?.description == "49")
        #expect(CellValue.number(plain) == .number(written))
        #expect(CellValue.qualified(written, .range, maximum: written).shortest.display == "48–48")
    }

    @Test func noMoreZerosAreKeptThanDecimalPlacesFit() {
        #expect(ExactNumber(1).written(withPlaces: 40).description == "1." + String(repeating: "0", count: 18))
        #expect(ExactNumber(1).written(withPlaces: -3).description == "1")
    }
}
