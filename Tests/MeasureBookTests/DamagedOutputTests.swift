import MeasureBook
import TestSupport
import Testing
import Workbench

/// An output that is not what a build wrote is read, or refused with the places of its mistakes.
@Suite struct DamagedOutputTests {
    private static func planks() throws -> [String: [UInt8]] {
        let files = PlankBook.files(replacing: [:]).map { (path: $0.path, bytes: $0.bytes) }
        return BuiltBook.files(of: try Pipeline().run(BookFolder(files: files)))
    }

    /// All that a book can be asked, without an expectation.
    private func use(_ book: Book) {
        for dataset in book.datasets {
            _ = dataset.records.map { record in (record.fields.map { record[$0] }, record.doubt, record.articles) }
            _ = try? dataset.claims()
            for field in dataset.keys + dataset.values {
                _ = try? dataset.records(
                    where: Condition(field.name, .atLeast, 1), Condition(field.name, .notEqual, ""))
                _ = field.titles
            }
        }
        _ = try? book.findings()
        _ = book.vocabularies.flatMap(\.words)
    }

    @Test(arguments: 0..<100)
    func damageNeverTraps(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var files = try Self.shared.get()
        let paths = files.keys.filter { $0.hasPrefix("data/") || $0.hasSuffix(".json") }.sorted()
        for _ in 0..<3 {
            guard let path = paths.randomElement(using: &generator), var bytes = files[path], !bytes.isEmpty else {
                continue
            }
            let index = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.remove(at: index)
            case 2: bytes.replaceSubrange(index..<min(index + 40, bytes.count), with: [])
            default: bytes.insert(contentsOf: bytes[index..<min(index + 60, bytes.count)], at: index)
            }
            files[path] = bytes
        }
        let damaged = files
        do throws(BookError) {
            use(try Book(reading: { damaged[$0] }))
        } catch {
            #expect(!error.mistakes.isEmpty)
        }
    }

    private static let shared = Result { try planks() }

    @Test func missingFilesAreNamed() throws {
        let files = try Self.shared.get()
        for path in ["manifest.json", "data/datapackage.json", "data/plank-size.csv"] {
            let error = #expect(throws: BookError.self) { try Book(reading: { $0 == path ? nil : files[$0] }) }
            #expect(error?.mistakes.contains { $0.place.file == path } == true, "\(path)")
        }
    }
}
