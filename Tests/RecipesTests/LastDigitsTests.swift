import BookFiles
import Books
import Numbers
import Testing
import Text

@testable import Recipes

struct LastDigitsTests {
    private static func read(_ yaml: String) throws -> (digits: LastDigits?, problems: [String]) {
        let problems = BookProblems()
        let node = try #require(
            BookFileParser(SourceText(path: "r.yaml", text: "column: A\n" + yaml), problems: problems).parse())
        let map = KeyReader(node, as: FieldSourceKeys.form, problems: problems)
        let digits = LastDigits(map, of: "deviation", pattern: try TextPattern("{mass}[({deviation})]"))
        return (digits, problems.findings.map(\.message))
    }

    private static func reading(_ text: String, _ form: NumberForm = NumberForm()) throws -> CellReading {
        let digits = try #require(try read("last_digits_of: mass").digits)
        return digits.reading(of: try #require(try TextPattern("{mass}[({deviation})]").match(text)), form: form)
    }

    @Test(arguments: [
        ("1.00783(2)", "0.00002"), ("24.30(15)", "0.15"), ("2.1(25)", "2.5"), ("1.20(10)", "0.10"), ("12(3)", "3"),
        ("119.5(1.5)", "1.5"), ("-7.20(4)", "0.04"),
        ("~7.20(4)", "0.04"),
    ])
    func lastDigitsAreScaled(text: String, number: String) throws {
        #expect(try Self.reading(text) == .value(.number(try #require(ExactNumber(number))), unit: nil))
    }

    @Test(arguments: [
        ("1.2(x)", "“x” in the place of {deviation} is not a number of digits"),
        ("1.2(~3)", "“~3” in the place of {deviation} is not a number of digits"),
        ("1.2(-3)", "“-3” in the place of {deviation} is not a number of digits"),
        ("x(3)", "“x” in the place of {mass} is not a number"),
    ])
    func otherTextsAreNotScaled(text: String, reason: String) throws {
        #expect(try Self.reading(text) == .unreadable(reason))
    }

    @Test func aCellMayHaveNoDeviation() throws { #expect(try Self.reading("1.2") == .empty) }

    @Test func numbersAreReadInTheFormOfTheSource() throws {
        var form = NumberForm()
        form.decimal = .comma
        #expect(try Self.reading("2,14(13)", form) == .value(.number(try #require(ExactNumber("0.13"))), unit: nil))
    }

    @Test(arguments: [
        ("last_digits_of: mas", "mas; did you mean \"mass\"?"), ("last_digits_of: deviation", "deviation"),
    ])
    func mistakesAreTold(yaml: String, found: String) throws {
        #expect(
            try Self.read(yaml).problems
                == ["\"last_digits_of\" names another part of the field's \"pattern\", but found \(found)"])
    }
}
