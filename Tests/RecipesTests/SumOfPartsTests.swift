import BookFiles
import Books
import Numbers
import Testing
import Text

@testable import Recipes

struct SumOfPartsTests {
    private static func read(_ yaml: String, pattern: String = "[{hours}:]{minutes}:{seconds}") throws
        -> (sum: SumOfParts?, problems: [String])
    {
        let problems = BookProblems()
        let node = try #require(
            BookFileParser(SourceText(path: "r.yaml", text: "column: A\n" + yaml), problems: problems).parse())
        let map = KeyReader(node, as: FieldSourceKeys.form, problems: problems)
        return (SumOfParts(map, pattern: try TextPattern(pattern)), problems.findings.map(\.message))
    }

    private static func reading(
        _ text: String, pattern: String, _ factors: String, _ form: NumberForm = NumberForm()
    ) throws -> CellReading {
        let sum = try #require(try read("sum: \(factors)", pattern: pattern).sum)
        return sum.reading(of: try #require(try TextPattern(pattern).match(text)), form: form)
    }

    private static let clock = ("[{hours}:]{minutes}:{seconds}", "{seconds: 1, hours: 3600, minutes: 60}")
    private static let length = ("[{feet} ft][{inches} in]", "{feet: 12, inches: 1}")

    @Test(arguments: [("2:05:30", "2 × 3600 + 05 × 60 + 30"), ("−1:00:01", "−(1 × 3600 + 00 × 60 + 01)")])
    func theCalculationGivesTheSum(text: String, calculation: String) throws {
        let sum = try #require(try Self.read("sum: \(Self.clock.1)").sum)
        let parts = try #require(try TextPattern(Self.clock.0).match(text))
        #expect(sum.calculation(of: parts, form: NumberForm()) == calculation)
    }

    @Test(arguments: [
        ("2:05:30", "7530"), ("5:07", "307"), ("90:00", "5400"), ("41:07.50", "2467.50"), ("-0:30", "-30"),
        ("−1:00:01", "-3601"), ("~5:07", "~307"), ("<1:00:00", "<3600"), ("0:00", "0"),
    ])
    func partsAreAddedUp(text: String, number: String) throws {
        let reading = try Self.reading(text, pattern: Self.clock.0, Self.clock.1)
        guard case .value(let value, nil) = reading else {
            Issue.record("\(reading)")
            return
        }
        #expect(value.display == number)
    }

    @Test(arguments: [
        ("5 ft 11½ in", "71.5"), ("6 ft", "72"), ("11 in", "11"), ("1,000 ft 2 in", "12002"),
    ])
    func aCellMayLackParts(text: String, number: String) throws {
        #expect(
            try Self.reading(text, pattern: Self.length.0, Self.length.1)
                == .value(.number(try #require(ExactNumber(number))), unit: nil))
    }

    @Test(arguments: [
        ("1:75", "{seconds} is “75”, but must be less than one {minutes}"),
        ("1:60:00", "{minutes} is “60”, but must be less than one {hours}"),
        ("1.5:30", "only the last of its parts may have decimals, but {minutes} is “1.5”"),
        ("1:~30", "only the first of its parts may have a sign or a qualifier, but {seconds} is “~30”"),
        ("1:-30", "only the first of its parts may have a sign or a qualifier, but {seconds} is “-30”"),
        ("1:x", "“x” in the place of {seconds} is not a number"),
        ("1:30 s", "“30 s” in the place of {seconds} is not a number"),
        ("1–2:30", "“1–2” in the place of {minutes} is not a number"),
        ("900000000000000000:00", "its parts make a number with too many digits"),
    ])
    func doubtfulPartsAreNotAddedUp(text: String, reason: String) throws {
        #expect(try Self.reading(text, pattern: Self.clock.0, Self.clock.1) == .unreadable(reason))
    }

    @Test func numbersAreReadInTheFormOfTheSource() throws {
        var form = NumberForm()
        form.decimal = .comma
        let reading = try Self.reading("1:30,5", pattern: Self.clock.0, Self.clock.1, form)
        #expect(reading == .value(.number(try #require(ExactNumber("90.5"))), unit: nil))
    }

    @Test func theCalculationIsTold() throws {
        let sum = try #require(try Self.read("sum: \(Self.clock.1)").sum)
        let parts = try #require(try TextPattern(Self.clock.0).match("2:05:30"))
        #expect(sum.calculation(of: parts, form: NumberForm()) == "2 × 3600 + 05 × 60 + 30")
        #expect(sum.partWithUnit == "seconds")
    }

    @Test(arguments: [
        ("sum: {minuts: 60}", "the pattern has no part {minuts}; did you mean \"minutes\"?"),
        ("sum: {minutes: 0}", "a part of a sum has a factor greater than 0, but {minutes} has 0"),
        ("sum: {}", "\"sum\" names parts of the field's \"pattern\", each with its factor"),
    ])
    func mistakesAreTold(yaml: String, message: String) throws {
        #expect(try Self.read(yaml).problems == [message])
    }

    @Test func aSourceMayHaveNoSum() throws {
        let (sum, problems) = try Self.read("")
        #expect(sum == nil)
        #expect(problems.isEmpty)
    }
}
