import Books
import Pictures
import Records
import TestSupport
import Testing
import Text

@testable import Publish

/// Which charts the report on a dataset has.
@Suite struct ReportChartsTests {
    @Test(arguments: [60, 61]) func aReportHasNoPictureOfVeryManyBars(count: Int) {
        let definition = PlankDatasets.definition(
            "held", "Held", keys: [ChartBuilderTests.number, ChartBuilderTests.edition], values: [],
            layout: TableLayout(rows: ["n"], columns: "edition"), changesAlong: "edition")
        let records = (0..<count).map { number in
            Record(key: ["\(number)", "2019"], values: [], unit: nil, status: .derived, claims: [], assumed: [])
        }
        let dataset = Dataset(definition: definition, claims: [], records: records)
        let publication = Publication(
            book: PlankDatasets.book, articles: [], datasets: [dataset], findings: [], rules: RuleFacts(kinds: []),
            inputs: [])
        let charts = ReportCharts(dataset, material: ReportMaterial(publication: publication, language: "en"))
        #expect(charts.items.map(\.chart.kind) == (count > 60 ? [] : [.range]))
    }

    @Test func whatIsTooLargeIsNamed() {
        let definition = ChartBuilderTests.definition([ChartBuilderTests.number])
        func page(_ count: Int) -> String {
            let records = (0..<count).map { number in
                Record(
                    key: ["\(number)"], values: [ExactNumber("\(number)").map(CellValue.number)], unit: nil,
                    status: .derived, claims: [], assumed: [])
            }
            let dataset = Dataset(definition: definition, claims: [], records: records)
            let publication = Publication(
                book: PlankDatasets.book, articles: [], datasets: [dataset], findings: [], rules: RuleFacts(kinds: []),
                inputs: [])
            let material = ReportMaterial(publication: publication, language: "en")
            var page = Document(title: "")
            ReportCharts(dataset, material: material).write(to: &page, material.say)
            return page.blocks.map { "\($0)" }.joined()
        }
        #expect(page(4_001).contains("“Charted” is not drawn: the picture would have 4001 marks, more than 4000."))
        #expect(!page(4_000).contains("is not drawn"))
    }

    /// The charts of species (the only key besides the edition), edition, value and unit.
    private func charts(_ cells: [(species: String, edition: String, value: String, unit: String)]) -> [Chart] {
        let definition = PlankDatasets.definition(
            "mixed", "Mixed", keys: [ChartBuilderTests.species, ChartBuilderTests.edition],
            values: [PlankDatasets.field("value", "value", .number)], unit: .perRecord,
            layout: TableLayout(rows: ["species"], columns: "edition"), changesAlong: "edition")
        let records = cells.map { species, edition, value, unit in
            Record(
                key: [species, edition], values: [ExactNumber(value).map(CellValue.number)],
                unit: unit.isEmpty ? nil : unit, status: .derived, claims: [], assumed: [])
        }
        let dataset = Dataset(definition: definition, claims: [], records: records)
        let publication = Publication(
            book: PlankDatasets.book, articles: [], datasets: [dataset], findings: [], rules: RuleFacts(kinds: []),
            inputs: [])
        let material = ReportMaterial(publication: publication, language: "en")
        return ReportCharts(dataset, material: material).items.map(\.chart)
    }

    /// They have no unit, which is not a unit of its own.
    @Test func recordsWithoutANumberHaveNoChartOfTheirOwn() {
        let charts = charts([
            ("oak", "2019", "5", "mm"), ("pine", "2019", "4", "mm"), ("elm", "2019", "3", "kg"),
            ("ash", "2019", "2", "kg"), ("fir", "2019", "", ""),
        ])
        #expect(charts.map(\.title) == ["Mixed (mm)", "Mixed (kg)"])
    }

    /// The pine of 2019 is a pine, although the only other record of that edition is an oak.
    @Test func aRecordWithoutANumberIsWithThoseOfItsThing() {
        let charts = charts(
            ["2017", "2019", "2021", "2023"].map { ("oak", $0, $0, "mm") }
                + [("pine", "2017", "3", "cm"), ("pine", "2019", "", ""), ("pine", "2021", "2", "cm")])
        #expect(charts.map(\.title) == ["Mixed (mm)", "Mixed (cm)"])
        #expect(charts.map { $0.summary.contains("1 without a value") } == [false, true])
        #expect(charts[1].panels.flatMap(\.lines).flatMap(\.runs).map(\.count) == [1, 1])
    }

    /// A line has a gap at a word that only other units have, unless the units have no word in common.
    @Test(arguments: [
        (["2015", "2016", "2017"], ["2015", "2017"], ["2015", "2016", "2017"]),
        (["2015", "2016", "2017"], ["2016", "2017"], ["2016", "2017"]),
        (["2014", "2016", "2018"], ["2015", "2017"], ["2015", "2017"]),
    ])
    func chartsOfOtherUnitsHaveTheWordsBetween(millimetres: [String], kilograms: [String], labels: [String]) {
        let charts = charts(
            millimetres.map { ("oak", $0, $0, "mm") } + kilograms.map { ("pine", $0, $0, "kg") })
        #expect(charts.map(\.axis.labels) == [millimetres, labels])
        #expect(charts.map(\.kind) == [.step, .step])
    }
}
