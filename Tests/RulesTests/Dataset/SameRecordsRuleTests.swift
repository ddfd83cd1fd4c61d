import Testing
import Text

struct SameRecordsRuleTests {
    /// Articles called a, b, c..., each with its rows of size, side and weight.
    private static func findings(_ articles: [[String]], _ rule: String = "kind: same-records") -> [Finding] {
        let tables = zip(["north", "south", "west", "east"], articles).map { name, rows in
            "article: \(name)\n| size | side | weight |\n|---|---|---:|\n" + rows.joined(separator: "\n")
        }
        return ExampleBook(table: tables.joined(separator: "\n"), rules: [rule]).findings.filter {
            $0.rule != "agreement"
        }
    }

    private static let rows = ["| 1 | left | 10 |", "| 2 | left | 12 |", "| 2 | right | 14 |"]

    private static func rows(_ index: Int, _ row: String) -> [String] {
        var rows = rows
        rows[index] = row
        return rows
    }

    @Test func aMisreadKeyIsBlamedOnceAndSaysWhatTheOthersHave() throws {
        let findings = Self.findings([Self.rows, Self.rows(2, "| 2 | rigth | 14 |"), Self.rows])
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.message == "rigth is here, but 2 of the 3 articles have right")
        #expect(
            (finding.field, finding.value) == ("side", "rigth") && finding.implied == [ImpliedValue("side", "right")])
        #expect(finding.place.line == 12)
        #expect(finding.notes.map(\.message) == ["right is here, in \"north\"", "right is here, in \"west\""])
    }

    @Test func ofAKeyThatStandsTwiceTheRowThatSaysWhatIsLackingIsBlamed() throws {
        let findings = Self.findings([Self.rows(0, "| 2 | left | 10 |"), Self.rows, Self.rows])
        let finding = try #require(findings.first { $0.rule != "key-unique" })
        #expect(finding.message == "2 is here, but 2 of the 3 articles have 1")
        #expect(finding.place.line == 4)
    }

    @Test func whatTheOthersListOnceIsNotCalledUnlisted() {
        let findings = Self.findings([Self.rows(0, "| 2 | left | 99 |"), Self.rows, Self.rows])
        #expect(
            findings.first { $0.rule == "example-rule" }?.message
                == "the other articles list 2 less often, and 1 is missing; 2 may be a mistake for it")
        let rows = [Self.rows(0, "| 3 | left | 99 |"), Self.rows(0, "| 3 | left | 99 |"), Self.rows, Self.rows]
        #expect(
            Self.findings(rows).first { $0.rule == "example-rule" }?.message
                == "only 2 of the 4 articles list 1, and 3 is missing; 1 may be a mistake for it")
    }

    @Test func whatFewHaveIsOddAndWhatFewLackIsMissed() {
        let findings = Self.findings([Self.rows + ["| 9 | top | 1 |"], Self.rows, Array(Self.rows.dropLast())])
        #expect(
            findings.map(\.message) == [
                "\"west\" lacks this record, which 2 of the 3 articles have",
                "only 1 of the 3 articles has this record",
            ])
        #expect(findings.map(\.place.line) == [6, 7])
    }

    @Test func ofTwoTheLowerRankedIsBlamedAndNothingIsImplied() throws {
        let findings = Self.findings([Self.rows(1, "| 3 | left | 12 |"), Self.rows])
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.message == "2 is here, but \"north\" has 3; either may be wrong")
        #expect(finding.implied.isEmpty)
    }

    @Test func aRecordOfOneOfTwoIsToldOnce() {
        #expect(Self.findings([Self.rows, Self.rows + ["| 9 | top | 1 |"]]).map(\.place.line) == [13])
        #expect(Self.findings([Self.rows + ["| 9 | top | 1 |"], Self.rows]).map(\.place.line) == [7])
    }

    @Test func articlesThatLackOneRecordShareAFinding() {
        let short = Array(Self.rows.dropLast())
        let findings = Self.findings([Self.rows, Self.rows, short, short])
        #expect(
            findings.map(\.message) == ["\"west\", \"east\" lack this record, which 2 of the 4 articles have"])
    }

    @Test func whatSaysMostOfTheLackingRecordStandsForIt() throws {
        let findings = Self.findings([["| 7 | left | 12 |"], Self.rows, Self.rows])
        let finding = try #require(findings.first { $0.field == "size" })
        #expect(finding.implied.map(\.value) == ["2"])
        #expect(findings.count == 3)
    }

    @Test func whatSaysNothingOfTheLackingRecordMayStandForIt() throws {
        let findings = Self.findings([Self.rows(0, "| 9 | left | 99 |"), Self.rows, Self.rows])
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.implied.isEmpty)
        #expect(
            finding.message
                == "the other articles do not list 9, and 1 is missing; 9 may be a mistake for it"
        )
    }

    @Test func articlesAndRecordsCanBeChosen() {
        let articles = [Self.rows, Self.rows, ["| 1 | left | 10 |", "| 7 | right | 14 |"]]
        #expect(Self.findings(articles, "kind: same-records\narticles: [north, south]").isEmpty)
        #expect(Self.findings(articles, "kind: same-records\nwhere: {size: [\"1\"]}").isEmpty)
        #expect(!Self.findings(articles).isEmpty)
    }

    @Test func mistakes() {
        func problems(_ rule: String) -> [String] {
            ExampleBook(table: "| size | weight |\n|---|---:|\n| 1 | 10 |", rules: [rule]).problems.map(\.message)
        }
        #expect(
            problems("kind: same-records\narticles: [nowhere, south]").contains {
                $0.contains("no article \"nowhere\"")
            })
        #expect(problems("kind: same-records\narticle: north").contains { $0.contains("has no key \"article\"") })
    }
}
