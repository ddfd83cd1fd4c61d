import Books
import Foundation
import Pictures
import Records
import TestSupport
import Testing
import Text

@testable import Publish

/// What a chart of records shows where nobody says it.
@Suite struct ChartBuilderTests {
    static func definition(_ keys: [FieldDefinition], values: [String] = ["value"]) -> DatasetDefinition {
        PlankDatasets.definition(
            "charted", "Charted", keys: keys, values: values.map { PlankDatasets.field($0, $0, .number) },
            layout: TableLayout(rows: keys.map(\.name), columns: nil))
    }

    static func chart(
        _ definition: DatasetDefinition, _ rows: [([String], [String])], _ request: ChartRequest = ChartRequest()
    ) throws(UsageError) -> Chart {
        let records = rows.map { key, values in
            Record(
                key: key, values: values.map { ExactNumber($0).map(CellValue.number) }, unit: nil, status: .derived,
                claims: [], assumed: [])
        }
        let dataset = Dataset(definition: definition, claims: [], records: records)
        return try ChartBuilder(records, of: dataset, in: PlankPublication.publication, request: request).chart()
    }

    static let species = PlankDatasets.field("species", "Species", vocabulary: "species")
    static let edition = PlankDatasets.field("edition", "Edition", vocabulary: "editions")
    static let number = PlankDatasets.field("n", "Number", .integer)

    @Test func barsShowWhatIsMissing() throws {
        var request = ChartRequest()
        request.kind = .bar
        let chart = try Self.chart(
            Self.definition([Self.species, Self.number]),
            [
                (["oak", "1"], ["5"]), (["pine", "1"], [""]), (["elm", "1"], ["4"]), (["oak", "2"], ["6"]),
                (["elm", "2"], ["3"]), (["ash", "3"], ["2"]), (["ash", "1"], ["2"]),
            ], request)
        let gaps = chart.panels.flatMap(\.lines).map { line in
            line.gaps.map { "\(chart.axis.labels[$0.position]): \($0.text)" }
        }
        // Number 2 has half of the woods, so the others need not be there; of number 1 a value is missing.
        #expect(gaps.map(\.count) == [1, 0, 0])
        #expect(gaps[0].first?.hasSuffix(": no value") == true)
        #expect(chart.summary.hasSuffix("; 1 without a value"))
    }

    /// Seven colours are alike, unless they are steps of an order.
    @Test(arguments: [(6, 1), (7, 7)])
    func manySeriesWithoutAnOrderArePanels(words: Int, panels: Int) throws {
        var request = ChartRequest()
        (request.kind, request.axis, request.series) = (.line, 0, 1)
        let wood = PlankDatasets.field("wood", "Wood", .text)
        let rows = (1...words).flatMap { word in
            ["1", "2"].map { ([$0, "wood \(word)"], ["\(word)"]) }
        }
        let chart = try Self.chart(Self.definition([Self.number, wood]), rows, request)
        #expect(chart.panels.count == panels)
        #expect(chart.series.count == (panels == 1 ? words : 0))
    }

    /// As gauges of two rivers: none has numbers of the other.
    @Test func whatBelongsToOneSeriesIsMissingInNoOther() throws {
        var request = ChartRequest()
        request.kind = .bar
        let chart = try Self.chart(
            Self.definition([Self.species, Self.number]),
            [(["oak", "1"], ["5"]), (["oak", "2"], ["6"]), (["oak", "3"], ["7"]), (["elm", "4"], ["8"])], request)
        #expect(chart.panels.flatMap(\.lines).allSatisfy { $0.gaps.isEmpty })
    }

    /// Conditions leave out oak 2; elm has no number 3, and pine 2 no value.
    @Test(arguments: [ChartKind.bar, .dot, .heatMap]) func whatConditionsLeaveOutIsNotMissing(kind: ChartKind) throws {
        let values = [
            ("oak", "1", "5"), ("oak", "2", "4"), ("oak", "3", "6"), ("pine", "1", "6"), ("pine", "2", ""),
            ("pine", "3", "9"), ("elm", "1", "7"), ("elm", "2", "7.5"),
        ]
        let records = values.map { species, number, value in
            Record(
                key: [species, number], values: [ExactNumber(value).map(CellValue.number)], unit: nil,
                status: .derived, claims: [], assumed: [])
        }
        let dataset = Dataset(definition: Self.definition([Self.species, Self.number]), claims: [], records: records)
        var request = ChartRequest()
        (request.kind, request.axis, request.series) = (kind, 1, kind == .heatMap ? nil : 0)
        request.conditions = [(nil, "value > 4")]
        let chosen = records.enumerated().filter { $0.offset != 1 }.map(\.element)
        let chart = try ChartBuilder(chosen, of: dataset, in: PlankPublication.publication, request: request).chart()
        let panel = chart.panels[0]
        let (rows, cells) = panel.cells
        let gaps = panel.lines.flatMap { line in
            line.gaps.map { chart.series[line.series] + chart.axis.labels[$0.position] }
        }
        let empty = cells.filter(\.text.isEmpty).map { rows[$0.row] + chart.axis.labels[$0.position] }
        #expect(Set(gaps) == (kind == .heatMap ? [] : ["elm3", "Pine2"]))
        #expect(empty == (kind == .heatMap ? ["Oak2"] : []))
        #expect(chart.subtitle.hasSuffix(" · value > 4"))
        #expect(kind == .heatMap || chart.summary.hasSuffix("; 2 without a value"))
    }

    /// A table of a dataset without numbers has its words, in a row for each column of several.
    @Test(arguments: [["Firefox"], ["Firefox", "Chrome"]]) func tablesWithoutNumbersHaveWords(browsers: [String]) throws
    {
        let definition = PlankDatasets.definition(
            "support", "Support", keys: [Self.species], values: browsers.map { PlankDatasets.field($0, $0, .text) },
            layout: TableLayout(rows: ["species"], columns: nil))
        let records = ["oak", "pine"].map { species in
            Record(
                key: [species], values: browsers.map { .text("\($0) \(species)") }, unit: nil, status: .derived,
                claims: [], assumed: [])
        }
        let dataset = Dataset(definition: definition, claims: [], records: records)
        var request = ChartRequest()
        request.kind = .heatMap
        let chart = try ChartBuilder(records, of: dataset, in: PlankPublication.publication, request: request).chart()
        let (rows, cells) = chart.panels[0].cells
        #expect(rows == (browsers.count > 1 ? browsers : [""]))
        #expect(cells.map(\.text) == browsers.flatMap { ["\($0) oak", "\($0) pine"] })
        #expect(chart.subtitle == browsers.joined(separator: ", ") + ", by Species")
    }

    /// The same for a line, in which a missing value may be the last one.
    @Test(arguments: [ChartKind.line, .step, .bar, .dot]) func descriptionsTellWhatIsMissing(kind: ChartKind) throws {
        var request = ChartRequest()
        request.kind = kind
        let rows = [(["1"], ["5"]), (["2"], ["7"]), (["3"], [""])]
        let chart = try Self.chart(Self.definition([Self.number]), rows, request)
        #expect(chart.summary.hasSuffix("; from 5 to 7; 1 without a value"))
    }

    @Test(arguments: [[(["1"], ["5"])], [(["1"], ["5"]), (["2"], ["5.0"])]])
    func aDescriptionHasOneNumberOnce(rows: [([String], [String])]) throws {
        let chart = try Self.chart(Self.definition([Self.number]), rows)
        #expect(chart.summary.hasSuffix("; 5"))
    }

    /// Ends of a range, and exact numbers, are equal to limits.
    @Test(arguments: [
        (["4–10", "<4", "10–40", ">40"], "from <4 to >40"), ([">40", "10–40", "<4", "4–10"], "from <4 to >40"),
        (["<4", "4", ">4", "40", "<40", "≥40"], "from <4 to ≥40"),
        ([">4", "~4", "4", "~40", "40", "≤40"], "from 4 to 40"),
    ])
    func descriptionsKeepTheLimits(values: [String], expected: String) throws {
        let records = values.enumerated().map { number, text in
            Record(
                key: ["\(number)"], values: [CellValue(display: text, type: .number)], unit: nil, status: .derived,
                claims: [], assumed: [])
        }
        let dataset = Dataset(definition: Self.definition([Self.number]), claims: [], records: records)
        let chart = try ChartBuilder(records, of: dataset, in: PlankPublication.publication).chart()
        #expect(chart.summary.hasSuffix("; " + expected))
    }

    @Test func twoSidesMakeRectanglesAndEqualOnesAreOne() throws {
        let definition = Self.definition([Self.species], values: ["width", "height"])
        let chart = try Self.chart(definition, [(["oak"], ["2", "3"]), (["pine"], ["2", "3"])])
        #expect(chart.kind == .rectangles)
        guard case .boxes(let boxes)? = chart.panels.first?.content else { return #expect(Bool(false)) }
        #expect(boxes.map(\.name) == ["Oak, Pine"])
        #expect(boxes.map(\.text) == ["2 × 3"])
    }

    @Test func wordsThatAreRisingNumbersAreInOrder() {
        func vocabulary(_ words: [String]) -> Vocabulary {
            Vocabulary(
                name: "loads", title: LocalizedText("Loads"),
                entries: words.map {
                    VocabularyEntry(id: $0, labels: LocalizedText($0), aliases: [], place: Place("loads.yaml"))
                }, groups: [], place: Place("loads.yaml"))
        }
        func isOrdered(_ words: [String], isRuled: Bool = false) -> Bool {
            let definition = Self.definition([PlankDatasets.field("load", "Load", vocabulary: "loads")])
            let book = Book(
                title: LocalizedText(""), description: LocalizedText(""), articles: [],
                vocabularies: [vocabulary(words)],
                datasets: [definition], recipes: [], corrections: [], acceptedFindings: [])
            let publication = Publication(
                book: book, articles: [], datasets: [], findings: [],
                rules: RuleFacts(kinds: [], orderedVocabularies: isRuled ? ["loads"] : []), inputs: [])
            return ChartOrder(definition, version: nil, in: publication).has(0)
        }
        #expect(isOrdered(["5", "10", "100"]))
        #expect(!isOrdered(["10", "5"]) && !isOrdered(["5"]) && !isOrdered(["5", "many"]))
        #expect(isOrdered(["few", "many"], isRuled: true) && !isOrdered(["few", "many"]))
    }

    @Test func tooMuchIsNotDrawn() {
        let definition = Self.definition([Self.number])
        func rows(_ count: Int) -> [([String], [String])] { (0..<count).map { (["\($0)"], ["\($0)"]) } }
        #expect(throws: UsageError.self) { try Self.chart(definition, rows(4_001)) }
        #expect(throws: UsageError.self) { try Self.chart(definition, rows(20_001)) }
        #expect(throws: UsageError.self) { try Self.chart(definition, []) }
        #expect(throws: Never.self) { try Self.chart(definition, rows(4_000)) }
    }

    /// Lines that are alike are drawn once; a doubt about any of them is not lost.
    @Test func doubtAboutOneOfEqualLinesIsShown() throws {
        let definition = Self.definition([Self.number, Self.species])
        let rows = ["oak", "pine"].flatMap { species in ["1", "2"].map { (["\($0)", species], $0) } }
        let records = rows.map { key, value in
            Record(
                key: key, values: [ExactNumber(value).map(CellValue.number)], unit: nil, status: .derived, claims: [],
                assumed: [])
        }
        let dataset = Dataset(definition: definition, claims: [], records: records)
        let book = PlankDatasets.book
        for species in ["oak", "pine"] {
            let finding = Finding(
                rule: "guess", severity: .warning, message: "odd",
                place: Place("Articles/handbook.md", line: 1, column: 1), dataset: "charted",
                key: [KeyPart("n", "2"), KeyPart("species", species)])
            let publication = Publication(
                book: book, articles: [], datasets: [dataset], findings: [finding], rules: RuleFacts(kinds: []),
                inputs: [])
            var request = ChartRequest()
            request.facets = []
            let chart = try ChartBuilder(records, of: dataset, in: publication, request: request).chart()
            let points = chart.panels.flatMap { panel -> [Chart.Point] in
                if case .lines(let lines) = panel.content { lines.flatMap(\.points) } else { [] }
            }
            #expect(points.map { $0.doubt?.isOpen } == [nil, true], "\(species)")
        }
    }

    /// A column that is not drawn has its doubt in the table.
    @Test(arguments: [("width", 1), ("weight", 0), ("height", 1)])
    func theFootCountsTheDoubtsThatAreDrawn(column: String, count: Int) throws {
        let definition = Self.definition([Self.species], values: ["width", "height", "weight"])
        let numbers = ["2", "3", "4"].map { ExactNumber($0).map(CellValue.number) }
        let record = Record(key: ["oak"], values: numbers, unit: nil, status: .derived, claims: [], assumed: [])
        let dataset = Dataset(definition: definition, claims: [], records: [record])
        let finding = Finding(
            rule: "guess", severity: .warning, message: "odd", place: Place("a.md", line: 1, column: 1),
            dataset: "charted", key: [KeyPart("species", "oak")], field: column)
        let publication = Publication(
            book: PlankDatasets.book, articles: [], datasets: [dataset], findings: [finding],
            rules: RuleFacts(kinds: []), inputs: [])
        let chart = try ChartBuilder([record], of: dataset, in: publication).chart()
        #expect(chart.kind == .rectangles)
        #expect(chart.foot.text.contains("1 value in doubt") == (count == 1), "\(chart.foot.text)")
        #expect(chart.summary.contains("1 of 1 value in doubt") == (count == 1))
    }

    /// So many lines of a series would be of one colour, and without a name.
    @Test(arguments: [(3, ChartKind.line, 3), (30, .heatMap, 1)])
    func veryManyLinesAreATable(count: Int, kind: ChartKind, panels: Int) throws {
        let item = PlankDatasets.field("item", "Item", .integer)
        let rows = (1...8).flatMap { number in
            ["oak", "pine"].flatMap { species in
                (1...count).map { (["\(number)", species, "\($0)"], ["\(number * $0 * species.count)"]) }
            }
        }
        var request = ChartRequest()
        request.axis = 0
        let chart = try Self.chart(Self.definition([Self.number, Self.species, item]), rows, request)
        #expect(chart.kind == kind && chart.panels.count == panels)
    }

    /// The name of a field is in the subtitle, and not in each of its rows.
    @Test func rowsDoNotRepeatTheNameOfTheirField() throws {
        let (flow, year) = (PlankDatasets.field("flow", "Flow", .text), PlankDatasets.field("year", "Year", .integer))
        let rows = ["net", "gross", "other", "a", "b", "c"].flatMap { flow in
            ["2025", "2026"].map { ([flow, $0], ["\(flow.count)" + $0]) }
        }
        var request = ChartRequest()
        request.axis = 1
        for kind in [ChartKind.heatMap, .line] {
            request.kind = kind
            request.series = kind == .line ? 0 : nil
            let chart = try Self.chart(Self.definition([flow, year]), rows, request)
            let names = kind == .line ? chart.series : chart.panels[0].cells.rows
            #expect(names == ["a", "b", "c", "gross", "net", "other"])
            #expect(chart.subtitle == "value, by Year and Flow")
        }
    }

    @Test func numbersOfRowsHaveTheSignOfScales() throws {
        var request = ChartRequest()
        request.kind = .bar
        let chart = try Self.chart(Self.definition([Self.number]), [(["-40"], ["1"]), (["10115"], ["2"])], request)
        #expect(chart.axis.labels == ["−40", "10115"])
    }

    @Test func textsWriteNumbersLikeScales() throws {
        let values: [CellValue?] = [
            ExactNumber("-5.3").map(CellValue.number),
            ExactNumber("-2").map { .qualified($0, .range, maximum: ExactNumber("12000")) },
            ExactNumber("10").map { .qualified($0, .range, maximum: ExactNumber("12")) },
            ExactNumber("-48000").map { .qualified($0, .atMost, maximum: nil) },
        ]
        let records = zip(["ash", "elm", "oak", "pine"], values).map { species, value in
            Record(key: [species], values: [value], unit: nil, status: .derived, claims: [], assumed: [])
        }
        let dataset = Dataset(definition: Self.definition([Self.species]), claims: [], records: records)
        let chart = try ChartBuilder(records, of: dataset, in: PlankPublication.publication).chart()
        let texts = chart.panels.flatMap(\.lines).flatMap(\.points).map(\.text)
        #expect(
            Set(texts.map { $0.replacing("\u{202F}", with: " ") }) == ["−5.3", "−2 to 12 000", "10–12", "≤−48 000"])
        #expect(chart.summary.replacing("\u{202F}", with: " ").contains("from ≤−48 000 to 12 000"))
    }

    /// Swift writes those below 0.0001 and those of 16 digits and more with an exponent.
    @Test(arguments: ChartKind.allCases.filter { ![.range, .changes].contains($0) })
    func numbersOfVegaLiteAreNumbers(kind: ChartKind) throws {
        let isBoxed = kind == .rectangles
        let axis = PlankDatasets.field("at", "At", .number)
        let values: [CellValue?] = [
            ExactNumber("0.00005").map(CellValue.number), ExactNumber("9007199254740996").map(CellValue.number),
            ExactNumber("0.00001").map { .qualified($0, .range, maximum: ExactNumber("0.00002")) },
        ]
        let records = zip(["0.00003", "0.5", "90071992547409960"], values).map { at, value in
            Record(
                key: [at], values: isBoxed ? [value, value] : [value], unit: nil, status: .derived, claims: [],
                assumed: [])
        }
        let definition = Self.definition([axis], values: isBoxed ? ["width", "height"] : ["value"])
        let dataset = Dataset(definition: definition, claims: [], records: records)
        var request = ChartRequest()
        request.kind = kind
        let chart = try ChartBuilder(records, of: dataset, in: PlankPublication.publication, request: request).chart()
        let document = try JSONDecoder().decode(JSONValue.self, from: Data(VegaLite(chart).document))
        let rows = try #require(document["data"]?["values"]?.items)
        #expect(rows.count == values.count)
        for row in rows {
            let names = ["value", "end", "width", "height"] + (chart.axis.numbers == nil ? [] : ["position"])
            let numbers = names.compactMap { row[$0] }
            #expect(!numbers.isEmpty && numbers.allSatisfy { $0.number != nil }, "\(row)")
        }
    }

    /// A number that no scale holds is left out, and nothing ends the program.
    @Test func hugeNumbersAreLeftOut() throws {
        let huge = "9" + String(repeating: "0", count: 17)
        for kind in ChartKind.allCases where ![.range, .changes, .rectangles].contains(kind) {
            var request = ChartRequest()
            request.kind = kind
            let chart = try Self.chart(
                Self.definition([Self.number]), [(["1"], [huge]), (["2"], ["3"]), (["3"], ["0.001"])], request)
            #expect(ChartDrawing(chart).svg.hasSuffix("</svg>\n"))
            #expect(!VegaLite(chart).document.isEmpty)
        }
    }
}
