import Diagnostics
import Measures
import Testing

@testable import Normalize

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

    @Test func aFindingStandsAtTheEntry() {
        let findings = UnusedWords(book: Workbench().book, claims: [[]]).findings()
        #expect(findings.map(\.place.file).first == "Vocabulary/wood.yaml")
        #expect(findings.allSatisfy { $0.severity == .warning && $0.rule == "unused-word" })
    }
}
