import Books
import Foundation
import Records
import TestSupport
import Testing
import Text

@testable import Publish

/// The schemas of `data/schemas/`, which the files must obey. Scripts/interop/jsonschema.py judges them again with an
/// implementation that is not ours.
@Suite struct OutputSchemaTests {
    private static let files = PlankPublication.publication.files

    private func json(_ path: String) throws -> JSONValue {
        let file = try #require(Self.files.first { $0.path == path }, "\(path) is missing")
        return try JSONDecoder().decode(JSONValue.self, from: Data(file.bytes))
    }

    private func schema(_ name: String) throws -> JSONSchema {
        JSONSchema(try json("data/schemas/\(name).schema.json"))
    }

    /// The name of a file's schema.
    private static func name(_ path: String) -> String {
        let name = path.dropLast(".json".count)
        return String(name.hasPrefix("data/") ? name.dropFirst("data/".count) : name)
    }

    @Test func everyJSONFileObeysItsSchema() throws {
        let paths = Self.files.map(\.path).filter { $0.hasSuffix(".json") && !$0.hasPrefix("data/schemas/") }
        #expect(paths.count >= 15)
        for path in paths {
            let faults = try schema(Self.name(path)).faults(in: json(path))
            #expect(faults.isEmpty, "\(path): \(faults.prefix(3))")
        }
    }

    @Test(arguments: files.map(\.path).filter { $0.hasPrefix("data/schemas/") })
    func aSchemaIsOne(path: String) throws {
        #expect(JSONSchema(try json(path)).ownFaults.isEmpty)
        #expect(try json(path)["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
        for part in ["title", "description"] { #expect(try json(path)[part]?.string?.isEmpty == false) }
    }

    /// A dataset with the name of another schema would write the same file.
    @Test(arguments: files.map(\.path).filter { $0.hasPrefix("data/schemas/") })
    func aSchemaOfNoDatasetHasAReservedName(path: String) {
        let name = String(path.dropFirst("data/schemas/".count).dropLast(".schema.json".count))
        let isOfData = Self.files.contains { $0.path == "data/\(name).csv" }
        let canBeADataset = !name.contains { $0 == "." || $0 == "/" }
        #expect(isOfData || !canBeADataset || DatasetDefinition.reservedNames.contains(name))
    }

    @Test func saysWhatTheBookSays() throws {
        let row = try #require(try json("data/schemas/bending.schema.json")["items"]?["properties"])
        let value = try #require(row["value"])
        #expect(value["x-unit"]?.string == "mm")
        #expect(value["title"]?.string == "Bending")
        #expect(value["description"]?.string == "How far the middle sinks")
        #expect(value["type"]?.strings == ["number", "null"])
        let species = try #require(row["species"])
        #expect(species["enum"]?.strings == ["oak", "pine", "any"])
        #expect(species["oneOf"]?.items?.first == .object(["const": .string("oak"), "title": .string("Oak")]))
        let status = try #require(row["status"]?["oneOf"]?.items?.first)
        #expect(status["const"]?.string == "read")
        #expect(status["description"]?.string == "Read from an article.")
    }

    /// A row with another type, a strange word, one member less or one more is not valid.
    @Test func rejectsOtherRows() throws {
        let schema = try schema("bending")
        let row = try #require(try json("data/bending.json").items?.first?.members)
        func isValid(_ change: (inout [String: JSONValue]) -> Void) -> Bool {
            var changed = row
            change(&changed)
            return schema.faults(in: .array([.object(changed)])).isEmpty
        }
        #expect(isValid { _ in })
        #expect(isValid { $0["value"] = .null })
        #expect(!isValid { $0["value"] = .string("4") })
        #expect(!isValid { $0["species"] = .string("elm") })
        #expect(!isValid { $0["articles"] = .string("handbook survey") })
        #expect(!isValid { $0["unit"] = nil })
        #expect(!isValid { $0["other"] = .null })
    }

    @Test func everyObjectOfATableObeysTheSchema() throws {
        let tables = try schema("tables.ndjson")
        let table = PlankPublication.table(1, line: 3, isRecovered: true)
        let typed = TypedTable(
            types: [.text, .number, .mixed],
            cells: [
                [.init(.text("Oak")), .init(.number(ExactNumber(4)), unit: "mm"), nil],
                [
                    .init(.qualified(ExactNumber(4), .range, maximum: ExactNumber(6))),
                    .init(.number(ExactNumber(10)), written: "10.0"), .init(.boolean(true)),
                ],
            ])
        for (cells, typed) in [(false, nil), (true, typed)] {
            var bytes: [UInt8] = []
            TableObject.append(table, path: "a.md", includingCells: cells, typed: typed, to: &bytes)
            let object = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
            #expect(tables.faults(in: object).isEmpty, "\(tables.faults(in: object))")
            #expect(try schema("tables").faults(in: .array([object])).isEmpty)
        }
        #expect(!tables.faults(in: .object([:])).isEmpty)
    }

    /// With the addresses of lines, too.
    @Test(arguments: [nil, LinkTemplate("https://planks.example/{path}#{line}", commit: "")])
    func aFindingOnALineObeysTheSchema(links: LinkTemplate?) throws {
        let schema = try schema("findings.ndjson")
        let lines = CheckFormat.ndjson.bytes(
            of: PlankPublication.findings, in: PlankPublication.publication,
            at: BookLocation(folder: "", links: links)
        ).split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == PlankPublication.findings.count)
        for line in lines {
            let finding = try JSONDecoder().decode(JSONValue.self, from: Data(line))
            #expect(schema.faults(in: finding).isEmpty)
            #expect((finding["link"] == nil) == (links == nil))
        }
    }
}
