import Books
import TestSupport
import Testing
import Text

@testable import Outputs

@Suite struct PublishedDataTests {
    private static let package = """
        {"resources": [
          {"name": "plank", "path": "plank.csv", "claims": "plank.claims", "schema": {
            "fields": [
              {"name": "wood", "type": "string", "missingValues": []},
              {"name": "width", "type": "number", "unit": "mm", "tolerance": 0.5},
              {"name": "qualifier", "type": "string"},
              {"name": "maximum", "type": "number", "unit": "mm"},
              {"name": "planed", "type": "boolean"},
              {"name": "unit", "type": "string"},
              {"name": "status", "type": "string"},
              {"name": "articles", "type": "string"}],
            "primaryKey": "wood"}},
          {"name": "plank.claims", "path": "claims/plank.csv", "schema": {
            "fields": [
              {"name": "wood", "type": "string", "missingValues": []}, {"name": "field", "type": "string"},
              {"name": "article", "type": "string"}, {"name": "line", "type": "integer"},
              {"name": "column", "type": "integer"}]}}
        ]}
        """
    private static let files = [
        "data/datapackage.json": package,
        "data/plank.csv": """
        wood,width,qualifier,maximum,planed,unit,status,articles
        oak,20.0,≤,,true,mm,read,a b
        ,,,,,mm,not-available,a

        """,
        "data/claims/plank.csv": """
        wood,field,article,line,column
        oak,width,Articles/a.md,3,5
        oak,planed,Articles/a.md,3,9
        ,,Articles/b.md,7,1

        """,
    ]

    private func data(_ changes: [String: String?] = [:]) -> PublishedData {
        var files = Self.files
        for (path, text) in changes { files[path] = text }
        return PublishedData { [files] path in
            files[path].map { .success(Array($0.utf8)) }
                ?? .failure(.init(path: path, reason: "the file or folder does not exist"))
        }
    }

    /// A file with a part of it replaced.
    private func changed(_ path: String, _ part: String, _ replacement: String) throws -> PublishedData {
        let text = try #require(Self.files[path])
        try #require(text.contains(part))
        return data([path: text.replacing(part, with: replacement, maxReplacements: 1)])
    }

    @Test func readsTypedRecordsWithTheirPlaces() throws {
        let data = data()
        #expect(data.names == ["plank"])
        let table = try #require(data.tables().first)
        #expect(data.mistakes == [])
        #expect(table.shape.keys.map(\.name) == ["wood"])
        #expect(table.shape.values.map(\.name) == ["width", "qualifier", "maximum", "planed"])
        #expect(table.shape.values.map(\.placeColumn) == ["width", "width", "width", "planed"])
        #expect(table.shape.values.map(\.unit) == [.fixed("mm"), .none, .fixed("mm"), .none])
        #expect(table.shape.values[0].tolerance == Tolerance(ExactNumber("0.5")))
        #expect(table.shape.unit == .fixed("mm"))
        let oak = table.records[0]
        #expect(oak.values == [.number(ExactNumber(20)), .text("≤"), nil, .boolean(true)])
        #expect(oak.unit == "mm")
        #expect(oak.places(of: "planed") == [Place("Articles/a.md", line: 3, column: 9)])
        #expect(oak.places(of: nil).count == 2)
        let empty = table.records[1]
        #expect(empty.key == [""])
        #expect(empty.values == [nil, nil, nil, nil])
        #expect(empty.status == "not-available")
        #expect(empty.places(of: "width") == [Place("Articles/b.md", line: 7, column: 1)])
    }

    @Test(arguments: [
        ("data/plank.csv", "20.0", "2e1", "2:5", "width is a number such as 12 or 0.4, but found \"2e1\""),
        ("data/plank.csv", "true", "yes", "2:13", "planed is true or false, but found \"yes\""),
        ("data/plank.csv", "mm,read,a b", "mm,read", "2:1", "the row has 7 of 8 cells"),
        ("data/plank.csv", "\n,,", "\noak,,", "3:1", "the key wood=oak occurs twice"),
        (
            "data/plank.csv", "wood,width", "wood,breadth", "1:6",
            "column 2 is \"breadth\", but the schema calls it \"width\""
        ),
        ("data/plank.csv", "status,articles", "status", "1:1", "the file has 7 columns, but the schema has 8"),
        ("data/plank.csv", "a b", "a \"b", "2:28", "this is not CSV: a cell that does not begin with"),
        ("data/claims/plank.csv", ",3,5", ",3.5,5", "2:25", "line is a whole number, but found \"3.5\""),
        ("data/datapackage.json", "\"primaryKey\": \"wood\"", "\"key\": \"wood\"", "2:12", "has no primaryKey"),
        (
            "data/datapackage.json", "\"primaryKey\": \"wood\"", "\"primaryKey\": [\"wod\"]", "12:19",
            "did you mean \"wood\"?"
        ),
        (
            "data/datapackage.json", "\"tolerance\": 0.5", "\"tolerance\": \"some\"", "5:70",
            "is a number such as 12 or 0.4"
        ),
        (
            "data/datapackage.json", "\"claims\": \"plank.claims\"", "\"claims\": \"plank.claim\"", "2:12",
            "did you mean \"plank.claims\"?"
        ),
        ("data/datapackage.json", "{\"name\": \"line\"", "{\"name\": \"lin\"", "13:12", "have no field \"line\""),
        (
            "data/datapackage.json", "\"path\": \"plank.csv\"", "\"path\": \"plunk.csv\"", "",
            "data/plunk.csv:1:1: the file cannot be read: the file or folder does not exist"
        ),
        (
            "data/datapackage.json", "\"path\": \"plank.csv\"", "\"path\": \"/etc/passwd\"", "2:29",
            "names a file in the package's folder"
        ),
        (
            "data/datapackage.json", "\"path\": \"plank.csv\"", "\"path\": \"a/../../b\"", "2:29",
            "names a file in the package's folder"
        ),
        (
            "data/datapackage.json", "\"path\": \"plank.csv\"", "\"path\": \"http://a.example/b\"", "2:29",
            "names a file in the package's folder"
        ),
        ("data/datapackage.json", "{\"resources\": [", "{\"resource\": [", "1:2", "is \"resource\" meant for it?"),
        ("data/datapackage.json", "\n]}", "\n]", "", "this is not JSON"),
    ])
    func mistakesHaveTheirPlace(path: String, part: String, replacement: String, place: String, message: String) throws
    {
        let data = try changed(path, part, replacement)
        _ = data.tables()
        let mistakes = data.mistakes.map { "\($0.place): \($0.message)" }
        #expect(
            mistakes.contains { $0.hasPrefix(place.isEmpty ? "" : "\(path):\(place): ") && $0.contains(message) },
            "\(mistakes)")
        #expect(data.mistakes.allSatisfy { $0.rule.isEmpty && $0.severity == .error })
    }

    @Test func aMissingOrForeignFileIsAMistake() {
        for (path, text) in [("data/plank.csv", nil), ("data/plank.csv", "\u{0}"), ("data/plank.csv", "")]
            as [(String, String?)]
        {
            let data = data([path: text])
            _ = data.tables()
            #expect(data.mistakes.count == 1, "\(data.mistakes)")
        }
        #expect(data(["data/datapackage.json": nil]).mistakes.count == 1)
    }

    @Test func bytesThatAreNoTextHaveTheirPlace() {
        let data = PublishedData { _ in .success(Array("{\n\"a\": \"".utf8) + [0xC3, 0x28]) }
        #expect(
            data.mistakes.map { "\($0.place): \($0.message)" } == [
                "data/datapackage.json:2:7: these bytes are not UTF-8"
            ])
    }

    @Test func aByteOrderMarkIsNoPartOfTheText() {
        let text = Self.files["data/plank.csv"] ?? ""
        let data = data(["data/plank.csv": "\u{FEFF}" + text])
        #expect(data.tables().first?.records.count == 2)
        #expect(data.mistakes == [])
    }

    @Test func thousandsOfBrokenRowsAreToldOnce() {
        let rows = (0..<5000).map { "oak \($0),wide,,,,mm,read,a\n" }.joined()
        let data = data(["data/plank.csv": "wood,width,qualifier,maximum,planed,unit,status,articles\n" + rows])
        _ = data.tables()
        #expect(data.mistakes.count == 10)
    }

    @Test func onlyWhatIsAskedForIsRead() {
        let data = data(["data/plank.csv": nil])
        #expect(data.tables(["nail"]).isEmpty)
        #expect(data.mistakes == [])
    }

    /// Whatever happens to its bytes, an output is read or refused.
    @Test func damagedFilesGiveMistakesAndNoTrap() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<600 {
            var files = Self.files.mapValues { Array($0.utf8) }
            for path in files.keys.sorted() {
                for _ in 0..<Int.random(in: 0...3, using: &generator) {
                    let index = Int.random(in: 0..<(files[path]?.count ?? 1), using: &generator)
                    files[path]?[index] = UInt8.random(in: 0...255, using: &generator)
                }
            }
            let data = PublishedData { [files] path in
                files[path].map { .success($0) } ?? .failure(.init(path: path, reason: "gone"))
            }
            let tables = data.tables()
            _ = TableComparison.compare(old: tables, new: tables)
            #expect(tables.count <= 2, "seed \(seed)")
        }
    }
}
