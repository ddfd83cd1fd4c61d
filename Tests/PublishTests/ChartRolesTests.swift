import Books
import Pictures
import TestSupport
import Testing

@testable import Publish

/// Which field is what in a chart, where nobody says it.
@Suite struct ChartRolesTests {
    @Test func numbersAreAnAxisWithTheirOwnScale() throws {
        let chart = try ChartBuilderTests.chart(
            ChartBuilderTests.definition([ChartBuilderTests.number, ChartBuilderTests.species]),
            [
                (["2", "oak"], ["5"]), (["10", "oak"], ["7"]), (["2", "pine"], ["4"]), (["10", "pine"], ["4"]),
                (["11", "oak"], ["9"]),
            ])
        #expect(chart.kind == .line)
        #expect(chart.axis.numbers == [2, 10, 11])
        #expect(chart.series.count == 2)
        #expect(chart.panels.map(\.markCount) == [5])
    }

    @Test func fieldsThatChangeNothingAreLeftOut() throws {
        let chart = try ChartBuilderTests.chart(
            ChartBuilderTests.definition([ChartBuilderTests.number, ChartBuilderTests.species]),
            [(["1", "oak"], ["5"]), (["2", "oak"], ["7"]), (["1", "pine"], ["5"]), (["2", "pine"], ["7"])])
        #expect(chart.series.isEmpty)
        #expect(chart.panels.map(\.markCount) == [2])
    }

    /// A line would join what only its axis tells apart.
    @Test func aFieldThatTheAxisOfALineImpliesStays() throws {
        let rows = [("1", "oak", "7"), ("2", "pine", "41"), ("3", "oak", "8"), ("4", "pine", "43")].flatMap {
            n, wood, value in
            ["south", "north"].map { ([n, wood, $0], [value + ($0 == "north" ? "1" : "0")]) }
        }
        let keys = [ChartBuilderTests.number, ChartBuilderTests.species, PlankDatasets.field("plot", "Plot", .text)]
        let chart = try ChartBuilderTests.chart(ChartBuilderTests.definition(keys), rows)
        #expect(chart.kind == .line && chart.series.count == 2)
        #expect(chart.panels.map(\.markCount) == [4, 4])
    }

    /// `3.36` does not say of what it is a version.
    @Test func numbersThatImplyANameHaveItInFront() throws {
        let versions = [("oak", "3.36", "7"), ("oak", "3.39", "9"), ("pine", "0.5", "4")]
        let keys = [
            ChartBuilderTests.species, PlankDatasets.field("edition", "Edition", .text), ChartBuilderTests.number,
        ]
        let rows = versions.flatMap { wood, version, value in
            ["1", "2"].map { ([wood, version, $0], [value + $0]) }
        }
        let chart = try ChartBuilderTests.chart(ChartBuilderTests.definition(keys), rows)
        #expect(Set(chart.axis.labels) == ["Oak 3.36", "Oak 3.39", "Pine 0.5"])
    }
}
