import Testing
import Text

/// Blame, implied values and mistakes of the rules that compare a number with what others lead to: `linear`, `sum`,
/// `proportional`, `slope`, `offset`.
struct CurveRulesTests {
    private static func findings(_ rule: String, _ rows: [String]) -> [Finding] {
        book(rule, rows).findings
    }

    private static func book(_ rule: String, _ rows: [String]) -> ExampleBook {
        ExampleBook(table: "| a | b | x | y |\n|---|---|--:|--:|\n" + rows.joined(separator: "\n"), rules: [rule])
    }

    private static func mistakes(_ rule: String) -> [String] {
        book(rule, ["| p | q | 1 | 2 |"]).problems.map(\.message)
    }

    @Test func aToleranceReachesToBothSides() {
        let rule = "kind: linear\ncolumn: y\nequals: {column: x, times: 2}\ntolerance: 0.5"
        #expect(Self.findings(rule, ["| p | a | 10 | 19.5 |", "| p | b | 10 | 20.5 |"]).isEmpty)
        let findings = Self.findings(rule, ["| p | a | 10 | 19.4 |", "| p | b | 10 | 20.6 |"])
        #expect(findings.count == 2 && findings.allSatisfy { $0.implied.isEmpty })
    }

    @Test(arguments: ["linear\nequals: 3", "sum\nterms: [3]", "proportional\nof: {column: x}\ncolumn: y"])
    func aToleranceIsNotNegative(kind: String) {
        #expect(
            Self.mistakes("kind: \(kind)\ntolerance: -1") == ["\"tolerance\" takes a number of 0 or more, but found -1"]
        )
    }

    @Test func aSumImpliesItselfAndNotesItsTerms() throws {
        let rule = "kind: sum\ncolumn: y\nterms: [{column: x, times: 2}, 1]"
        let finding = try #require(Self.findings(rule, ["| p | q | 10 | 20 |"]).first)
        #expect(finding.implied.map(\.value) == ["21"] && finding.notes.count == 1)
        #expect(finding.message.hasPrefix("20 is not 21, the sum of"))
        #expect(Self.findings(rule, ["| p | q | — | 20 |"]).isEmpty)
    }

    @Test func aSumNeedsTerms() {
        #expect(Self.mistakes("kind: sum\nterms: []") == ["\"terms\" names at least one column or number"])
    }

    @Test func aScaleNeedsThreeThatAgree() {
        let rule = "kind: proportional\ncolumn: y\nof: {column: x}"
        #expect(Self.findings(rule, ["| p | a | 1 | 2 |", "| p | b | 2 | 4 |", "| p | c | 3 | 7 |"]).isEmpty)
        let findings = Self.findings(
            rule, ["| p | a | 1 | 2 |", "| p | b | 2 | 4 |", "| p | c | 3 | 7 |", "| p | d | 4 | 8 |"])
        #expect(findings.map(\.value) == ["7"])
        #expect(findings.first?.implied.map(\.value) == ["6"])
    }

    @Test func aScaleOfOneThirdIsFoundThoughNoDecimalIs() {
        let rule = "kind: proportional\ncolumn: y\nof: {column: x}"
        #expect(
            Self.findings(rule, ["| p | a | 3 | 1 |", "| p | b | 6 | 2 |", "| p | c | 9 | 3 |", "| p | d | 12 | 5 |"])
                .map(\.value) == ["5"])
    }

    @Test func aSlopeHasALimit() {
        #expect(
            Self.mistakes("kind: slope\ncolumn: y\nwith: x") == ["a slope has a \"minimum\", a \"maximum\" or both"])
    }

    @Test func aSlopeNamesAllWhereOneOfTwoMustGo() throws {
        let findings = Self.findings(
            "kind: slope\ncolumn: y\nwith: x\nmaximum: 1", ["| p | a | 1 | 1 |", "| p | b | 2 | 9 |"])
        let finding = try #require(findings.first)
        #expect(findings.count == 1 && finding.notes.count == 3)
        #expect(finding.message.hasSuffix("any of 2 cells may be wrong"))
    }

    @Test func twoValuesForOneNumberBreakASteepestSlope() {
        let rows = ["| p | a | 1 | 1 |", "| p | b | 2 | 2 |", "| p | c | 2 | 5 |", "| p | d | 3 | 3 |"]
        #expect(Self.findings("kind: slope\ncolumn: y\nwith: x\nminimum: 0\nmaximum: 1", rows).map(\.value) == ["5"])
    }

    @Test func theBaseIsBlamedWhereMostOfWhatStandsOnItShowsIt() throws {
        let rows = ["a", "b", "c"].flatMap { step in
            [("base", 10), ("up", 12), ("down", 8)].map {
                "| \($0) | \(step) | 1 | \($1 + (step == "b" && $0 == "base" ? 5 : 0)) |"
            }
        }
        // Three cells must agree, so a fourth step is needed.
        let more = ["| base | d | 1 | 10 |", "| up | d | 1 | 12 |", "| down | d | 1 | 8 |"]
        let findings = Self.findings("kind: offset\ncolumn: y\nbase: {a: base}\nconstant_for: a", rows + more)
        let finding = try #require(findings.first)
        #expect(
            findings.count == 1 && finding.value == "15" && finding.implied.map(\.value) == ["10"]
                && finding.notes.count == 2)
    }
}
