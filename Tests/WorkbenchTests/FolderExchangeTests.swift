import TestSupport
import Testing

@testable import Workbench

@Suite struct FolderExchangeTests {
    @Test func foldersChangePlaces() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "first/file")
        try folder.write("new", to: "second/file")
        let hasExchanged = FolderExchange.exchange(folder.path + "/first", folder.path + "/second")
        // A file system that cannot exchange leaves everything as it was, and says so.
        #expect(folder.text("first/file") == (hasExchanged ? "new" : "old"))
        #expect(folder.text("second/file") == (hasExchanged ? "old" : "new"))
    }

    @Test func whatIsNotThereIsNotExchanged() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "first/file")
        #expect(!FolderExchange.exchange(folder.path + "/first", folder.path + "/none"))
        #expect(folder.paths() == ["first/file"])
    }
}
