import Foundation
import TestSupport
import Testing

@testable import Pipeline

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

    @Test func whereOneCannotBeWrittenNoneIs() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "page.md")
        let pages = [(folder.path + "/page.md", Array("new".utf8)), (folder.path + "/none/page.md", [])]
        #expect(throws: FileError.self) { try PageFiles.write(pages) }
        #expect(folder.text("page.md") == "old")
        #expect(folder.paths() == ["page.md"])
    }
}
