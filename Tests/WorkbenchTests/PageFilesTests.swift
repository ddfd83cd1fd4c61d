import Foundation
import TestSupport
import Testing
import Text

@testable import Workbench

@Suite struct PageFilesTests {
    @Test func permissionsAndLinksStay() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a/page.md")
        let page = folder.path + "/a/page.md"
        let link = folder.path + "/link.md"
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: page)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a/page.md")
        try PageFiles.write([(link, Array("new".utf8))])
        #expect(folder.text("a/page.md") == "new")
        let permissions = try FileManager.default.attributesOfItem(atPath: page)[.posixPermissions] as? Int
        #expect(permissions == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a/page.md")
        #expect(folder.paths() == ["a/page.md", "link.md"])
    }

    @Test func aLinkToNothingYetStaysALink() throws {
        let folder = try TemporaryFolder()
        let link = folder.path + "/link.d"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.d")
        try PageFiles.write([], with: (link, Array("new".utf8)))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.d")
        #expect(folder.text("real.d") == "new")
    }

    @Test(arguments: ["link.md", "./page.md", "page.md"])
    func aPageIsNoOtherFile(path: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "page.md")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link.md", withDestinationPath: "page.md")
        let pages = [folder.path + "/page.md"]
        #expect(throws: FileError.self) {
            try PageFiles.refuse(folder.path + "/" + path, of: "--depfile", amongPages: pages)
        }
        try PageFiles.refuse(folder.path + "/page.d", of: "--depfile", amongPages: pages)
    }

    @Test func aDeviceIsWrittenThrough() throws {
        try PageFiles.write([], with: ("/dev/null", Array("new".utf8)))
        #expect(FileSystem.kind("/dev/null") == .other)
    }

    @Test func aPipeIsNoPageAndIsNotWaitedFor() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path + "/pipe.md"
        mkfifo(pipe, 0o644)
        #expect(throws: FileError.self) { try FileSystem.read(pipe) }
        #expect(throws: FileError.self) { try PageFiles.write([(pipe, [])]) }
        #expect(FileSystem.kind(pipe) == .other && folder.names() == ["pipe.md"])
    }

    @Test func whereOneCannotBeWrittenNoneIs() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "page.md")
        let pages = [(folder.path + "/page.md", Array("new".utf8)), (folder.path + "/none/page.md", [])]
        #expect(throws: FileError.self) { try PageFiles.write(pages) }
        #expect(folder.text("page.md") == "old")
        #expect(folder.paths() == ["page.md"])
    }
}
