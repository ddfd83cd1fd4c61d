import Books
import Foundation
import TestSupport
import Testing

@testable import Publish

@Suite struct DataFilesTests {
    private func bytes(_ path: String) throws -> [UInt8] {
        try #require(PlankPublication.publication.files.first { $0.path == path }).bytes
    }

    private func rows(_ path: String) throws -> [[String]] { try CSVParser.rows(try bytes(path)) }

    private func objects(_ path: String) throws -> [[String: Any]] {
        try #require(JSONSerialization.jsonObject(with: Data(try bytes(path))) as? [[String: Any]])
    }

    @Test func valuesHaveTheirColumnsInOrder() throws {
        #expect(
            try rows("data/bending.csv").first == [
                "edition", "species", "face", "load", "value", "qualifier", "maximum", "bound", "unit", "status",
                "articles", "assumed", "flagged", "findings", "implied",
            ])
        #expect(
            try rows("data/joint.csv").first == [
                "first", "second", "status", "articles", "assumed", "flagged", "findings", "implied",
            ])
    }

    @Test func claimsHaveTheirColumnsInOrder() throws {
        #expect(
            try rows("data/claims/bending.csv").first == [
                "edition", "species", "face", "load", "value", "qualifier", "maximum", "bound", "unit", "article",
                "line", "column", "raw", "status", "assumed",
            ])
        #expect(
            try rows("data/claims/size.csv").first == [
                "species", "field", "width", "height", "remark", "is_planed", "unit", "article", "line", "column",
                "raw", "status", "assumed",
            ])
    }

    @Test func aValueNamesItsArticlesOnceInTheBooksOrder() throws {
        let row = try #require(
            try rows("data/bending.csv").first { $0.starts(with: ["2021", "oak", "flat", "light"]) })
        #expect(row[4..<12] == ["4", "", "", "exact", "mm", "read", "handbook survey", ""])
    }

    @Test func qualifiersStandBesideTheNumber() throws {
        let rows = try rows("data/bending.csv")
        let range = try #require(rows.first { $0.starts(with: ["2021", "oak", "flat", "extreme2"]) })
        #expect(range[4..<7] == ["10", "–", "12"])
        let most = try #require(rows.first { $0.starts(with: ["2021", "oak", "edge", "medium"]) })
        #expect(most[4..<7] == ["2", "≤", ""])
        #expect(most[11] == "face")
    }

    @Test func aDoubtfulValueHasItsRulesAndWhatTheyImply() throws {
        let row = try #require(
            try rows("data/bending.csv").first { $0.starts(with: ["2019", "oak", "flat", "heavy"]) })
        #expect(row.suffix(3) == ["open", "bending-rises", "7"])
        let object = try #require(try objects("data/bending.json").first { $0["flagged"] as? String == "open" })
        #expect(object["implied"] as? [String: Int] == ["value": 7])
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == ["bending-rises"])
        #expect(findings.map { $0["severity"] as? String } == ["error"] && findings.first?["accepted"] is NSNull)
        #expect(try objects("data/bending.json").contains { $0["flagged"] as? String == "accepted" })
    }

    @Test func aMissingValueIsEmptyAndNull() throws {
        let row = try #require(
            try rows("data/bending.csv").first { $0.starts(with: ["2019", "pine", "flat", "heavy"]) })
        #expect(row[4] == "")
        #expect(row[9] == "not-available")
        let object = try #require(try objects("data/bending.json").first { $0["status"] as? String == "not-available" })
        #expect(object["value"] is NSNull)
    }

    @Test func aClaimWithSeveralReadValuesHasARowForEach() throws {
        let rows = try rows("data/claims/size.csv").dropFirst()
        #expect(
            rows.map { Array($0.prefix(4)) } == [
                ["oak", "width", "30", "2.5"], ["oak", "height", "30", "2.5"],
                ["pine", "width", "12", "1"], ["pine", "height", "12", "1"], ["pine", "remark", "12", "1"],
            ])
    }

    @Test func aClaimWithoutValuesPointsToItsKey() throws {
        #expect(
            try rows("data/claims/joint.csv")[1] == [
                "mortise", "tenon", "Articles/handbook.md", "50", "1", "mortise", "read", "",
            ])
    }

    @Test func jsonTypesAreThoseOfTheFields() throws {
        let oak = try #require(try objects("data/size.json").first)
        #expect(oak["height"] as? Double == 2.5)
        #expect(oak["is_planed"] as? Bool == true)
        #expect(oak["articles"] as? [String] == ["handbook"])
        #expect(oak["remark"] is NSNull)
        let text = String(decoding: try bytes("data/bending.json"), as: UTF8.self)
        #expect(text.contains(#""edition": "2019""#))
        #expect(text.contains(#""value": 8.5"#) == false)
        #expect(String(decoding: try bytes("data/claims/bending.json"), as: UTF8.self).contains(#""value": 8.5,"#))
    }

    @Test func claimsInJSONKnowWhereTheirKeysStand() throws {
        let places = try #require(try objects("data/claims/bending.json").first?["places"] as? [String: Any])
        let edition = try #require(places["edition"] as? [String: Any])
        #expect(edition["line"] as? Int == 11)
        #expect(edition["column"] as? Int == 1)
        #expect(edition["raw"] as? String == "2019")
        #expect(places["species"] is NSNull)
    }

    @Test func hostileTextSurvivesCSVAndJSON() throws {
        #expect(try rows("data/remark.csv").dropFirst().map { $0[1] } == HostileText.all)
        let found = try objects("data/remark.json").compactMap { $0["remark"] as? String }
        #expect(found.map { Array($0.utf8) } == HostileText.all.map { Array($0.utf8) })
    }

    @Test func severalQualifiedColumnsHaveNamesOfTheirOwn() {
        let definition = PlankDatasets.definition(
            "two", "Two", keys: [PlankDatasets.field("species", "Species")],
            values: [
                PlankDatasets.field("low", "Low", .number, isQualified: true),
                PlankDatasets.field("high", "High", .number, isQualified: true),
            ], layout: TableLayout(rows: ["species"], columns: nil))
        #expect(
            DataColumns(definition: definition).valueNames == [
                "low", "low_qualifier", "low_maximum", "high", "high_qualifier", "high_maximum",
            ])
    }
}
