import Books
import Pictures
import Records
import TestSupport
import Testing
import Text

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

    private static let load = PlankDatasets.field("load", "Load", vocabulary: "weights")

    /// The same for a vocabulary whose words are rising numbers, labelled or not.
    @Test(arguments: ["", " kg"]) func wordsThatAreNumbersAreOnTheirScale(unit: String) throws {
        let weights = Vocabulary(
            name: "weights", title: LocalizedText("Weights"),
            entries: ["1.5", "2.5", "240"].map {
                VocabularyEntry(id: $0, labels: LocalizedText($0 + unit), aliases: [], place: Place("weights.yaml"))
            }, groups: [], place: Place("weights.yaml"))
        let definition = ChartBuilderTests.definition([Self.load])
        let records = ["1.5", "2.5", "240"].map {
            Record(
                key: [$0], values: [ExactNumber("\($0.count)").map(CellValue.number)], unit: nil, status: .derived,
                claims: [], assumed: [])
        }
        let dataset = Dataset(definition: definition, claims: [], records: records)
        let book = Book(
            title: LocalizedText(""), description: LocalizedText(""), articles: [], vocabularies: [weights],
            datasets: [definition], recipes: [], corrections: [], acceptedFindings: [])
        let publication = Publication(
            book: book, articles: [], datasets: [dataset], findings: [], rules: RuleFacts(kinds: []), inputs: [])
        let chart = try ChartBuilder(records, of: dataset, in: publication).chart()
        #expect(chart.kind == .line && chart.axis.numbers == [1.5, 2.5, 240])
        #expect(chart.axis.labels == ["1.5", "2.5", "240"].map { $0 + unit } && chart.axis.isNamed == !unit.isEmpty)
        let svg = ChartDrawing(chart).svg
        #expect(svg.contains(">240\(unit)</text>") == !unit.isEmpty && svg.contains(">200</text>") == unit.isEmpty)
    }

    /// Whichever field has more words.
    @Test(arguments: [ChartKind.line, .step]) func linesAreAlongAnOrder(kind: ChartKind) throws {
        let rows = ["oak", "pine", "elm", "ash"].flatMap { wood in
            ["1", "2", "3"].map { ([wood, $0], ["\(wood.count)" + $0]) }
        }
        var request = ChartRequest()
        request.kind = kind
        let wood = PlankDatasets.field("wood", "Wood", .text)
        let chart = try ChartBuilderTests.chart(
            ChartBuilderTests.definition([wood, ChartBuilderTests.number]), rows, request)
        #expect(chart.axis.title == "Number" && chart.series.count == 4)
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

    /// Their combinations would be more than the processor counts.
    @Test func manyFieldsOfManyWords() throws {
        let keys = (0..<30).map { PlankDatasets.field("k\($0)", "K\($0)", .integer) }
        let rows = (0..<40).map { row in (keys.indices.map { "\((row + row * $0 / 7) % 6)" }, ["\(row)"]) }
        #expect(try ChartBuilderTests.chart(ChartBuilderTests.definition(keys), rows).kind == .heatMap)
    }

    /// Records that hold from `low` to `high`.
    private static func ranges(_ rows: [([String], String)], _ request: ChartRequest = ChartRequest()) throws -> Chart {
        let keys = ["low", "high"].map { PlankDatasets.field($0, $0, .number, isOptional: true) }
        let definition = DatasetDefinition(
            name: "charted", title: LocalizedText("Charted"), description: LocalizedText(""), keys: keys,
            values: [PlankDatasets.field("value", "value", .number)], unit: .none,
            layout: TableLayout(rows: ["low", "high"], columns: nil), changesAlong: nil,
            ranges: [RangeDefinition(axis: "span", from: "low", to: "high", place: Place("Datasets/x.yaml"))],
            rules: [], place: Place("Datasets/x.yaml"))
        return try ChartBuilderTests.chart(definition, rows.map { ($0, [$1]) }, request)
    }

    @Test func rangesAreAtTheirLowerLimits() throws {
        let chart = try Self.ranges([(["0", "9"], "1"), (["10", "19"], "2"), (["20", ""], "3")])
        #expect(chart.axis.title == "low")
        #expect(chart.axis.numbers == [0, 10, 20])
        #expect(chart.panels.flatMap(\.lines).flatMap(\.runs).map { $0.map(\.value) } == [[1, 2, 3]])
    }

    /// A record without a number on the axis is named below the chart.
    @Test func openLimitsAreNotOnAScale() throws {
        let chart = try Self.ranges([
            (["", "0"], "9"), (["0", "2.5"], "1"), (["2.5", "10"], "2"), (["10", ""], "3"),
        ])
        #expect(chart.axis.numbers == [0, 2.5, 10])
        #expect(chart.foot.text.hasSuffix("Not on the axis: low —"))
        #expect(chart.summary.contains("from 1 to 3"))
    }

    @Test func anOpenUpperLimitIsLast() throws {
        var request = ChartRequest()
        (request.kind, request.axis) = (.bar, 1)
        let chart = try Self.ranges([(["0", "9"], "1"), (["10", "19"], "2"), (["20", ""], "3")], request)
        #expect(chart.axis.labels == ["9", "19", "—"])
    }

    @Test func noLineJoinsAMissingWord() throws {
        let part = PlankDatasets.field("load", "Load", vocabulary: "loads", isOptional: true)
        var request = ChartRequest()
        request.kind = .step
        let chart = try ChartBuilderTests.chart(
            ChartBuilderTests.definition([part]), [([""], ["4"]), (["light"], ["1"]), (["medium"], ["2"])], request)
        #expect(chart.axis.labels == ["—", "Light", "Medium"])
        #expect(chart.panels.flatMap(\.lines).flatMap(\.runs).map { $0.map(\.value) } == [[4], [1, 2]])
    }
}
