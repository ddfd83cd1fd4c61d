import BookFiles
import Books
import TestSupport
import Text

@testable import Workbench

/// A book file as its schema and as the program see it.
struct SchemaReader {
    let path: String
    let bytes: [UInt8]

    init(_ path: String, _ bytes: [UInt8]) {
        (self.path, self.bytes) = (path, bytes)
    }

    init(_ path: String, _ text: String) {
        self.init(path, Array(text.utf8))
    }

    /// What the schema finds wrong, for each way in which an editor may take the file's texts.
    func faults() throws -> [ScalarReading: [JSONSchema.Fault]] {
        let problems = BookProblems()
        let node = BookFileParser(SourceText(path: path, bytes: bytes), problems: problems).parse()
        guard let node, problems.isEmpty else { throw NotYAML(path: path, findings: problems.findings) }
        guard let schema = try BookSchema(path: path)?.load() else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: ScalarReading.allCases.map { reading in
                (reading, schema.faults(in: JSONValue(node, reading: reading)))
            })
    }

    /// What the program finds wrong with the file, if it is in the book about planks.
    func problems() -> [String] {
        let files = PlankBook.files(replacing: [path: String(decoding: bytes, as: UTF8.self)])
        do {
            _ = try Pipeline(jobs: 1).run(BookFolder(files: files))
            return []
        } catch {
            return error.findings.filter { $0.place.file == path }.map(\.message)
        }
    }

    private struct NotYAML: Error {
        let path: String
        let findings: [Finding]
    }
}
