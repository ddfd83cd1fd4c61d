import Foundation
import TestSupport
import Testing

/// The schemas that editors use accept every book there is, and say what editors show.
@Suite struct BookSchemaTests {
    /// A file of a book, once, however many books share it.
    struct Sample: Hashable, CustomTestStringConvertible {
        let book: String
        let path: String
        let bytes: [UInt8]

        var testDescription: String { "\(book): \(path)" }
    }

    private static let wrong = Case.all.filter {
        $0.name.hasPrefix("misspelt-words") || $0.name == "audit-that-is-damaged"
    }

    /// The files of every book of the repository.
    static let samples: [Sample] = {
        let folders = try? FileManager.default.contentsOfDirectory(atPath: books.path)
        let samples =
            folder("Input", Shared.root.appending(path: "Input"))
            + (folders ?? []).sorted().flatMap { folder($0, books.appending(path: $0)) }
            + of("planks", PlankBook.files(replacing: [:]))
            + of("the tutorial", (try? TutorialTests.files()) ?? [])
        return samples + Case.all.filter { example in !wrong.contains { $0.name == example.name } }.flatMap(ownFiles)
    }()

    /// None is right.
    static let wrongSamples = wrong.flatMap(ownFiles)

    private static let books = Shared.root.appending(path: "Tests/Books")

    private static func ownFiles(of example: Case) -> [Sample] {
        folder(example.name, example.folder.appending(path: "Input"))
    }

    private static func folder(_ book: String, _ folder: URL) -> [Sample] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return of(
            book,
            paths.sorted().compactMap { path in
                (try? Data(contentsOf: folder.appending(path: path))).map { (path, Array($0)) }
            })
    }

    private static func of(_ book: String, _ files: [(path: String, bytes: [UInt8])]) -> [Sample] {
        files.filter { BookSchema(path: $0.path) != nil }.map { Sample(book: book, path: $0.path, bytes: $0.bytes) }
    }

    @Test func allBooksAreThere() {
        for book in ["Input", "amplifiers", "planks", "the tutorial", "correction", "ditto-marks"] {
            #expect(Self.samples.contains { $0.book == book }, "\(book)")
        }
        #expect(Set(Self.samples.compactMap { BookSchema(path: $0.path) }) == Set(BookSchema.allCases))
    }

    @Test(arguments: samples)
    func acceptsABookFile(sample: Sample) throws {
        for (reading, faults) in try SchemaReader(sample.path, sample.bytes).faults() {
            #expect(faults.isEmpty, "read as if \(reading)")
        }
    }

    @Test(arguments: wrongSamples)
    func rejectsAMisspeltBookFile(sample: Sample) throws {
        for (reading, faults) in try SchemaReader(sample.path, sample.bytes).faults() {
            #expect(!faults.isEmpty, "read as if \(reading)")
        }
    }

    @Test(arguments: BookSchema.allCases)
    func isSound(schema: BookSchema) throws {
        let schema = try schema.load()
        #expect(schema.ownFaults.isEmpty)
        #expect(schema.root["$schema"] == .string("https://json-schema.org/draft/2020-12/schema"))
        #expect(schema.root["title"]?.string != nil && schema.root["description"]?.string != nil)
    }

    /// An editor shows these where a key is completed or pointed at.
    @Test(arguments: BookSchema.allCases)
    func describesEveryKey(schema: BookSchema) throws {
        for subschema in try schema.load().subschemas where subschema.pointer.contains("/properties/") {
            guard subschema.pointer.split(separator: "/").dropLast().last == "properties" else { continue }
            // A condition names a key that is described elsewhere, and a kind of rule those that every rule has.
            let isCondition = subschema.pointer.contains(#/\/(if|then|else|allOf)\//#)
            guard !isCondition, subschema.value != .boolean(true) else { continue }
            #expect(subschema.value["description"]?.string?.isEmpty == false, "\(subschema.pointer)")
        }
    }

    @Test func everySchemaIsThatOfAFile() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: BookSchema.folder.path)
        #expect(names.sorted() == BookSchema.allCases.map(\.fileName).sorted())
    }
}
