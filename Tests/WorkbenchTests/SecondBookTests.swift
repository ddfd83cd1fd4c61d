import Books
import Foundation
import TestSupport
import Testing

@testable import Workbench

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

    /// Of all figures, as its three articles repeat them, hardly one can be wrong unnoticed; the one that can is that of
    /// which two articles say different things.
    @Test func itsChecksNoticeWrongFigures() throws {
        let folder = try BookFolder(reading: Self.books.appending(path: "amplifiers").path)
        let kinds: [CorruptionKind] = [.digit, .shiftedRow, .copiedRow, .doubledRow]
        let result = try AuditRun(folder, jobs: 2).result(kinds: kinds, seed: 1)
        let digits = result.total(.digit)
        #expect(digits.total > 4000)
        #expect(digits.noticed * 1000 >= digits.total * 995)
        #expect(digits.count(atLeast: .cell) * 100 >= digits.total * 98)
        for kind in kinds.dropFirst() {
            let rows = result.total(kind)
            #expect(rows.total > 10 && rows.count(atLeast: .row) * 100 >= rows.total * 95, "\(kind)")
        }
        // The result in the book's folder is that of this program.
        let committed = try #require(Pipeline().run(folder).book.audit)
        #expect(committed.book == result.book)
        for kind in kinds {
            #expect(committed.total(kind).verdicts == result.total(kind).verdicts, "run measurebook audit")
        }
    }

    private func files(in folder: URL) -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { $0.split(separator: "/").last?.contains(".") == true }.sorted()
    }
}
