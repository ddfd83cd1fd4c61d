import Asking
import Records
import TestSupport
import Testing
import Text

@testable import Workbench

/// Conditions on texts, and on numbers of which some have a unit.
@Suite struct ExactTextTests {
    private func checked() throws -> CheckedBook {
        try PlankBook.checked(replacing: [
            "Articles/mill.md": """
            | Mark | Sold | Weight |
            |---|---|---|
            | A | yes | 5 kg |
            | a | true | 7 |
            | Å | on | 9 g |
            | B c | no | 1 kg |
            """,
            "Datasets/plank-size.yaml": """
            dataset: plank-size
            title: x
            unit: per-record
            units: [kg, g]
            keys: [{field: mark, type: text}]
            values: [{field: sold, type: text}, {field: weight, type: number}]
            """,
            "Recipes/mill.yaml": """
            article: mill
            tables:
              - select: {}
                feeds:
                  - dataset: plank-size
                    fields: {mark: {column: Mark}, sold: {column: Sold}, weight: {column: Weight}}
            """,
        ])
    }

    /// What matches exactly is meant alone; another spelling finds all that it may mean.
    @Test(arguments: [
        ("mark=A", "A"), ("mark=a", "a"), ("mark=å", "A a Å"), ("mark!=A", "B c a Å"), ("mark=A,bc", "A B c"),
        ("sold=yes", "A"), ("sold=YES", "A a Å"), ("sold!=no", "A a Å"), ("mark~a", "A a Å"),
        ("weight=5 kg", "A"), ("weight<=9 kg", "A B c"), ("weight!=5 kg", "B c"), ("weight<=9", "A B c a Å"),
    ])
    func whatMatchesExactlyIsMeantAlone(condition: String, marks: String) throws {
        let question = try Question("plank-size", conditions: [condition], in: checked())
        #expect(question.selections.flatMap(\.records).map { $0.key[0] }.joined(separator: " ") == marks)
    }

    @Test(arguments: [
        ("weight<=9 kg", "weight<=9 kg: numbers in g or without a unit are not compared with it"),
        (
            "weight<=9",
            "weight is in g or kg or has no unit, and weight<=9 compares only the numbers; write the unit after the number"
        ),
    ])
    func numbersThatAreNotComparedAreTold(condition: String, remark: String) throws {
        let checked = try checked()
        let question = try Question("plank-size", conditions: [condition], in: checked)
        #expect(checked.remarks(on: question) == [remark])
    }
}
