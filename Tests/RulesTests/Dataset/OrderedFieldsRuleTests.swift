import Testing
import Text

struct OrderedFieldsRuleTests {
    private static func book(_ rows: [String], _ rule: String) -> ExampleBook {
        ExampleBook(
            table: "| shop | from | to | opens | closes |\n|---|---|---|---:|---:|\n" + rows.joined(separator: "\n"),
            rules: [rule])
    }

    @Test func notesTheEarlierColumn() throws {
        let findings = Self.book(
            ["| kiosk | 6 | 2 | 1 | 2 |", "| market | 2 | 2 | 1 | 1 |"], "kind: ordered-fields\nfields: [from, to]"
        ).findings
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.message == "2 for to is below the 6 for from; either may be wrong")
        #expect(finding.value == "2")
        #expect(finding.notes.map(\.message) == ["6 is here (from)"])
        #expect(finding.notes.map(\.place.column) == [11])
        #expect(finding.suspectFields == ["from"])
    }

    /// A range without an end is not a mistake, and what is between may be missing.
    @Test func emptyColumnsArePassedOver() {
        let rule = "kind: ordered-fields\nfields: [from, opens, closes]"
        #expect(Self.book(["| kiosk | 6 | 1 | | |", "| market | 6 | 1 | 7 | |"], rule).findings.isEmpty)
        #expect(Self.book(["| kiosk | 6 | 1 | | 5 |"], rule).findings.map(\.value) == ["5"])
    }

    @Test func strictly() {
        let rows = ["| kiosk | 6 | 6 | 1 | 1 |"]
        #expect(Self.book(rows, "kind: ordered-fields\nfields: [from, to]").findings.isEmpty)
        #expect(
            Self.book(rows, "kind: ordered-fields\nfields: [opens, closes]\nstrict: true").findings.map(\.message) == [
                "1 for closes is not above the 1 for opens; either may be wrong"
            ])
    }

    @Test func mistakes() {
        let rows = ["| kiosk | 6 | 6 | 1 | 1 |"]
        #expect(
            Self.book(rows, "kind: ordered-fields\nfields: [from]").problems.map(\.message) == [
                "\"fields\" takes two or more columns, each once"
            ])
        #expect(
            Self.book(rows, "kind: ordered-fields\nfields: [shop, to]").problems.map(\.message) == [
                "\"fields\" takes columns that are all numbers or all of one vocabulary"
            ])
    }
}
