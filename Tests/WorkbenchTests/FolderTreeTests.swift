import Foundation
import TestSupport
import Testing
import Text

@testable import Workbench

@Suite struct FolderTreeTests {
    @Test func aCopyIsTheSame() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "old/.hidden/a")
        try folder.write("板", to: "old/b")
        let files = FileManager.default
        try files.createSymbolicLink(atPath: folder.path + "/old/link", withDestinationPath: "nowhere")
        try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path + "/old/b")
        try files.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path + "/old/.hidden")
        try FolderTree.copy(folder.path + "/old", to: folder.path + "/new")
        #expect(folder.text("new/.hidden/a") == "x" && folder.text("new/b") == "板")
        #expect(try files.destinationOfSymbolicLink(atPath: folder.path + "/new/link") == "nowhere")
        for (path, mode) in [("b", 0o640), (".hidden", 0o500)] {
            let attributes = try files.attributesOfItem(atPath: folder.path + "/new/" + path)
            #expect(attributes[.posixPermissions] as? Int == mode)
        }
        FolderTree.remove(folder.path + "/old")
        FolderTree.remove(folder.path + "/new")
        #expect(folder.names() == [])
    }

    /// What a link leads to is somebody else's.
    @Test func aLinkIsRemovedAndNotItsTarget() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "kept/a")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "kept")
        FolderTree.remove(folder.path + "/link")
        FolderTree.remove(folder.path + "/nothing")
        #expect(folder.paths() == ["kept/a"])
    }

    @Test func whatIsThereIsNotReplaced() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "a")
        try folder.write("y", to: "b")
        #expect(throws: FileError.self) { try FolderTree.copy(folder.path + "/a", to: folder.path + "/b") }
        #expect(throws: FileError.self) { try FolderTree.copy(folder.path + "/none", to: folder.path + "/c") }
        #expect(folder.text("b") == "y")
    }
}
