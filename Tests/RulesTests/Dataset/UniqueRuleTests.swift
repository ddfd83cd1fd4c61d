import Testing
import Text

struct UniqueRuleTests {
    private static func findings(_ rows: [String], _ rule: String) -> [Finding] {
        let table = "| house | room | hook | label |\n|---|---|---:|---|\n" + rows.joined(separator: "\n")
        return ExampleBook(table: table, rules: ["kind: unique\n" + rule]).findings
    }

    private static let rows = ["| old | attic | 1 | a |", "| old | cellar | 2 | b |", "| new | attic | 1 | a |"]

    @Test func bothRecordsAreNamed() throws {
        let findings = Self.findings(Self.rows, "columns: hook")
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.message.hasSuffix("either may be wrong"), "\(finding.message)")
        #expect(finding.notes.count == 1)
    }

    @Test func groupsAndFiltersPartRecords() {
        #expect(Self.findings(Self.rows, "columns: hook\nwithin: house").isEmpty)
        #expect(Self.findings(Self.rows, "columns: [house, room, hook]").isEmpty)
        #expect(Self.findings(Self.rows, "columns: hook\nwhere: {house: old}").isEmpty)
        #expect(Self.findings(Self.rows, "columns: [hook, room]").count == 1)
    }

    @Test func rangesAndLimitsAreNotTheirNumbers() {
        let table = "| room | hook |\n|---|---:|\n| a | 10–12 |\n| b | 10–15 |\n| c | ≤10 |\n| d | 10 |\n| e | 10 |"
        let findings = ExampleBook(table: table, rules: ["kind: unique\ncolumns: hook"]).findings
        #expect(findings.map(\.place.line) == [7])
    }

    @Test func mistakes() {
        let table = "| house | room | hook |\n|---|---|---:|\n| old | attic | 1 |"
        let messages = ExampleBook(table: table, rules: ["kind: unique\ncolumns: hok\nwithin: romm\nordered: true"])
            .problems.map(\.message)
        #expect(messages.contains { $0.contains("no column \"hok\"") }, "\(messages)")
        #expect(messages.contains { $0.contains("no key field \"romm\"") }, "\(messages)")
    }
}
