import Books
import Foundation
import Hashing
import Records
import TestSupport
import Testing
import Text

@testable import Publish

@Suite struct DataPackageTests {
    private static let files = PlankPublication.publication.files

    private func package(_ publication: Publication = PlankPublication.publication) throws -> JSONValue {
        let made = DataEmitter.tasks(for: publication).flatMap(\.files)
        let closing = DataEmitter.closing(publication, made: made.map(\.facts))
        let file = try #require(closing.first { $0.path == DataEmitter.packagePath })
        return try JSONDecoder().decode(JSONValue.self, from: Data(file.bytes))
    }

    private func resource(_ name: String, in package: JSONValue) throws -> JSONValue {
        try #require(package["resources"]?.items?.first { $0["name"]?.string == name })
    }

    private func field(_ name: String, of resource: JSONValue) throws -> JSONValue {
        try #require(resource["schema"]?["fields"]?.items?.first { $0["name"]?.string == name })
    }

    private func publication(_ datasets: [Dataset], links: [String: [DatasetLink]] = [:]) -> Publication {
        let book = PlankDatasets.book
        return Publication(
            book: Book(
                title: book.title, description: book.description, articles: book.articles,
                vocabularies: book.vocabularies, datasets: datasets.map(\.definition), recipes: [], corrections: [],
                acceptedFindings: []),
            articles: [], datasets: datasets, findings: [], rules: RuleFacts(kinds: [], links: links), inputs: [])
    }

    @Test func everyDataFileIsAResourceWithItsColumnsSizeAndHash() throws {
        let resources = try #require(try package()["resources"]?.items)
        let paths = resources.compactMap { $0["path"]?.string }
        let described = Self.files.filter { file in
            file.path.hasPrefix("data/") && !file.path.hasPrefix("data/schemas/")
                && file.path != DataEmitter.packagePath
                && (file.path.hasSuffix(".csv") || file.path.hasSuffix(".json"))
                // Readers of the standard find no table in an empty array.
                && String(decoding: file.bytes, as: UTF8.self) != "[]\n"
        }
        #expect(Set(paths.map { "data/" + $0 }) == Set(described.map(\.path)))
        #expect(paths.contains("nothing.csv") && !paths.contains("nothing.json"))
        #expect(Set(resources.compactMap { $0["name"]?.string }).count == resources.count)
        for resource in resources {
            let path = "data/" + (resource["path"]?.string ?? "")
            let file = try #require(described.first { $0.path == path })
            let names = resource["schema"]?["fields"]?.items?.compactMap { $0["name"]?.string } ?? []
            #expect(resource["hash"]?.string == "sha256:" + ContentHash.of(file.bytes))
            #expect(path.hasSuffix("." + (resource["format"]?.string ?? "?")))
            if resource["format"]?.string == "csv" {
                #expect(try CSVParser.rows(file.bytes).first == names, "\(path)")
                #expect(resource["bytes"]?.number == Double(file.bytes.count))
            } else {
                let rows = try JSONDecoder().decode(JSONValue.self, from: Data(file.bytes)).items ?? []
                #expect(rows.allSatisfy { Set($0.members?.keys.map { $0 } ?? []) == Set(names) }, "\(path)")
                let schema = "data/" + (resource["jsonSchema"]?.string ?? "")
                #expect(Self.files.contains { $0.path == schema })
            }
        }
        #expect(try resource("size", in: package())["claims"]?.string == "size.claims")
    }

    /// What a schema says of a column is true of every cell: the strictest readers refuse a file where it is not.
    @Test func constraintsHoldForEveryRow() throws {
        for resource in try #require(try package()["resources"]?.items) where resource["format"]?.string == "csv" {
            let path = "data/" + (resource["path"]?.string ?? "")
            let rows = try CSVParser.rows(try #require(Self.files.first { $0.path == path }).bytes).dropFirst()
            for (index, field) in try #require(resource["schema"]?["fields"]?.items).enumerated() {
                let texts = rows.map { $0[index] }
                if field["constraints"]?["required"] == .boolean(true) { #expect(!texts.contains(""), "\(path)") }
                if let words = field["constraints"]?["enum"]?.strings {
                    #expect(Set(texts).subtracting([""]).isSubset(of: words), "\(path)")
                }
                guard field["type"]?.string != "string" else { continue }
                let isBoolean = field["type"]?.string == "boolean"
                let isTyped = texts.allSatisfy {
                    $0.isEmpty || (isBoolean ? ["true", "false"].contains($0) : ExactNumber($0) != nil)
                }
                #expect(isTyped, "\(path)")
            }
        }
    }

    @Test func everyFieldHasATitle() throws {
        for resource in try #require(try package()["resources"]?.items) {
            let fields = try #require(resource["schema"]?["fields"]?.items)
            let untitled = fields.filter { $0["title"]?.string?.first?.isUppercase != true }
            #expect(untitled.compactMap { $0["name"]?.string } == [], "\(resource["name"]?.string ?? "")")
        }
        let bending = try resource("bending", in: package())
        #expect(try field("implied", of: bending)["title"]?.string == "Implied")
        #expect(try field("maximum", of: bending)["title"]?.string == "Bending, maximum")
    }

    @Test func aFieldSaysWhatTheBookSays() throws {
        let bending = try resource("bending", in: package())
        let species = try field("species", of: bending)
        #expect(species["constraints"]?["enum"]?.strings == ["oak", "pine", "any"])
        #expect(species["categories"]?.items?.first?["label"]?.string == "Oak")
        #expect(species["categoriesOrdered"] == .boolean(true))
        let value = try field("value", of: bending)
        #expect(value["unit"]?.string == "mm")
        #expect(value["title"]?.string == "Bending")
        #expect(value["description"]?.string == "How far the middle sinks")
        // One was not measured.
        #expect(value["constraints"] == nil)
        #expect(try field("unit", of: bending)["constraints"]?["enum"]?.strings == ["mm"])
        #expect(bending["schema"]?["primaryKey"]?.strings == ["edition", "species", "face", "load"])
        #expect(bending["sources"]?.items?.compactMap { $0["article"]?.string } == ["handbook", "survey"])
        let sources = try package()["sources"]?.items
        #expect(
            sources?.map { $0["path"]?.string } == ["https://planks.example/handbook?a=1&b=2", nil])
        #expect(sources?.compactMap { $0["file"]?.string } == ["Articles/handbook.md", "Articles/survey.html"])
    }

    @Test func limitsThatAnArticleBreaksAreLeftOut() throws {
        let field = FieldDefinition(
            name: "value", title: LocalizedText("Value"), type: .number, minimum: ExactNumber(1),
            maximum: ExactNumber(10), tolerance: ExactNumber("0.5"), place: Place("Datasets/x.yaml"))
        let held = SchemaField(field, named: "value", in: PlankDatasets.book)
            .fitted(to: [.number(ExactNumber(0)), .number(ExactNumber(10))])
        #expect(held.minimum == nil)
        #expect(held.maximum == ExactNumber(10))
        #expect(held.isRequired)
        #expect(held.tolerance.number == ExactNumber("0.5"))
        #expect(!held.fitted(to: [.empty]).isRequired)
    }

    /// Limits without a unit are not compared with numbers in several units, except for zero.
    @Test func limitsOfNumbersInSeveralUnitsAreLeftOut() throws {
        let value = FieldDefinition(
            name: "value", title: LocalizedText("Value"), type: .number, minimum: .zero, maximum: ExactNumber(90),
            place: Place("Datasets/sizes.yaml"))
        let definition = DatasetDefinition(
            name: "sizes", title: LocalizedText("Sizes"), description: LocalizedText(""),
            keys: [PlankDatasets.field("species", "Species", vocabulary: "species")], values: [value], unit: .perRecord,
            layout: TableLayout(rows: ["species"], columns: nil), changesAlong: nil, rules: [],
            place: Place("Datasets/sizes.yaml"))
        for (unit, maximum) in [("mm", 90.0), ("cm", nil)] {
            let dataset = DatasetBuilder(definition)
                .claim("oak", values: .number(ExactNumber(7)), unit: "mm", at: 1, 1)
                .claim("pine", values: .number(ExactNumber(8)), unit: unit, at: 2, 1).dataset
            let constraints = try field("value", of: resource("sizes", in: package(publication([dataset]))))[
                "constraints"]
            #expect(constraints?["minimum"]?.number == 0)
            #expect(constraints?["maximum"]?.number == maximum)
        }
    }

    @Test func anEmptyKeyOfTextIsAValueAndNothingIsMissing() throws {
        let definition = PlankDatasets.definition(
            "open", "Open",
            keys: [
                PlankDatasets.field("until", "Until", vocabulary: "editions", isOptional: true),
                PlankDatasets.field("number", "Number", .integer, isOptional: true),
            ], values: [], layout: TableLayout(rows: ["until"], columns: nil))
        let dataset = DatasetBuilder(definition).claim("2019", "1", at: 1, 1).claim("", "", at: 2, 1).dataset
        let package = try package(publication([dataset]))
        let open = try resource("open", in: package)
        let until = try field("until", of: open)
        #expect(until["missingValues"]?.items == [])
        #expect(until["constraints"]?["enum"]?.strings == ["2019", "2021", ""])
        #expect(try field("number", of: open)["missingValues"] == nil)
        // In JSON the second key is null alone, which is not a key.
        #expect(open["schema"]?["primaryKey"]?.strings == ["until", "number"])
        #expect(try resource("open.json", in: package)["schema"]?["primaryKey"] == nil)
    }

    @Test func foreignKeysAreThoseOfVocabulariesAndRulesThatHold() throws {
        let species = PlankDatasets.field("species", "Species", vocabulary: "species")
        let kinds = DatasetBuilder(
            PlankDatasets.definition(
                "kind", "Kinds", keys: [species], values: [], layout: TableLayout(rows: ["species"], columns: nil))
        ).claim("oak", at: 1, 1).dataset
        func walls(_ words: [String], link: DatasetLink?) -> Dataset {
            let definition = PlankDatasets.definition(
                "wall", "Walls",
                keys: [
                    PlankDatasets.field("wall", "Wall", .text),
                    PlankDatasets.field("wood", "Wood", vocabulary: link == nil ? "species" : "faces"),
                ], values: [], layout: TableLayout(rows: ["wall"], columns: nil))
            return words.enumerated().reduce(DatasetBuilder(definition)) {
                $0.claim(String($1.offset), $1.element, at: 1, 1)
            }.dataset
        }
        func keys(_ words: [String], link: DatasetLink? = nil) throws -> [JSONValue]? {
            let publication = publication([walls(words, link: link), kinds], links: link.map { ["wall": [$0]] } ?? [:])
            return try resource("wall", in: package(publication))["schema"]?["foreignKeys"]?.items?.filter {
                $0["reference"]?["resource"]?.string?.hasSuffix(".vocabulary") == false
            } ?? []
        }
        let expected = try JSONDecoder().decode(
            JSONValue.self,
            from: Data(#"{"fields": ["wood"], "reference": {"resource": "kind", "fields": ["species"]}}"#.utf8))
        #expect(try keys(["oak", "oak"]) == [expected])
        #expect(try keys(["oak", "pine"]) == [])
        #expect(try keys([]) == [])
        let match = DatasetLink("kind", matches: [("wood", "species")])
        #expect(try keys(["oak"], link: match) == [expected])
        #expect(try keys(["edge"], link: match) == [])
        #expect(try keys(["oak"], link: DatasetLink("kind", fixed: ["species"])) == [])
    }

    @Test func wordsNameARowOfTheirVocabulary() throws {
        let package = try package()
        let keys = try resource("bending", in: package)["schema"]?["foreignKeys"]?.items ?? []
        let species = try #require(keys.first { $0["fields"]?.strings == ["species"] })
        #expect(species["reference"]?["resource"]?.string == "species.vocabulary")
        #expect(species["reference"]?["fields"]?.strings == ["word"])
        #expect(try resource("species.vocabulary", in: package)["schema"]?["primaryKey"]?.strings == ["word"])
    }

    @Test func saysWhoMadeTheDataAndUnderWhichLicence() throws {
        func package(_ credits: BookCredits, title: String = "Planks: the 2nd book") throws -> JSONValue {
            let book = Book(
                title: LocalizedText(title), description: LocalizedText(""), credits: credits, articles: [],
                vocabularies: [], datasets: [PlankDatasets.nothing.definition], recipes: [], corrections: [],
                acceptedFindings: [])
            let publication = Publication(
                book: book, articles: [], datasets: [PlankDatasets.nothing], findings: [], rules: RuleFacts(kinds: []),
                inputs: [])
            return try self.package(publication)
        }
        let licence = BookCredits.Licence(name: "CC0-1.0", title: nil, address: "https://planks.example/licence")
        let sawyer = BookCredits.Contributor(name: "A. Sawyer", address: nil, roles: ["author"])
        let full = try package(BookCredits(name: "planks", licences: [licence], contributors: [sawyer]))
        #expect(full["name"]?.string == "planks")
        #expect(
            full["licenses"]
                == .array([.object(["name": .string("CC0-1.0"), "path": .string("https://planks.example/licence")])]))
        #expect(
            full["contributors"]
                == .array([.object(["title": .string("A. Sawyer"), "roles": .array([.string("author")])])]))
        let either = BookCredits.Licence(name: "MIT OR 0BSD", title: "Free", address: "https://planks.example/free")
        let script = BookCredits.Licence(name: "CC0-1.0", title: nil, address: "javascript:alert(1)")
        let mail = BookCredits.Contributor(name: "B. Sawyer", address: "mailto:b@planks.example", roles: [])
        let odd = try package(BookCredits(licences: [either, script], contributors: [mail]))
        #expect(
            odd["licenses"]
                == .array([
                    .object(["path": .string("https://planks.example/free"), "title": .string("Free (MIT OR 0BSD)")]),
                    .object(["name": .string("CC0-1.0"), "address": .string("javascript:alert(1)")]),
                ]))
        #expect(
            odd["contributors"]
                == .array([
                    .object(["title": .string("B. Sawyer"), "address": .string("mailto:b@planks.example")])
                ]))
        #expect(full["version"]?.string?.count == 64)
        #expect(full["created"] == nil)
        let least = try package(BookCredits())
        #expect(least["name"]?.string == "planks-the-2nd-book")
        #expect(least["licenses"] == nil && least["contributors"] == nil)
        #expect(try package(BookCredits(), title: "板")["name"]?.string == "book")
    }

    @Test func aBookWithoutDatasetsHasNoPackage() {
        #expect(DataEmitter.csvFiles(PlankPublication.empty).isEmpty)
        #expect(DataEmitter.tasks(for: PlankPublication.empty).isEmpty)
    }
}
