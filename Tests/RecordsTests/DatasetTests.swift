import Records
import TestSupport
import Testing
import Text

@Suite struct DatasetTests {
    private static let data = PlankDatasets.bending

    @Test func everyRecordIsFoundByItsKey() {
        for (index, record) in Self.data.records.enumerated() {
            #expect(Self.data.position(of: record.key) == index)
            #expect(Self.data.record(key: record.key)?.claims == record.claims)
        }
        #expect(Self.data.record(key: ["2019", "oak", "flat", "unheard"]) == nil)
        #expect(Self.data.record(key: []) == nil)
    }

    @Test func aRecordPublishesItsFirstClaim() throws {
        let record = try #require(Self.data.record(key: ["2021", "pine", "flat", "medium"]))
        #expect(record.claims.count == 2)
        #expect(Self.data.claim(of: record).article == PlankDatasets.handbook)
        #expect(Self.data.keyParts(record.key).map(\.field) == ["edition", "species", "face", "load"])
    }

    @Test func placesAreThoseOfTheCells() throws {
        let record = try #require(Self.data.record(key: ["2019", "oak", "flat", "medium"]))
        let file = "Articles/handbook.md"
        #expect(Self.data.place(of: record, column: 0, in: PlankDatasets.book) == Place(file, line: 11, column: 18))
        #expect(
            Self.data.place(of: record, column: 1, in: PlankDatasets.book) == Place(file, line: 11, column: 18),
            "a column that the recipe sets is where the claim is")
        #expect(Self.data.keyPlace(of: record, field: 0, in: PlankDatasets.book) == Place(file, line: 11, column: 1))
        #expect(Self.data.keyPlace(of: record, field: 3, in: PlankDatasets.book) == Place(file, line: 11, column: 18))
    }
}
