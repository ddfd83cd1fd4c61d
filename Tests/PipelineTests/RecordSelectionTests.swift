import Measures
import TestSupport
import Testing

@testable import Pipeline

@Suite struct RecordSelectionTests {
    private let checked: CheckedBook

    init() throws {
        checked = try Pipeline().run(BookFolder(files: PlankBook.files(replacing: [:])))
    }

    private func values(_ conditions: [String], dataset: String = "plank-size") throws -> [String?] {
        try RecordSelection(dataset, conditions: conditions, in: checked).records.map { $0.values[0]?.text }
    }

    @Test(arguments: [
        ([], ["20", "40", "25", "45"]), (["wood=oak"], ["20", "40"]), (["wood=Quercus"], ["20", "40"]),
        (["WOOD=楢"], ["20", "40"]), (["wood=ＰＩＮＥ", "grade=grade 2"], ["45"]),
        (["grade=first", "grade=second"], ["20", "40", "25", "45"]),
        (["value=40"], ["40"]), (["value=４０.0"], ["40"]), (["side=left", "wood=oak"], []), (["value=41"], []),
    ])
    func conditionsChooseRecords(conditions: [String], expected: [String]) throws {
        #expect(try values(conditions) == expected)
    }

    /// One dataset named through the type for several means the same.
    @Test func oneDatasetOfSeveralIsAskedLikeOne() throws {
        for names in ["plank-size", "Sizes of planks", "plank-size, PLANK-SIZE"] {
            let selections = try RecordSelections(names, conditions: ["wood=oak"], in: checked).all
            #expect(selections.map(\.records.count) == [2])
        }
        let error = #expect(throws: UsageError.self) {
            try RecordSelections("plank-size,", conditions: [], in: checked)
        }
        #expect(error?.description == "there is no dataset \"\"; the datasets are plank-size")
    }

    @Test(arguments: ["plank-size", "PLANK-SIZE", "sizes of planks"])
    func aDatasetIsFoundByItsNameOrTitle(name: String) throws {
        #expect(try values(["wood=oak"], dataset: name) == ["20", "40"])
    }

    @Test(arguments: [
        ("plank-size", "wood", "a condition has the form FIELD=VALUE, but found \"wood\""),
        ("plank-size", "wod=oak", "plank-size has no field \"wod\"; did you mean \"wood\"?"),
        (
            "plank-size", "colour=red",
            "plank-size has no field \"colour\"; its fields are wood, side, grade, value, unit, status, articles"
        ),
        ("plank-size", "wood=okk", "wood has no value \"okk\"; did you mean \"oak\"?"),
        ("plank-size", "wood=mahogany", "wood has no value \"mahogany\"; it may be oak, pine"),
        ("plank-size", "value=many", "value is a number, but found \"many\""),
        ("plank-sise", "wood=oak", "there is no dataset \"plank-sise\"; did you mean \"plank-size\"?"),
        ("boards", "wood=oak", "there is no dataset \"boards\"; the datasets are plank-size"),
        (
            "plank-size", "=oak",
            "plank-size has no field \"\"; its fields are wood, side, grade, value, unit, status, articles"
        ),
    ])
    func whatIsNotKnownIsNamed(dataset: String, condition: String, message: String) {
        let error = #expect(throws: UsageError.self) {
            try RecordSelection(dataset, conditions: [condition], in: checked)
        }
        #expect(error?.description == message)
    }
}
