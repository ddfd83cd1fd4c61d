import Books
import Records
import TestSupport
import Testing
import Text

@testable import Publish

@Suite struct VersionAxisTests {
    /// Every label of the axis is `Edition` and its number. A word without a number has no such label.
    @Test(arguments: [("2019", "Edition 2019"), ("2017", "Edition 2017"), ("draft", "draft")])
    func aVersionWithoutALabelIsCalledAsTheOthers(version: String, label: String) throws {
        let planks = PlankDatasets.definition(
            "sold", "Sold", keys: [PlankDatasets.field("species", "Species", vocabulary: "species")],
            values: [PlankDatasets.field("first", "First", .integer), PlankDatasets.field("last", "Last", .integer)],
            layout: TableLayout(rows: ["species"], columns: nil),
            ranges: [RangeDefinition(axis: "edition", from: "first", to: "last", place: Place("Datasets/sold.yaml"))])
        let dataset = Dataset(definition: planks, claims: [], records: [])
        let axis = try #require(VersionAxis(dataset, in: PlankDatasets.book))
        #expect(axis.label(version, language: "en") == label)
    }
}
