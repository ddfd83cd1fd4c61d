import Asking
import Records
import TestSupport
import Testing

@testable import Workbench

/// Conditions whose values have signs of operators, and on implied values of several columns.
@Suite struct SignConditionTests {
    private func checked() throws -> CheckedBook {
        try PlankBook.checked(replacing: [
            "Articles/mill.md": """
            | Wood | Width | Double | Load | Formula |
            |---|---|---|---|---|
            | Oak | 8 cm | 16 cm | 1–9 | =A1 |
            | Pine | 5 mm | 11 mm | 2–8 | A2 |
            """,
            "Datasets/plank-size.yaml": """
            dataset: plank-size
            title: x
            unit: per-record
            units: [mm, cm]
            keys: [{field: wood, vocabulary: wood}]
            values:
              - {field: width, type: number}
              - {field: double, type: number}
              - {field: load, type: number, qualified: true}
              - {field: formula, type: text}
            rules:
              - {id: twice, kind: linear, column: double, equals: {column: width, times: 2}, reason: x}
            """,
            "Recipes/mill.yaml": """
            article: mill
            tables:
              - select: {}
                feeds:
                  - dataset: plank-size
                    fields:
                      wood: {column: Wood}
                      width: {column: Width}
                      double: {column: Double}
                      load: {column: Load}
                      formula: {column: Formula}
            """,
        ])
    }

    @Test(arguments: [
        ("formula==A1", "oak"), ("formula===A1", "oak"), ("formula!==A1", "pine"), ("formula==A2", "pine"),
        ("formula==A1,A2", "oak pine"), ("wood==oak", "oak"), ("formula=A1", ""),
        ("implied=10", "pine"), ("implied=double=10", "pine"), ("implied==double=10", "pine"),
        ("implied=width=10", ""), ("implied!=double=10", "oak"), ("implied~double", "pine"),
    ])
    func signsAreTakenAsMeant(condition: String, woods: String) throws {
        let question = try Question("plank-size", conditions: [condition], in: checked())
        #expect(question.selections.flatMap(\.records).map { $0.key[0] }.joined(separator: " ") == woods)
    }

    @Test func numbersOfALimitHaveTheRecordsUnits() throws {
        let checked = try checked()
        let question = try Question("plank-size", conditions: ["maximum>5"], in: checked)
        #expect(
            checked.remarks(on: question) == [
                "maximum is in cm or mm, and maximum>5 compares only the numbers; write the unit after the number"
            ])
    }
}
