import Foundation
import TestSupport
import Testing
import Text

@testable import Workbench

@Suite struct ArticleFinderTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for path in [
            "b.md", "a/x.html", "a/y.TXT", "a/z.png", ".hidden/n.md", "a/.n.md", "c.markdown", "deep/er/d.htm",
        ] {
            try folder.write("x", to: path)
        }
        return folder
    }

    private func names(_ finder: ArticleFinder, in folder: TemporaryFolder) throws -> [String] {
        try finder.files(at: folder.path).map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test func walksInTheOrderOfNamesAndLeavesHiddenOnesOut() throws {
        let folder = try folder()
        #expect(
            try names(ArticleFinder(), in: folder) == ["a/x.html", "a/y.TXT", "b.md", "c.markdown", "deep/er/d.htm"])
    }

    @Test(arguments: [
        (["*.md"], [], ["b.md"]), (["*.png"], [], ["a/z.png"]), ([], ["a"], ["b.md", "c.markdown", "deep/er/d.htm"]),
        ([], ["*.md", "deep/**"], ["a/x.html", "a/y.TXT", "c.markdown"]), (["deep/**/*.htm"], [], ["deep/er/d.htm"]),
        (["?.md"], [], ["b.md"]),
    ])
    func globsChoose(include: [String], exclude: [String], expected: [String]) throws {
        let folder = try folder()
        #expect(try names(ArticleFinder(include: include, exclude: exclude), in: folder) == expected)
    }

    @Test func aNamedFileIsAlwaysTaken() throws {
        let folder = try folder()
        let path = folder.path + "/a/z.png"
        #expect(try ArticleFinder().files(at: path) == [path])
    }

    @Test func linksAreNotFollowedOutOfTheFolderNorInCircles() throws {
        let (outside, folder) = (try TemporaryFolder(), try folder())
        try outside.write("x", to: "secret.md")
        let files = FileManager.default
        try files.createSymbolicLink(atPath: folder.path + "/out.md", withDestinationPath: outside.path + "/secret.md")
        try files.createSymbolicLink(atPath: folder.path + "/out", withDestinationPath: outside.path)
        try files.createSymbolicLink(atPath: folder.path + "/a/circle", withDestinationPath: folder.path)
        #expect(try names(ArticleFinder(), in: folder).count == 5)
    }

    @Test func whatIsNotThereIsAnError() {
        #expect(throws: FileError.self) { try ArticleFinder().files(at: "/no/such/place") }
    }

    @Test func noGlobRunsLong() {
        let pattern = GlobPattern(String(repeating: "*a", count: 60))
        #expect(!pattern.matches(String(repeating: "a", count: 3000) + "b"))
    }
}
