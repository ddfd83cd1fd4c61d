import Books
import Records
import TestSupport
import Testing
import Text

@Suite struct DoubtsTests {
    private static let bending = PlankDatasets.bending
    private static let record = bending.records[0]

    private static func finding(
        _ rule: String, _ severity: Severity = .error, implied: String? = nil, accepted: String? = nil
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, message: "odd", place: Place("a.md", line: 1, column: 1),
            dataset: "bending", key: bending.keyParts(record.key), field: "value",
            implied: implied.map { [ImpliedValue("value", $0)] } ?? [], accepted: accepted)
    }

    private static func doubt(_ findings: [Finding]) -> Doubt? {
        Doubts(findings, about: [bending], in: PlankDatasets.book).doubt(about: record, in: bending)
    }

    private static func value(_ number: Int) -> CellValue { .number(ExactNumber(number)) }

    @Test func notesOfTheRulesAreNoDoubt() {
        #expect(Self.doubt([]) == nil)
        #expect(Self.doubt([Self.finding("a", .note)]) == nil)
    }

    @Test func oneOpenFindingAmongAcceptedOnesIsOpenDoubt() throws {
        let doubt = try #require(
            Self.doubt([
                Self.finding("a", accepted: "so it is"), Self.finding("b", .warning),
                Self.finding("a", accepted: "yes"),
            ]))
        #expect(doubt.flag == .open)
        #expect(doubt.blames.map(\.rule) == ["b", "a"])
        #expect(Self.doubt([Self.finding("a", accepted: "so it is")])?.flag == .accepted)
    }

    @Test func rulesThatImplyDifferentValuesImplyNothing() {
        #expect(
            Self.doubt([Self.finding("a", implied: "7"), Self.finding("b", implied: "7")])?.implied[0] == Self.value(7))
        #expect(Self.doubt([Self.finding("a", implied: "7"), Self.finding("b", implied: "8")])?.implied[0] == nil)
        #expect(Self.doubt([Self.finding("a", implied: "7"), Self.finding("b")])?.implied[0] == Self.value(7))
        #expect(Self.doubt([Self.finding("a")])?.implied[0] == nil)
    }

    @Test func recordsThatCannotBeToldFromTheOddOneAreDoubtedToo() throws {
        var finding = Self.finding("a", implied: "7")
        let other = Self.bending.records[1]
        finding.suspects = [other.key, Self.record.key]
        let doubts = Doubts([finding], about: [Self.bending], in: PlankDatasets.book)
        let doubt = try #require(doubts.doubt(about: other, in: Self.bending))
        #expect(doubt.flag == .open && doubt.implied.allSatisfy { $0 == nil })
        finding.isSettled = true
        #expect(
            Doubts([finding], about: [Self.bending], in: PlankDatasets.book).doubt(about: other, in: Self.bending)
                == nil)
    }

    @Test func columnsThatCannotBeToldFromTheOddOneAreDoubtedToo() throws {
        var finding = Self.finding("a")
        let definition = Self.bending.definition
        func columns(_ finding: Finding) throws -> [Int] {
            let doubt = try #require(Self.doubt([finding]))
            return definition.values.indices.filter { doubt.about(column: $0, of: definition) != nil }
        }
        #expect(try columns(finding) == [0])
        finding.suspectFields = ["bound"]
        #expect(try columns(finding) == [0, 1])
        finding.isSettled = true
        #expect(try columns(finding) == [0])
    }

    @Test func findingsOnACellDoubtTheValueReadFromIt() throws {
        let place = Self.bending.place(of: Self.record, column: 0, in: PlankDatasets.book)
        let finding = Finding(rule: "a", severity: .warning, message: "odd", place: place)
        #expect(Self.doubt([finding])?.blames.map(\.rule) == ["a"])
        let other = Place(place.file, line: place.line, column: place.column + 1)
        #expect(Self.doubt([Finding(rule: "a", severity: .warning, message: "odd", place: other)]) == nil)
    }

    @Test func whatACorrectionElsewhereSettledIsInNoDoubt() {
        var finding = Self.finding("a", implied: "700", accepted: "the other one was wrong")
        #expect(Self.doubt([finding])?.flag == .accepted)
        finding.isSettled = true
        #expect(Self.doubt([finding]) == nil)
    }

    @Test(arguments: ["48", "-0.5", "~9", "≤37", "10–12", "-3–-1"])
    func aShownNumberIsReadAgain(text: String) {
        #expect(CellValue(display: text, type: .number)?.display == text)
    }

    @Test(arguments: ["", "x", "—", "~", "10–", "–5", "1–2–3"])
    func whatIsNoNumberIsNoValue(text: String) {
        #expect(CellValue(display: text, type: .number) == nil)
    }
}
