import Testing
import Text

struct MonotonicRuleTests {
    private static func findings(_ values: [Int], direction: String = "rising", strict: Bool = false) -> [Finding] {
        var table = "| step | value |\n|---|---:|\n"
        for (index, value) in values.enumerated() { table += "| \(index + 1) | \(value) |\n" }
        let rule = "kind: monotonic\nalong: step\ndirection: \(direction)\nstrict: \(strict)"
        return ExampleBook(table: table, rules: [rule]).findings
    }

    @Test func oneOddCellIsOneFindingWithItsNeighbours() throws {
        let findings = Self.findings([10, 50, 12, 13, 14])
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.value == "50")
        #expect(finding.implied.isEmpty)
        #expect(
            finding.message
                == "50 does not fit between the 10 for 1 and the 12 for 3: value does not decrease along step")
        #expect(finding.notes.map(\.message) == ["10 is here (step 1)", "12 is here (step 3)"])
    }

    @Test func equalNeighboursImplyTheValueBetween() {
        #expect(Self.findings([10, 12, 9, 12, 14]).flatMap(\.implied).map(\.value) == ["12"])
    }

    @Test func anOddCellAtAnEndHasOneNeighbour() {
        #expect(
            Self.findings([99, 12, 13, 14]).map(\.message) == [
                "99 does not fit before the 12 for 2: value does not decrease along step"
            ])
        #expect(
            Self.findings([12, 13, 14, 1]).map(\.message) == [
                "1 does not fit after the 14 for 3: value does not decrease along step"
            ])
    }

    @Test func swappedNeighboursAreBothNamed() {
        let findings = Self.findings([10, 12, 11, 13])
        #expect(findings.map(\.value) == ["11"])
        #expect(
            findings.map(\.message) == [
                "11 does not fit after 12: value does not decrease along step; either may be wrong"
            ])
        #expect(findings.first?.notes.map(\.message) == ["12 is here (step 2)"])
    }

    @Test func twoSwapsFarApartAreTwoFindings() {
        #expect(Self.findings([10, 12, 11, 20, 22, 21]).map(\.value) == ["11", "21"])
        #expect(Self.findings([2, 1, 4, 3]).map(\.value) == ["1", "3"])
    }

    @Test func twoHalvesThatContradictAreOneFinding() {
        let findings = Self.findings([10, 11, 12, 5, 6, 7])
        #expect(findings.map(\.value) == ["5"])
        #expect(findings.first?.notes.count == 5)
        #expect(findings.first?.message.hasSuffix("any of these 6 cells may be wrong") == true)
    }

    @Test func anEmptyWordHasNoPlaceInTheOrder() {
        let table = "| wood | step | value |\n|---|---|---:|\n| fir |  | 63 |\n| fir | a | 50 |\n| fir | b | \(40) |"
        let findings = ExampleBook(table: table, rules: ["kind: monotonic\nalong: step\ndirection: falling"]).findings
        #expect(findings.map(\.message) == [])
        let rising = ExampleBook(table: table, rules: ["kind: monotonic\nalong: step\ndirection: rising"]).findings
        #expect(
            rising.map(\.message) == [
                "40 does not fit after 50: value does not decrease along step; either may be wrong"
            ])
    }

    @Test func fallingAndStrict() {
        #expect(Self.findings([9, 8, 8, 1], direction: "falling").isEmpty)
        #expect(Self.findings([9, 8, 8, 1], direction: "falling", strict: true).map(\.value) == ["8"])
        #expect(Self.findings([9, 8, 70, 6, 1], direction: "falling").map(\.value) == ["70"])
        #expect(Self.findings([5, 5, 5], strict: true).count == 1)
    }
}
