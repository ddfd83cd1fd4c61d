import Foundation
import TestSupport
import Testing

/// A book of another field, amplifiers: it needs no change to the program, and its Output stays as it was recorded.
@Suite struct SecondBookTests {
    private static let books = Case.folder.deletingLastPathComponent().deletingLastPathComponent().appending(
        path: "Books")

    @Test func buildsWithoutAnOpenError() throws {
        let program = try #require(Program(), "build the product measurebook first")
        let folder = try TemporaryFolder()
        let book = Self.books.appending(path: "amplifiers").path
        try FileManager.default.copyItem(atPath: book, toPath: folder.url.appending(path: "Input").path)
        try? FileManager.default.removeItem(at: folder.url.appending(path: "Input/Output"))
        let run = try program.run(["build"], in: folder.url)
        #expect(run.exitCode == 0)

        let output = folder.url.appending(path: "Output")
        let golden = Golden(in: Self.books.appending(path: "amplifiers/Output"))
        let written = files(in: output)
        for path in written {
            let bytes = Array(try Data(contentsOf: output.appending(path: path)))
            if let mismatch = golden.mismatch(path, bytes) { Issue.record("\(mismatch)") }
        }
        #expect(written.isEmpty == false)
        #expect(files(in: Self.books.appending(path: "amplifiers/Output")) == written)
    }

    private func files(in folder: URL) -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { $0.split(separator: "/").last?.contains(".") == true }.sorted()
    }
}
