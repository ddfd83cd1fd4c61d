import Records
import TestSupport
import Testing
import Text

@testable import Publish

@Suite struct FindingItemTests {
    private func finding(_ line: Int, notes: [Int], rule: String = "rises", accepted: String? = nil) -> Finding {
        Finding(
            rule: rule, severity: .error, message: "at \(line)", place: Place("a.md", line: line, column: 1),
            notes: notes.map { Note("here", at: Place("a.md", line: $0, column: 1)) }, accepted: accepted)
    }

    @Test func findingsThatNoteEachOtherAreReportedOnce() {
        let findings = [finding(1, notes: [2, 3]), finding(2, notes: [1]), finding(3, notes: [1])]
        #expect(findings.withoutRepetitions.map(\.message) == ["at 1"])
    }

    @Test func othersStay() {
        let findings = [
            finding(1, notes: [2]), finding(2, notes: []), finding(2, notes: [1], rule: "other"),
            finding(2, notes: [1], accepted: "A misprint."), finding(4, notes: [1]),
        ]
        #expect(findings.withoutRepetitions.map(\.message) == findings.map(\.message))
    }

    @Test(arguments: [(false, "species=Oak"), (true, "species=oak")])
    func impliedWordsHaveTheirLabels(showsIDs: Bool, text: String) throws {
        let finding = Finding(
            rule: "rises", severity: .error, message: "odd", place: Place("a.md", line: 1, column: 1),
            implied: [ImpliedValue("species", "oak")])
        let definition = PlankDatasets.bending.definition
        let material = ReportMaterial(
            publication: PlankPublication.publication, language: "en", showsIDs: showsIDs)
        let implied = try #require(ImpliedValues(finding, in: definition))
        #expect(implied.text(of: definition, in: material) == text)
        #expect(implied.text == "species=oak")
    }
}
