import Books
import Foundation
import Publish
import TestSupport
import Testing

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
