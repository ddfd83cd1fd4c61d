import Books
import Records
import TestSupport
import Testing
import Text

@testable import Asking
@testable import Workbench

/// Books of other subjects than the first, with what is odd about their words, keys and recipes.
@Suite struct UnusualBookTests {
    private func run(_ changes: [String: String?]) throws -> CheckedBook {
        try PlankBook.checked(replacing: changes)
    }

    private func messages(_ checked: CheckedBook, rule: String) -> [String] {
        checked.findings.filter { $0.rule == rule }.map { "\($0.place): \($0.message)" }
    }

    /// A book of one table with the columns Key and Value, and one dataset of a key and a value.
    private func oneTable(
        _ rows: [String], key: String, value: String, unit: String? = nil, source: String = "{column: Value}"
    ) throws -> CheckedBook {
        try run([
            "Articles/mill.md": "# Table\n\n| Key | Value |\n|---|---|\n" + rows.map { $0 + "\n" }.joined(),
            "Vocabulary/element.yaml": "vocabulary: element\nentries:\n  - {id: na, labels: Sodium}\n  - {id: mg}",
            "Datasets/plank-size.yaml": """
            dataset: plank-size
            title: x
            \(unit.map { "unit: " + $0 } ?? "description: x")
            keys: [{field: key, \(key)}]
            values: [{field: value, \(value)}]
            """,
            "Recipes/mill.yaml": """
            article: mill
            tables:
              - select: {header: [Key, Value]}
                feeds:
                  - dataset: plank-size
                    fields: {key: {column: Key}, value: \(source)}
            """,
        ])
    }

    private func rows(_ checked: CheckedBook) -> [[String]] {
        checked.datasets[0].records.map { $0.key + $0.values.map { $0?.display ?? "" } }
    }

    @Test func aWordThatLooksLikeAMissingMarkIsAWord() throws {
        let checked = try oneTable(
            ["| 1 | Na |", "| 2 | — |", "| 3 | Mg |", "| 4 | Mn |"], key: "type: integer", value: "vocabulary: element")
        #expect(rows(checked) == [["1", "na"], ["2", "—"], ["3", "mg"]])
        #expect(checked.datasets[0].records.map(\.status) == [.read, .notAvailable, .read])
        #expect(messages(checked, rule: "vocabulary").count == 1)
    }

    @Test func aKeyNeedsAValue() throws {
        let checked = try oneTable(["| N/A | 1 |", "| 2 | 2 |"], key: "type: integer", value: "type: number")
        #expect(rows(checked) == [["2", "2"]])
        #expect(messages(checked, rule: "type").map { $0.prefix(24) } == ["Articles/mill.md:5:3: “N"])
    }

    @Test func truthsInKeysAreOfOneForm() throws {
        let checked = try oneTable(["| yes | 1 |", "| No | 2 |"], key: "type: boolean", value: "type: number")
        #expect(rows(checked) == [["false", "2"], ["true", "1"]])
        let question = try Question("plank-size", conditions: ["key=True"], in: checked)
        #expect(question.selections[0].records.map(\.key) == [["true"]])
        #expect(throws: UsageError.self) { try Question("plank-size", conditions: ["key=2"], in: checked) }
    }

    @Test func aUnitThatTheDatasetDoesNotHaveIsNotDropped() throws {
        let checked = try oneTable(["| 1 | 20 mm |", "| 2 | 20 |"], key: "type: integer", value: "type: number")
        #expect(rows(checked) == [["2", "20"]])
        #expect(
            messages(checked, rule: "unknown-unit") == [
                "Articles/mill.md:5:7: the dataset plank-size does not declare the unit “mm” of “20 mm”; its numbers have no unit"
            ])
    }

    @Test func nothingButSeparatorsIsAnEmptyCell() throws {
        let checked = try oneTable(
            ["| 1 | / |", "| 2 | Mg |"], key: "type: integer", value: "vocabulary: element",
            source: "{column: Value, list: [/]}")
        #expect(rows(checked) == [["2", "mg"]])
        #expect(messages(checked, rule: "type") == ["Articles/mill.md:5:7: the cell for value is empty"])
    }

    /// Each of two selections reads another column of one table: no column is unused.
    @Test func aTableMayBeSelectedTwice() throws {
        let selection = """

              - select: {header: [Wood]}
                feeds:
                  - dataset: plank-size
                    fields:
                      wood: {column: Wood, pattern: "{wood}[({side})]"}
                      side: {column: Wood, pattern: "{wood}[({side})]", assume: right}
            """
        let checked = try run([
            "Recipes/mill.yaml": "article: mill\ntables:" + selection
                + "\n          grade: first\n          value: {column: Grade 1}" + selection
                + "\n          grade: second\n          value: {column: Grade 2}"
        ])
        #expect(checked.datasets[0].records.count == 4)
        #expect(messages(checked, rule: "unused-column").isEmpty)
    }

    /// Article mill says 20 mm, article saw 20 cm: the numbers agree, the values do not.
    @Test func articlesThatDifferInNothingButTheUnitDiffer() throws {
        let checked = try twoArticles(
            "| 1 | 20 mm |", "| 1 | 20 cm |", unit: "per-record", value: "type: number")
        #expect(checked.datasets[0].records.map(\.status) == [.contested])
        #expect(
            messages(checked, rule: "agreement") == [
                "Articles/saw.md:3:7: 20 cm differs from 20 mm in \"mill\", which the book publishes; "
                    + "either may be wrong"
            ])
    }

    @Test func aColumnThatAnArticleLeavesEmptyContestsNothing() throws {
        let checked = try twoArticles(
            "| 1 | 20 |", "| 1 |  |", unit: "mm", value: "type: number, optional: true")
        #expect(checked.datasets[0].records.map(\.status) == [.read])
        #expect(messages(checked, rule: "agreement").isEmpty)
    }

    private func twoArticles(
        _ first: String, _ second: String, unit: String, value: String
    ) throws -> CheckedBook {
        func recipe(_ article: String) -> String {
            """
            article: \(article)
            tables:
              - select: {header: [Key, Value]}
                feeds:
                  - {dataset: plank-size, fields: {key: {column: Key}, value: {column: Value}}}
            """
        }
        return try run([
            "book.yaml": """
            title: x
            articles:
              - {id: mill, file: Articles/mill.md, origin: {title: a}}
              - {id: saw, file: Articles/saw.md, origin: {title: b}}
            datasets: [plank-size]
            """,
            "Articles/mill.md": "| Key | Value |\n|---|---|\n\(first)\n",
            "Articles/saw.md": "| Key | Value |\n|---|---|\n\(second)\n",
            "Datasets/plank-size.yaml": """
            dataset: plank-size
            title: x
            unit: \(unit)\(unit == "per-record" ? "\nunits: [mm, cm]" : "")
            keys: [{field: key, type: integer}]
            values: [{field: value, \(value)}]
            """,
            "Recipes/mill.yaml": recipe("mill"), "Recipes/saw.yaml": recipe("saw"),
        ])
    }
}
