import Records
import Testing
import Text

@testable import Books
@testable import Recipes

@Suite struct UnusedWordsTests {
    private func words(of claims: [Claim], in definition: DatasetDefinition = Workbench.size) -> [String?] {
        UnusedWords(book: Workbench(datasets: [definition]).book, claims: [claims]).findings().map(\.value)
    }

    private func claim(_ key: [String], _ value: CellValue) -> Claim {
        Claim(
            key: key, values: [value], unit: nil, article: 0, table: 1, keyOrigins: key.map { _ in nil },
            valueOrigins: [nil], assumed: [], status: .read)
    }

    @Test func wordsOfKeysAreUsed() {
        let claims = [["oak", "left", "1"], ["pine", "left", "1"]].map { claim($0, .number(ExactNumber(1))) }
        // No field of the dataset holds a word of the vocabulary "grade".
        #expect(words(of: claims) == ["ash", "right", "first", "second"])
    }

    @Test func wordsOfValuesAreUsed() {
        let definition = Workbench.definition(
            "plank", keys: [Workbench.field("number", .integer)], values: [Workbench.field("wood", vocabulary: "wood")])
        #expect(
            words(of: [claim(["1"], .text("ash"))], in: definition)
                == ["oak", "pine", "left", "right", "first", "second"])
    }

    /// One word with a reason why nothing has it.
    private func findings(reasonFor id: String, of claims: [Claim], standsFor: [StandIn] = []) -> [Finding] {
        let place = Place("Vocabulary/wood.yaml")
        let entries = ["oak", "ash"].map { word in
            VocabularyEntry(
                id: word, labels: LocalizedText(word), aliases: [],
                withoutRecords: word == id ? LocalizedText("Nobody has it.") : nil, place: place,
                withoutRecordsPlace: Place("Vocabulary/wood.yaml", line: 3, column: 30))
        }
        let keys = [Workbench.field("wood", vocabulary: "wood")]
        let dataset = Workbench.definition("plank", keys: keys, values: [Workbench.field("value", .number)])
        let other = DatasetDefinition(
            name: "nail", title: LocalizedText("Nails"), description: LocalizedText(""),
            keys: [Workbench.field("number", .integer)], values: [], unit: .none,
            layout: TableLayout(rows: [], columns: nil), changesAlong: nil, rules: [], standsFor: standsFor,
            place: place)
        let bench = Workbench().book
        let book = Book(
            title: bench.title, description: bench.description, articles: bench.articles,
            vocabularies: [
                Vocabulary(name: "wood", title: LocalizedText("wood"), entries: entries, groups: [], place: place)
            ],
            datasets: [dataset, other], recipes: [], corrections: [], acceptedFindings: [])
        return UnusedWords(book: book, claims: [claims, [claim(["1"], .number(ExactNumber(1)))]]).findings()
    }

    private let oak = [["oak"]]

    @Test func aWordWithAReasonIsNotMissed() {
        let claims = oak.map { claim($0, .number(ExactNumber(1))) }
        #expect(findings(reasonFor: "ash", of: claims).isEmpty)
    }

    @Test func aWordWithAReasonThatIsUsedIsAFindingWithTheUsersPlace() throws {
        let claims = oak.map { claim($0, .number(ExactNumber(1))) }
        let found = findings(reasonFor: "oak", of: claims)
        #expect(found.map(\.value) == ["oak", "ash"])
        let finding = try #require(found.first)
        #expect(finding.place == Place("Vocabulary/wood.yaml", line: 3, column: 30))
        #expect(finding.notes.map(\.place.file) == ["Articles/mill.md"])
    }

    @Test func aWordThatADatasetStandsForIsUsed() {
        let claims = oak.map { claim($0, .number(ExactNumber(1))) }
        let place = Place("Datasets/nail.yaml", line: 3, column: 1)
        let standIn = StandIn(part: KeyPart("wood", "ash"), fieldPlace: place, wordPlace: place)
        #expect(findings(reasonFor: "elm", of: claims, standsFor: [standIn]).isEmpty)
        let found = findings(reasonFor: "ash", of: claims, standsFor: [standIn])
        #expect(found.flatMap(\.notes).map(\.place) == [place])
    }

    @Test func aFindingStandsAtTheEntry() {
        let findings = UnusedWords(book: Workbench().book, claims: [[]]).findings()
        #expect(findings.map(\.place.file).first == "Vocabulary/wood.yaml")
        #expect(findings.allSatisfy { $0.severity == .warning && $0.rule == "unused-word" })
    }
}
