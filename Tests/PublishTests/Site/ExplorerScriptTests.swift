import Books
import Records
import TestSupport
import Testing
import Text

@testable import Publish

@Suite struct ExplorerScriptTests {
    private func script(_ name: String, language: String = "en") throws -> String {
        let publication = PlankPublication.publication
        let dataset = try #require(publication.datasets.first { $0.name == name })
        let material = ReportMaterial(publication: publication, language: language)
        return String(decoding: ExplorerScript(dataset, material: material).bytes, as: UTF8.self)
    }

    @Test func wordsAreInTheirOrderWithLabels() throws {
        let made = try script("bending")
        #expect(made.hasPrefix("measurebook.dataset(\"bending\",{"))
        #expect(made.contains(#""words":["oak","pine"],"labels":["Oak","Pine"]"#))
        #expect(made.contains(#""words":["","open","accepted"],"labels":["no doubt","open doubt","accepted doubt"]"#))
    }

    /// Each column, told out row by row, is that of the CSV file.
    @Test(arguments: PlankPublication.publication.datasets.map(\.name))
    func columnsAreThoseOfTheTable(name: String) throws {
        let publication = PlankPublication.publication
        let dataset = try #require(publication.datasets.first { $0.name == name })
        let table = publication.valueTable(of: dataset)
        let material = ReportMaterial(publication: publication, language: "en")
        let columns = ExplorerColumns(dataset, table: table, material: material).all
        #expect(columns.map(\.name) == table.columns.map(\.name))
        for (made, column) in zip(columns, table.columns) {
            let texts = (0..<table.rowCount).map { column[$0].text }
            #expect(made.rows.map { made.words[Int($0)] } == texts)
            #expect(made.labels.map(\.count) ?? made.words.count == made.words.count)
            #expect(Set(made.words).count == made.words.count)
            let objects = made.objects.map { objects in objects.rows.map { objects.texts[Int($0)] } }
            #expect((objects != nil) == ["findings", "implied"].contains(column.name))
            #expect(objects.map { $0 == (0..<table.rowCount).map { column[$0].json.text } } != false)
        }
        // A record is in doubt where one of its values is.
        guard dataset.definition.readValues.count > 1, let flagged = table.column("flagged") else { return }
        let rows = (0..<table.rowCount).filter { flagged[$0] != .empty }
        #expect(Set(columns.compactMap(\.doubts).joined()) == Set(rows))
        let blamed = publication.doubts.about(dataset).values.flatMap(\.findings).compactMap(\.field)
        for column in columns where column.role == .value && !blamed.contains(column.name) && blamed.count == rows.count
        {
            #expect(column.doubts == [])
        }
    }

    /// Numbers in units of a vocabulary, from one edition to another.
    private static func publication(
        unit: DatasetDefinition.UnitSource, rating: CellValue? = ExactNumber("12").map(CellValue.number)
    ) -> Publication {
        let volt = VocabularyEntry(
            id: "V", labels: LocalizedText([("en", "volt"), ("ja", "ボルト")]), aliases: ["Volts"],
            place: Place("Vocabulary/unit.yaml"))
        let units = Vocabulary(
            name: "unit", title: LocalizedText("Units"), entries: [volt], groups: [], place: volt.place)
        let definition = DatasetDefinition(
            name: "rating", title: LocalizedText("Ratings"), description: LocalizedText(""),
            keys: [PlankDatasets.field("part", "Part", .text), PlankDatasets.field("since", "Since", .text)],
            values: [
                PlankDatasets.field("until", "Until", .text, isOptional: true),
                PlankDatasets.field("rating", "Rating", .number),
            ],
            unit: unit, units: UnitList(units), layout: TableLayout(rows: ["part"], columns: nil), changesAlong: nil,
            ranges: [RangeDefinition(axis: "edition", from: "since", to: "until", place: volt.place)], rules: [],
            place: volt.place)
        let record = Record(
            key: ["a", "1"], values: [nil, rating],
            unit: unit == .perRecord ? "V" : nil, status: .derived, claims: [], assumed: [])
        let book = Book(
            title: LocalizedText("Parts"), description: LocalizedText(""), articles: [], vocabularies: [units],
            datasets: [definition], recipes: [], corrections: [], acceptedFindings: [])
        return Publication(
            book: book, articles: [],
            datasets: [Dataset(definition: definition, claims: [], records: [record])], findings: [],
            rules: RuleFacts(kinds: []), inputs: [])
    }

    /// As conditions know them, in the filters and in the search.
    @Test func unitsHaveAllTheirNames() throws {
        let own = Self.publication(unit: .perRecord)
        let material = ReportMaterial(publication: own, language: "en")
        let script = String(decoding: ExplorerScript(own.datasets[0], material: material).bytes, as: UTF8.self)
        #expect(script.contains(#""nameLists":[["volt","V","ボルト","Volts"]]"#))
        let search = String(decoding: SearchIndex(material, pages: [], wordPages: []).bytes, as: UTF8.self)
        #expect(search.contains(#""texts":["volt","V","ボルト","Volts"]"#))
        let shared = Self.publication(unit: .fixed("V"))
        let columns = ReportMaterial(publication: shared, language: "en")
        let made = String(decoding: ExplorerScript(shared.datasets[0], material: columns).bytes, as: UTF8.self)
        #expect(made.contains(#""unit":"V","unitNames":["V","volt","ボルト","Volts"]"#))
    }

    /// An empty cell, as at the open end of a range, is not one that the source says is missing.
    @Test func missingValuesAreNotEmptyOnes() throws {
        let publication = Self.publication(unit: .none, rating: .notAvailable)
        let material = ReportMaterial(publication: publication, language: "en")
        let script = String(decoding: ExplorerScript(publication.datasets[0], material: material).bytes, as: UTF8.self)
        #expect(script.split(separator: #""missing":"#).count == 2)
        #expect(script.contains(#""doubts":[],"missing":[0]"#))
    }

    /// As in the JSON file.
    @Test func countsOfArticlesAreNumbers() {
        let source = DataTable([RowColumn<Int>(name: "readers") { .integer($0) }], rows: [0, 1])
        let material = ReportMaterial(publication: PlankPublication.publication, language: "en")
        let column = ExplorerColumn(source.columns[0], .common, title: "Readers", common: .readers, material: material)
        #expect(column.type == .integer)
    }

    @Test func longRunsAreShort() throws {
        let source = DataTable([RowColumn<Int>(name: "n") { .integer($0 / 50) }], rows: Array(0..<100))
        let material = ReportMaterial(publication: PlankPublication.publication, language: "en")
        let column = ExplorerColumn(source.columns[0], .common, title: "N", material: material)
        #expect(column.json.text.contains(#""runs": [0, 50, 1, 50]"#))
    }

    @Test func hostileTextsAreData() throws {
        for name in PlankPublication.publication.datasets.map(\.name) {
            #expect(!(try script(name)).contains("<"))
        }
    }
}
