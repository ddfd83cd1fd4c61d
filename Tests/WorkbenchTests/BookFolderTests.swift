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
}
