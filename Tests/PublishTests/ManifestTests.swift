import Books
import Foundation
import Records
import TestSupport
import Testing
import Text

@testable import Publish

@Suite struct ManifestTests {
    private let files = PlankPublication.publication.files

    private func manifest() throws -> [String: Any] {
        let file = try #require(files.first { $0.path == Manifest.path })
        #expect(Manifest.isOurs(file.bytes))
        return try #require(try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
    }

    @Test func namesEveryOutputButItself() throws {
        let outputs = try #require(try manifest()["outputs"] as? [[String: Any]])
        #expect(outputs.compactMap { $0["path"] as? String } == files.map(\.path).filter { $0 != Manifest.path })
        #expect(
            outputs.compactMap { $0["size"] as? Int } == files.filter { $0.path != Manifest.path }.map(\.bytes.count))
    }

    @Test func namesEveryInputSortedWithItsHash() throws {
        let inputs = try #require(try manifest()["inputs"] as? [[String: Any]])
        #expect(inputs.compactMap { $0["path"] as? String } == ["Articles/handbook.md", "book.yaml"])
        // The hash of no bytes, FIPS 180-4's own example.
        #expect(
            inputs.first?["sha256"] as? String == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(try manifest()["format"] as? String == Manifest.format)
    }

    @Test func anotherProgramsManifestIsNotOurs() {
        #expect(!Manifest.isOurs(Array(#"{"name": "web-app"}"#.utf8)))
        #expect(!Manifest.isOurs([]))
    }

    @Test func dataVersionChangesWithAValueAndWithNothingElse() {
        let bending = PlankDatasets.bending
        let version = dataVersion(of: PlankDatasets.datasets)
        #expect(version == dataVersion(of: PlankDatasets.datasets.reversed()))
        #expect(version == dataVersion(of: replacing(bending.records.reversed())))
        #expect(version == dataVersion(of: replacing(bending.records.map { changed($0, status: .derived) })))
        #expect(version != dataVersion(of: replacing(Array(bending.records.dropLast()))))
        for index in bending.records.indices where bending.records[index].values[0] != .notAvailable {
            var records = bending.records
            records[index] = changed(records[index], value: .notAvailable)
            #expect(version != dataVersion(of: replacing(records)))
        }
    }

    @Test func dataVersionChangesWithTheUnitOfAColumn() {
        let definition = PlankDatasets.bending.definition
        let versions = [nil, "mm", "cm"].map { unit in
            let field = FieldDefinition(
                name: "value", title: LocalizedText("Value"), type: .number, unit: unit, place: definition.place)
            let dataset = DatasetDefinition(
                name: "x", title: definition.title, description: definition.description, keys: [], values: [field],
                unit: .none, layout: TableLayout(rows: [], columns: nil), changesAlong: nil, rules: [],
                place: definition.place)
            return dataVersion(of: [DatasetBuilder(dataset).claim(values: .number(ExactNumber(5)), at: 1, 1).dataset])
        }
        #expect(Set(versions).count == 3)
    }

    private func dataVersion(of datasets: [Dataset]) -> String {
        let plank = PlankPublication.publication
        return Publication(
            book: plank.book, articles: plank.articles, datasets: datasets, findings: [], rules: RuleFacts(kinds: []),
            inputs: []
        ).dataVersion
    }

    private func replacing(_ records: [Record]) -> [Dataset] {
        let bending = PlankDatasets.bending
        return [Dataset(definition: bending.definition, claims: bending.claims, records: records)]
            + PlankDatasets.datasets.dropFirst()
    }

    private func changed(_ record: Record, value: CellValue? = nil, status: ValueStatus? = nil) -> Record {
        var values = record.values
        if let value { values[0] = value }
        return Record(
            key: record.key, values: values, unit: record.unit, status: status ?? record.status, claims: record.claims,
            assumed: record.assumed)
    }
}
