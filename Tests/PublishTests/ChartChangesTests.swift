import Books
import Pictures
import Records
import TestSupport
import Testing
import Text

@testable import Publish

/// Tables of what versions changed.
@Suite struct ChartChangesTests {
    private static func changes(_ rows: [([String], [String])]) throws(UsageError) -> Chart {
        var request = ChartRequest()
        request.kind = .changes
        let definition = PlankDatasets.definition(
            "charted", "Charted",
            keys: [ChartBuilderTests.number, ChartBuilderTests.species, ChartBuilderTests.edition],
            values: [PlankDatasets.field("value", "value", .number)],
            layout: TableLayout(rows: ["n", "species"], columns: "edition"), changesAlong: "edition")
        return try ChartBuilderTests.chart(definition, rows, request)
    }

    @Test func changesAreDifferencesFromTheVersionBefore() throws {
        let chart = try Self.changes([
            (["1", "oak", "2019"], ["5"]), (["1", "oak", "2021"], ["7.5"]), (["2", "oak", "2019"], ["9"]),
            (["2", "oak", "2021"], ["9"]), (["1", "pine", "2019"], ["3"]), (["1", "pine", "2021"], ["5.5"]),
            (["2", "pine", "2019"], ["8"]), (["2", "pine", "2021"], ["8"]), (["3", "pine", "2021"], ["1"]),
            (["1", "elm", "2019"], ["2"]), (["1", "elm", "2021"], ["1"]),
        ])
        let panel = try #require(chart.panels.first)
        #expect(panel.title == "Edition 2019 → Edition 2021 (1 new)")
        guard case .cells(let rows, let cells) = panel.content else { return #expect(Bool(false)) }
        // Oak and pine changed alike.
        #expect(rows == ["elm", "Oak, Pine"])
        #expect(cells.map(\.text) == ["−1", "+2.5", "0"])
        #expect(cells.map(\.value) == [-1, 2.5, 0])
        #expect(cells.map(\.row) == [0, 1, 1])
        #expect(chart.summary.contains("; from −1 to +2.5"))
        #expect(chart.measure == "Change of value")
    }

    /// A limit has no difference, and a value that was missing is new.
    @Test func changesWithoutADifferenceHaveSignsAndWords() throws {
        let values = [
            ("1", "2019", "—"), ("1", "2021", "22"), ("2", "2019", "22"), ("2", "2021", "≤23"), ("3", "2019", "4"),
            ("3", "2021", ""), ("4", "2019", "—"), ("4", "2021", ""),
        ]
        let definition = PlankDatasets.definition(
            "charted", "Charted", keys: [ChartBuilderTests.number, ChartBuilderTests.edition],
            values: [PlankDatasets.field("value", "value", .number)],
            layout: TableLayout(rows: ["n"], columns: "edition"), changesAlong: "edition")
        let records = values.map { number, edition, value in
            Record(
                key: [number, edition],
                values: [value == "—" ? .notAvailable : value.isEmpty ? nil : CellValue(display: value, type: .number)],
                unit: nil, status: .derived, claims: [], assumed: [])
        }
        let dataset = Dataset(definition: definition, claims: [], records: records)
        var request = ChartRequest()
        request.kind = .changes
        let chart = try ChartBuilder(records, of: dataset, in: PlankPublication.publication, request: request).chart()
        #expect(chart.panels.flatMap(\.cells.cells).map(\.text) == ["new", "≠", "gone", "="])
        #expect(chart.foot.text.contains(". ≠: another value"))
    }

    @Test func withoutAChangeThereIsNoPictureOfChanges() {
        #expect(throws: UsageError.self) {
            try Self.changes([(["1", "oak", "2019"], ["5"]), (["1", "oak", "2021"], ["5"])])
        }
    }
}
