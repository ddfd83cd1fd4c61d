import Records
import TestSupport
import Testing
import Text

@testable import Books
@testable import Publish

@Suite struct CoverageSectionTests {
    private func text(_ datasets: [Dataset], field: String = "edition", language: String = "en") -> String {
        let book = PlankDatasets.book
        let publication = Publication(
            book: Book(
                title: book.title, description: book.description, articles: book.articles,
                vocabularies: book.vocabularies, datasets: datasets.map(\.definition), recipes: [], corrections: [],
                acceptedFindings: [], coverage: CoverageDefinition(field: field, place: Place("book.yaml"))),
            articles: PlankPublication.articles, datasets: datasets, findings: [], rules: RuleFacts(kinds: []),
            inputs: [])
        var page = Document(title: "Page")
        CoverageSection(material: ReportMaterial(publication: publication, language: language))?.write(to: &page)
        return MarkdownDocument(page, language: language).text
    }

    private func definition(
        _ name: String, keys: [FieldDefinition], standsFor: [StandIn] = [], gaps: [ExpectedWords] = []
    ) -> DatasetDefinition {
        DatasetDefinition(
            name: name, title: LocalizedText("About \(name) | <b>"), description: LocalizedText(""), keys: keys,
            values: [PlankDatasets.field("value", "Value", .number)], unit: .none,
            layout: TableLayout(rows: [], columns: nil), changesAlong: nil, rules: [], standsFor: standsFor, gaps: gaps,
            place: Place("Datasets/x.yaml"))
    }

    private static let one = CellValue.number(ExactNumber(1))

    /// The sources' "no value" is a record without a published value.
    @Test func countsPublishedValues() {
        let text = text(PlankDatasets.datasets)
        #expect(text.contains("| Edition 2019 | Edition 2021 |"))
        // Six records, one of them not available; twelve.
        #expect(text.contains("|            5 |           12 |"))
        #expect(text.contains("Without this field: [Sizes](size.md), [Joints](joint.md)"))
    }

    @Test func nothingIsWrittenWhereTheBookAsksForNothing() {
        #expect(text(PlankDatasets.datasets, field: "no such field") == "# Page\n")
        #expect(
            CoverageSection(material: ReportMaterial(publication: PlankPublication.publication, language: "en")) == nil)
    }

    @Test func wordsThatComeAndGoAreToldOnceForEachField() {
        let text = text([PlankDatasets.bending])
        #expect(text.contains("Face: no value in Edition 2019 for on edge\n"))
        #expect(text.contains("Load: no value in Edition 2019 for Extreme 1, Extreme 2\n"))
        #expect(!text.contains("Species: "))
    }

    /// Of steps that are neighbours among the covered ones only, and never beside the word that covers every other.
    @Test func onlyNeighboursAreCompared() {
        let keys = [
            PlankDatasets.field("load", "Load", vocabulary: "loads"),
            PlankDatasets.field("edition", "Edition", vocabulary: "editions"),
        ]
        let dataset = DatasetBuilder(definition("a", keys: keys))
            .claim("light", "2019", values: Self.one, at: 1, 1)
            .claim("heavy", "2019", values: Self.one, at: 2, 1)
            .claim("heavy", "2021", values: Self.one, at: 3, 1)
            .claim("extreme2", "2021", values: Self.one, at: 4, 1).dataset
        let text = text([dataset], field: "load")
        #expect(text.contains("Edition: no value in Light for Edition 2021; no value in Extreme 2 for Edition 2019\n"))
        #expect(text.contains("- Medium: no values\n- Extreme 1: no values\n"))
    }

    @Test func whatStandsForAWordCountsThere() {
        let place = Place("Datasets/x.yaml")
        let standIn = StandIn(part: KeyPart("edition", "2021"), fieldPlace: place, wordPlace: place)
        let number = [PlankDatasets.field("number", "Number", .integer)]
        let dataset = DatasetBuilder(definition("b", keys: number, standsFor: [standIn]))
            .claim("1", values: Self.one, at: 1, 1).claim("2", values: .notAvailable, at: 2, 1, status: .notAvailable)
            .dataset
        let text = text([PlankDatasets.bending, dataset])
        #expect(text.contains("| [About b \\| &lt;b>](b.md) |              |            1 |"))
    }

    @Test func expectedWordsThatAreMissingAreTold() {
        let place = Place("Datasets/x.yaml")
        let gap = ExpectedWords(
            field: "load", dataset: "bending", column: "load",
            reason: LocalizedText([("en", "So *be* it."), ("ja", "以上。")]),
            fieldPlace: place, datasetPlace: place, columnPlace: place)
        let keys = [PlankDatasets.field("load", "Load", vocabulary: "loads")]
        let dataset = DatasetBuilder(definition("c", keys: keys, gaps: [gap]))
            .claim("heavy", values: Self.one, at: 1, 1).dataset
        let link = "[About c \\| &lt;b>](c.md)"
        #expect(
            text([PlankDatasets.bending, dataset]).contains(
                "- \(link), Load: no record for 4 of the 5 in [Bending](bending.md), Light, Medium, Extreme 1, Extreme 2: So \\*be\\* it.\n"
            ))
        #expect(text([PlankDatasets.bending, dataset], language: "ja").contains("5 件のうち 4 件の記録がない"))
    }

    @Test(arguments: [
        ([], Int.max, ""), ([0], .max, "w0"), ([0, 1], .max, "w0, w1"), ([0, 1, 2, 4], .max, "w0 to w2, w4"),
        ([0, 2, 4, 6, 8], 4, "w0, w2 and 3 more"), ([0, 1, 2, 4, 6, 8, 10, 11], 4, "w0 to w2, w4 and 4 more"),
    ])
    func runsAreShortenedAndTheRestCounted(positions: [Int], most: Int, text: String) {
        #expect(WordRuns.text(positions, most: most, say: Wording(language: "en")) { "w\($0)" } == text)
    }
}
