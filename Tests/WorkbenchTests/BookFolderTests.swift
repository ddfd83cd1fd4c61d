import Books
import Foundation
import Publish
import TestSupport
import Testing
import Text

@testable import Workbench

@Suite struct BookFolderTests {
    /// An output in the book's folder is not an input of the next build.
    @Test func whatABuildHasWrittenIsNoPartOfTheBook() throws {
        let folder = try TemporaryFolder()
        for file in PlankBook.files(replacing: [:]) { try folder.write(file.bytes, to: file.path) }
        let before = try Pipeline().run(BookFolder(reading: folder.path)).outputFiles()
        try OutputFixture(folder: folder.path + "/out").write(before)
        let after = try Pipeline().run(BookFolder(reading: folder.path)).outputFiles()
        #expect(after.map(\.path) == before.map(\.path))
        #expect(after.map(\.bytes) == before.map(\.bytes))
    }

    /// A file that is not read would change the data without a word.
    @Test func whatIsNotReadIsReported() throws {
        let folder = try TemporaryFolder()
        let outside = try TemporaryFolder()
        for file in PlankBook.files(replacing: [:]) { try folder.write(file.bytes, to: file.path) }
        try outside.write(Array("corrections: []".utf8), to: "c.yaml")
        #expect(try Pipeline().run(BookFolder(reading: folder.path)).findings.isEmpty)
        #expect(symlink(outside.path + "/c.yaml", folder.path + "/Corrections.yaml") == 0)
        #expect(symlink("nowhere", folder.path + "/AcceptedFindings.yaml") == 0)
        #expect(symlink("nowhere", folder.path + "/Vocabulary/x.yaml") == 0)
        #expect(symlink("nowhere", folder.path + "/Vocabulary/notes.md") == 0)
        #expect(symlink(outside.path, folder.path + "/Recipes/shared") == 0)
        #expect(mkdir(folder.path + "/Audit.json", 0o755) == 0)
        #expect(mkfifo(folder.path + "/Datasets/pipe.yaml", 0o644) == 0)
        let deep = "Recipes" + String(repeating: "/x", count: 16)
        try FileManager.default.createDirectory(
            atPath: folder.path + "/" + deep, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: folder.path + "/Articles", toPath: outside.path + "/Articles")
        #expect(symlink(outside.path + "/Articles", folder.path + "/Articles") == 0)
        let mistakes = #expect(throws: BookMistakes.self) {
            try Pipeline().run(BookFolder(reading: folder.path))
        }
        let link = "is a link out of the book's folder, so it is not read; copy its target here"
        let gone = "this is a link that cannot be followed (the file or folder does not exist)"
        #expect(
            mistakes?.findings.map { "\($0.place.file): \($0.message)" } == [
                "AcceptedFindings.yaml: \(gone)", "Audit.json: this is a folder, not a file",
                "Corrections.yaml: this \(link)", "Datasets/pipe.yaml: this is not a regular file, so it is not read",
                "Recipes/shared: this \(link)",
                "\(deep): this is below 16 folders, so it is not read; move it further up",
                "Vocabulary/x.yaml: \(gone)", "book.yaml: \"Articles\" \(link)",
            ])
    }

    /// What exists and cannot be reached is not missing.
    @Test func aFolderThatCannotBeReachedIsNotMissing() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/loop"
        #expect(symlink("loop", path) == 0)
        let errors: [() throws -> Void] = [
            { _ = try BookFolder(reading: path) }, { _ = try FolderComparison(old: path, new: path).run() },
            { _ = try ArticleFinder().files(at: path) },
        ]
        for error in errors {
            let thrown = #expect(throws: FileError.self) { try error() }
            #expect(thrown?.reason == "its links form a cycle")
        }
        let missing = #expect(throws: FileError.self) { try BookFolder(reading: path + "s") }
        #expect(missing?.reason.hasPrefix("the folder does not exist") == true)
    }

    /// Links to folders around them, and to each other's folders, give no file twice without end.
    @Test func linksThatLeadInCirclesAreNotFollowed() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("x".utf8), to: "Articles/a.md")
        try folder.write(Array("y".utf8), to: "Common/b.md")
        let links = [("Articles/here", "."), ("Articles/up", ".."), ("Articles/common", "../Common")]
        let more = (0..<8).map { ("Common/l\($0)", "../Articles") }
        for (path, target) in links + more { #expect(symlink(target, folder.path + "/" + path) == 0) }
        let paths = try BookFolder(reading: folder.path).files.map(\.path)
        #expect(paths.prefix(3) == ["Articles/a.md", "Articles/common/b.md", "Common/b.md"])
        #expect(paths.dropFirst(3).elementsEqual((0..<8).map { "Common/l\($0)/a.md" }))
    }
}
