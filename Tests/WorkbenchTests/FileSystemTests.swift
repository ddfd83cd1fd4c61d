import Foundation
import TestSupport
import Testing
import Text

@testable import Workbench

@Suite struct FileSystemTests {
    @Test func readsEveryByte() throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try folder.write(bytes, to: "big")
        try folder.write([UInt8](), to: "empty")
        #expect(try FileSystem.read(folder.path + "/big") == bytes)
        #expect(try FileSystem.read(folder.path + "/empty") == [])
    }

    @Test func writesOnlyWhatIsNotThereYet() throws {
        let folder = try TemporaryFolder()
        try FileSystem.write([1, 2, 3], to: folder.path + "/new")
        #expect(try FileSystem.read(folder.path + "/new") == [1, 2, 3])
        #expect(throws: FileError.self) { try FileSystem.write([4], to: folder.path + "/new") }
        #expect(try FileSystem.read(folder.path + "/new") == [1, 2, 3])
    }

    @Test func listsNamesInTheOrderOfTheirBytes() throws {
        let folder = try TemporaryFolder()
        for name in ["b", "a/x", "é", "Z", ".hidden", "10", "9"] { try folder.write("x", to: name) }
        #expect(try FileSystem.names(in: folder.path) == ["10", "9", "Z", "a", "b", "é"])
    }

    @Test func tellsWhatAPathLeadsTo() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "a/file")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "a/file")
        #expect(FileSystem.kind(folder.path + "/a") == .folder && FileSystem.kind(folder.path + "/link") == .file)
        #expect(FileSystem.kind(folder.path + "/none") == nil && FileSystem.kind("/dev/null") == .other)
        #expect(FileSystem.resolved(folder.path + "/link")?.hasSuffix("/a/file") == true)
        #expect(FileSystem.resolved(folder.path + "/none") == nil)
    }

    @Test func failuresAreToldInPlainWords() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "file")
        func reason(_ path: String) -> String? {
            do {
                _ = try FileSystem.read(folder.path + path)
                return nil
            } catch {
                return error.reason
            }
        }
        #expect(reason("/none") == "the file or folder does not exist")
        #expect(reason("/file/inside") == "a component of the path is not a folder")
        #expect(reason("") == "is a folder")
        #expect(reason("/" + String(repeating: "n", count: 300)) == "the name is too long")
        #expect(throws: FileError.self) { try FileSystem.names(in: folder.path + "/file") }
    }
}
