import Testing
import Text

/// Blame and implied values of the rules that compare slices: `constant`, `ordered-pair`, `equal-slices`,
/// `clamped-copy`, `multiple-of`.
struct SliceRulesTests {
    private static func findings(_ rule: String, _ rows: [String]) -> [Finding] {
        ExampleBook(table: "| a | b | value |\n|---|---|---:|\n" + rows.joined(separator: "\n"), rules: [rule]).findings
    }

    @Test func constantNamesEveryCellOfATie() throws {
        let findings = Self.findings(
            "kind: constant\nacross: b", ["| x | p | 480 |", "| x | q | 468 |", "| y | p | 1 |"])
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.message == "records that differ only in b have different values (480, 468); any may be wrong")
        #expect(finding.value == "468")
        #expect(finding.notes.map(\.message) == ["480 is here (b p)"])
        #expect(finding.implied.isEmpty)
    }

    @Test func constantTakesTheMajorityForRight() throws {
        let findings = Self.findings(
            "kind: constant\nacross: b", ["| x | p | 480 |", "| x | q | 468 |", "| x | r | 480 |", "| x | s | — |"])
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.message == "468 is not 480, as in 2 of the 3 records that differ only in b")
        #expect(finding.implied.map(\.value) == ["480"])
        #expect(finding.notes.map(\.message) == ["480 is here (b p)"])
    }

    @Test(arguments: [
        "kind: equal-slices\nleft: {b: p}\nright: {b: q}\nblame: left",
        "kind: clamped-copy\ncopy: {b: p}\nsource: {b: q}\nalong: a\nupper: y",
    ])
    func aMissingValueIsNotCompared(_ rule: String) {
        let book = ExampleBook(
            table: "| a | b | value |\n|---|---|---:|\n| x | p | — |\n| x | q | 7 |\n| y | p | 7 |\n| y | q | 7 |",
            rules: [rule])
        #expect(book.findings.isEmpty)
        #expect(book.verdicts(on: ["x", "p"]).allSatisfy { $0.rule != "example-rule" })
        #expect(book.verdicts(on: ["x", "q"]).last?.outcome == .notApplicable)
    }

    @Test func aPairWithBlameSuspectsOneSideOnly() {
        let rows = ["| x | p | 9 |", "| x | q | 5 |"]
        let rule = "kind: ordered-pair\nfield: b\nlower: p\nupper: q"
        #expect(
            Self.findings(rule, rows).map(\.message) == [
                "5 for q is below the 9 for p; either may be wrong"
            ])
        let blamed = Self.findings(rule + "\nblame: lower", rows)
        #expect(blamed.map(\.message) == ["9 for p is above the 5 for q"])
        #expect(blamed.map(\.value) == ["9"])
        #expect(
            Self.findings(rule + "\nstrict: true\nblame: upper", ["| x | p | 5 |", "| x | q | 5 |"]).map(\.message) == [
                "5 for q is not above the 5 for p"
            ])
    }

    @Test func slicesWithBlameImplyTheOtherSide() {
        let rows = ["| x | p | 9 |", "| y | p | 5 |", "| x | q | 1 |"]
        let rule = "kind: equal-slices\nleft: {a: x}\nright: {a: y}"
        let unclear = Self.findings(rule, rows)
        #expect(unclear.map(\.implied) == [[]])
        #expect(unclear.map(\.value) == ["5"])
        let blamed = Self.findings(rule + "\nblame: left", rows)
        #expect(blamed.flatMap(\.implied).map(\.value) == ["5"])
        #expect(blamed.map(\.message) == ["9 for a x is not 5, as for a y"])
        #expect(blamed.flatMap(\.notes).map(\.message) == ["5 is here (a y)"])
    }

    @Test func aCopyIsComparedWithTheClampedWord() {
        let rule = "kind: clamped-copy\ncopy: {a: copy}\nsource: {a: source}\nalong: b\nupper: m\nlower: k"
        let source = ["j", "k", "l", "m", "n"].enumerated().map { "| source | \($1) | \($0 + 1) |" }
        func copy(_ values: [Int]) -> [String] {
            zip(["j", "k", "l", "m", "n"], values).map { "| copy | \($0) | \($1) |" }
        }
        #expect(Self.findings(rule, source + copy([2, 2, 3, 4, 4])).isEmpty)
        let findings = Self.findings(rule, source + copy([2, 2, 3, 4, 5]))
        #expect(findings.flatMap(\.implied).map(\.value) == ["4"])
        #expect(findings.map(\.message) == ["5 is not 4, the value of a source, b m"])
        // Two copies against their source outvote it; one copy alone does not.
        let outvoted = Self.findings(rule, source + copy([2, 2, 3, 7, 7]))
        #expect(outvoted.map(\.key.first?.value) == ["source"])
        #expect(outvoted.flatMap(\.implied).map(\.value) == ["7"])
        #expect(outvoted.map(\.message) == ["4 is not 7, the value of most of the 2 cells that copy it"])
    }

    /// Most of the copies against the source and another copy.
    @Test func aCopyIsComparedWithMostOfTheCopies() {
        let rows =
            ["| source | k | 88 |"] + zip(["k", "l", "m", "n"], [12, 12, 12, 13]).map { "| copy | \($0) | \($1) |" }
        let findings = Self.findings(
            "kind: clamped-copy\ncopy: {a: copy}\nsource: {a: source}\nalong: b\nupper: k", rows)
        #expect(
            findings.map(\.message) == [
                "88 is not 12, the value of most of the 4 cells that copy it",
                "13 is not 12, the value of most of the 4 cells that copy a source, b k",
            ])
        #expect(findings.last?.notes.map(\.message) == ["12 is here (a copy, b k)"])
        #expect(findings.flatMap(\.implied).map(\.value) == ["12", "12"])
    }

    @Test func multiplesNameTheNearestAndWhereTheStepStands() throws {
        let findings = Self.findings(
            "kind: multiple-of\nof: {where: {b: one}, times: 0.4}\nwhere: {b: many}",
            ["| x | one | 95 |", "| x | many | 400 |", "| y | many | 7 |"])
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.message == "400 is not a whole multiple of 38 (95 × 0.4); the nearest are 380 and 418")
        #expect(finding.notes.map(\.message) == ["the value of example here is 95"])
        #expect(finding.notes.map(\.place.line) == [3])
        #expect(Self.findings("kind: multiple-of\nof: 0", ["| x | one | 95 |"]).isEmpty)
        #expect(
            Self.findings("kind: multiple-of\nof: {times: 2, plus: -1}", ["| x | one | -5 |", "| x | two | 3 |"]).map(
                \.message)
                == ["3 is not a whole multiple of 5 (3 × 2 − 1); the nearest are 0 and 5"])
    }
}
