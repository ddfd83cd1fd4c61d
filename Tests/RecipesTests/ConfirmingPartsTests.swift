import BookFiles
import Books
import Testing
import Text

@testable import Recipes

struct ConfirmingPartsTests {
    private static func read(_ yaml: String, pattern: String? = "{minutes}:{seconds} ({start} s)") throws
        -> (parts: ConfirmingParts?, problems: [String])
    {
        let problems = BookProblems()
        let node = try #require(
            BookFileParser(SourceText(path: "r.yaml", text: "column: A\n" + yaml), problems: problems).parse())
        let map = KeyReader(node, as: FieldSourceKeys.form, problems: problems)
        let parts = ConfirmingParts(map, pattern: try pattern.map { try TextPattern($0) })
        return (parts, problems.findings.map(\.message))
    }

    @Test func partsAreAddedUp() throws {
        let parts = try #require(try Self.read("confirm: {minutes: 60, seconds: 1}").parts)
        func contradiction(to text: String, in others: [String: String]) -> ConfirmingParts.Contradiction? {
            parts.contradiction(to: ConfirmingParts.reading(of: text, NumberForm()), in: others, form: NumberForm())
        }
        #expect(contradiction(to: "104", in: ["minutes": "1", "seconds": "44"]) == nil)
        #expect(contradiction(to: "105", in: ["minutes": "1", "seconds": "44"]) == .other("104"))
        #expect(contradiction(to: "105", in: ["minutes": "1"]) == nil)
        #expect(contradiction(to: "105", in: ["minutes": "1", "seconds": "?"]) == nil)
        #expect(contradiction(to: "105", in: ["minutes": "1", "seconds": "x"]) == .unreadable("x"))
    }

    @Test func aToleranceAllowsForRounding() throws {
        let parts = try #require(
            try Self.read("confirm: {inch: 2.54, tolerance: 0.5}", pattern: "{cm} cm ({inch} in)").parts)
        #expect(
            parts.contradiction(
                to: ConfirmingParts.reading(of: "5", NumberForm()), in: ["inch": "2"], form: NumberForm()) == nil)
        #expect(
            parts.contradiction(
                to: ConfirmingParts.reading(of: "6", NumberForm()), in: ["inch": "2"], form: NumberForm())
                == .other("5.08"))
    }

    @Test(arguments: [
        ("~10", "~9", "~22.86"), ("10–12", "3.9–4.7", nil), ("10–12", "8–9", "20.32–22.86"), ("≤10", "≤9", "≤22.86"),
        ("10", "9–10", "9–10"), ("10–12", "3.9", "9.906–9.906"), ("~10", "~3.9", nil), ("10", "<3.9", "<9.906"),
        ("10", "~3.9", "~9.906"), ("<10", "3.9", "9.906"), ("<10", "≤3.9", "≤9.906"),
    ])
    func qualifiedNumbersAndRangesAreCompared(own: String, inch: String, other: String?) throws {
        let parts = try #require(
            try Self.read("confirm: {inch: 2.54, tolerance: 0.5}", pattern: "{cm} cm ({inch} in)").parts)
        let found = parts.contradiction(
            to: ConfirmingParts.reading(of: own, NumberForm()), in: ["inch": inch], form: NumberForm())
        #expect(found == other.map(ConfirmingParts.Contradiction.other))
    }

    @Test func numbersAreReadInTheFormOfTheSource() throws {
        let parts = try #require(
            try Self.read("confirm: {inch: 2.54, tolerance: 0.5}", pattern: "{cm} cm ({inch} in)").parts)
        var form = NumberForm()
        form.decimal = .comma
        #expect(
            parts.contradiction(to: ConfirmingParts.reading(of: "10,0", form), in: ["inch": "3,9"], form: form) == nil)
        #expect(
            parts.contradiction(to: ConfirmingParts.reading(of: "10,0", form), in: ["inch": "9,3"], form: form)
                == .other("23.622"))
    }

    @Test func mistakesAreTold() throws {
        #expect(
            try Self.read("confirm: {minuts: 60}").problems.first
                == "the pattern has no part {minuts}; did you mean \"minutes\"?")
        let ofTexts = try Self.read("confirm: {minutes: sixty, seconds: 1}")
        #expect(ofTexts.parts == nil)
        #expect(ofTexts.problems.map { $0.hasPrefix("\"minutes\" is a number") } == [true])
        #expect(try Self.read("confirm: {}").problems.first?.hasPrefix("\"confirm\" names parts") == true)
        #expect(try Self.read("confirm: {minutes: 60}", pattern: nil).problems.count == 1)
        #expect(try Self.read("").parts == nil)
    }
}
