import Testing
import Text

@Suite struct ExactNumberTests {
    @Test(arguments: [
        ("48", "48"), ("48.0", "48"), ("0.50", "0.5"), ("-0.05", "-0.05"), ("007", "7"), ("-0", "0"),
        ("9223372036854775807", "9223372036854775807"), ("100.10", "100.1"),
    ])
    func isKeptInShortestForm(written: String, shortest: String) {
        #expect(ExactNumber(written)?.description == shortest)
    }

    @Test(arguments: ["", "-", ".5", "5.", "1e3", "1,0", "9223372036854775808", "0.0000000000000000001", "--1", "1-"])
    func readsNothingElse(written: String) {
        #expect(ExactNumber(written) == nil)
    }

    @Test func equalNumbersAreEqualValues() {
        #expect(ExactNumber("1.50") == ExactNumber(coefficient: 15, scale: 1))
        #expect(Set(["2", "2.0", "2.00"].compactMap { ExactNumber($0) }).count == 1)
    }

    @Test func calculatesExactly() throws {
        let tenth = try #require(ExactNumber("0.1"))
        let fifth = try #require(ExactNumber("0.2"))
        #expect(tenth.adding(fifth)?.description == "0.3")
        #expect(tenth.subtracting(fifth)?.description == "-0.1")
        #expect(ExactNumber(95).multiplied(by: ExactNumber("0.4") ?? .zero)?.description == "38")
    }

    @Test func overflowIsNilAndNeverATrap() {
        let large = ExactNumber(.max)
        #expect(large.adding(ExactNumber(1)) == nil)
        #expect(large.multiplied(by: large) == nil)
        #expect(ExactNumber(.min).subtracting(ExactNumber(1)) == nil)
        #expect(large > ExactNumber("0.5") ?? .zero)
    }

    @Test(arguments: [
        ("123456789012345677.5", "123456789012345678"), ("-123456789012345678", "-123456789012345677.5"),
        ("9223372036854775806", "9223372036854775807"), ("0.999999999999999999", "1"),
        ("-9223372036854775807", "-0.000000000000000001"), ("0.000000000000000001", "9223372036854775807"),
        ("9007199254740992.5", "9007199254740993"),
    ])
    func comparesExactlyWhateverTheDigits(less: String, greater: String) throws {
        let (less, greater) = (try #require(ExactNumber(less)), try #require(ExactNumber(greater)))
        #expect(less < greater)
        #expect(!(greater < less))
    }

    @Test(arguments: [("342", "38", 9), ("400", "38", 10), ("-1", "38", -1), ("0.5", "0.2", 2), ("0", "3", 0)])
    func countsWholeMultiples(number: String, divisor: String, count: Int) throws {
        let number = try #require(ExactNumber(number))
        let divisor = try #require(ExactNumber(divisor))
        #expect(number.wholeMultiples(of: divisor) == count)
        #expect(number.isMultiple(of: divisor) == (number == divisor.multiplied(by: ExactNumber(count))))
    }

    @Test func nothingIsAMultipleOfZero() {
        #expect(ExactNumber(5).wholeMultiples(of: .zero) == nil)
        #expect(!ExactNumber(5).isMultiple(of: .zero))
    }
}
