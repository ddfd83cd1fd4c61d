import Asking
import TestSupport
import Testing
import Text

@testable import Workbench

/// Numbers in keys, which have no unit.
@Suite struct NumberKeyTests {
    private func files(_ others: [String: String?] = [:]) -> [String: String?] {
        let files: [String: String?] = [
            "Articles/mill.md": "| Width | Value |\n|---|---|\n| 23 | 8 mm |\n| 25 | 100 cm |\n",
            "Datasets/plank-size.yaml": """
            dataset: plank-size
            title: x
            unit: per-record
            units: [mm, cm]
            keys: [{field: width, type: integer}]
            values: [{field: value, type: number}]
            """,
            "Recipes/mill.yaml": """
            article: mill
            tables:
              - select: {}
                feeds:
                  - {dataset: plank-size, fields: {width: {column: Width}, value: {column: Value}}}
            """,
        ]
        return files.merging(others) { $1 }
    }

    @Test(arguments: [("width>20", 0), ("value>20", 1)])
    func onlyValuesHaveUnits(_ condition: String, _ count: Int) throws {
        let checked = try PlankBook.checked(replacing: files())
        let question = try Question("plank-size", conditions: [condition], in: checked)
        #expect(checked.remarks(on: question).count == count)
    }

    @Test(arguments: [("23", 0), ("23 mm", 1), ("wide", 1)])
    func theKeyOfACorrectionIsANumber(_ word: String, _ count: Int) {
        let entry =
            "corrections:\n  - {dataset: plank-size, key: {width: \"\(word)\"}, field: value, article: mill, "
            + "expect: \"8\", value: \"9\", reason: x}\n"
        var mistakes: [Finding] = []
        do throws(BookMistakes) {
            _ = try PlankBook.checked(replacing: files(["Corrections.yaml": entry]))
        } catch {
            mistakes = error.findings
        }
        #expect(mistakes.map(\.message) == Array(repeating: "“\(word)” is not an integer", count: count))
        #expect(mistakes.allSatisfy { $0.place.line == 2 })
    }
}
