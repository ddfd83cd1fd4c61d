import Foundation
import TestSupport
import Testing
import Text

@testable import Publish
@testable import Workbench

@Suite struct RepositoryTests {
    private let hash = String(repeating: "0123456789abcdef", count: 3).prefix(40).description

    private func commit(_ folder: TemporaryFolder, below path: String) throws -> String? {
        let resolved = try #require(FileSystem.resolved(folder.path + "/" + path))
        return Repository(holding: resolved)?.commit
    }

    @Test(arguments: ["loose", "packed", "detached", "worktree"])
    func findsTheCommitThatIsCheckedOut(form: String) throws {
        let folder = try TemporaryFolder()
        let other = String(hash.reversed())
        try folder.write("x", to: "a/b/x")
        try folder.write(form == "detached" ? hash + "\n" : "ref: refs/heads/main\n", to: ".git/HEAD")
        switch form {
        case "loose":
            try folder.write(hash + "\n", to: ".git/refs/heads/main")
            try folder.write("\(other) refs/heads/main\n", to: ".git/packed-refs")
        case "packed":
            try folder.write(
                "# pack-refs\n\(other) refs/heads/old-main\n^\(other)\n\(hash) refs/heads/main\n",
                to: ".git/packed-refs")
        case "worktree":
            try folder.write("gitdir: ../.git/worktrees/w\n", to: "a/.git")
            try folder.write("ref: refs/heads/side\n", to: ".git/worktrees/w/HEAD")
            try folder.write("../..\n", to: ".git/worktrees/w/commondir")
            try folder.write(hash, to: ".git/refs/heads/side")
        default: break
        }
        #expect(try commit(folder, below: "a/b") == hash)
    }

    @Test func pathsBeginAtTheRootOfTheRepository() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "a/Input/book.yaml")
        try folder.write("ref: refs/heads/main", to: ".git/HEAD")
        func path(_ root: String?) throws -> String {
            try BookLocation(of: folder.path + "/a/Input", root: root).path(of: "x")
        }
        #expect(try path(nil) == "a/Input/x")
        #expect(try path(folder.path + "/a") == "Input/x")
        #expect(try path(folder.path + "/a/Input/") == "x")
        #expect(throws: UsageError.self) { try path(folder.path + "/b") }
        #expect(throws: UsageError.self) {
            try BookLocation(of: folder.path + "/a/Input", root: nil, links: "https://h/{commit}/{path}")
        }
    }

    @Test func aBookOutsideOfAnyRepositoryIsItsOwnRoot() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "Input/book.yaml")
        #expect(try BookLocation(of: folder.path + "/Input", root: nil).path(of: "x") == "x")
        #expect(try BookLocation(of: folder.path + "/Nowhere", root: nil).path(of: "x") == "x")
    }
}
