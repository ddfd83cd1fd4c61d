import Foundation
import Publish
import TestSupport
import Testing

@testable import Pipeline

@Suite struct OutputWriterTests {
    private let files: [OutputFile]

    init() throws {
        files = try Pipeline().run(BookFolder(files: PlankBook.files(replacing: [:]))).outputFiles()
    }

    @Test func writesEveryFileAndNothingElse() throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(folder: folder.path + "/Output")
        try writer.write(files)
        #expect(folder.paths() == files.map { "Output/" + $0.path }.sorted())
        #expect(writer.differences(from: files) == [])
    }

    @Test func aFileThatIsNoLongerWrittenGoesAway() throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(folder: folder.path + "/Output")
        try writer.write(files)
        try folder.write("old", to: "Output/data/old.csv")
        #expect(writer.differences(from: files) == ["data/old.csv"])
        try writer.write(files)
        #expect(folder.text("Output/data/old.csv") == nil)
    }

    @Test func eachDifferenceIsNamed() throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(folder: folder.path + "/Output")
        try writer.write(files)
        try folder.write("changed", to: "Output/findings.json")
        try FileManager.default.removeItem(atPath: folder.path + "/Output/data/plank-size.csv")
        #expect(writer.differences(from: files) == ["data/plank-size.csv", "findings.json"])
    }

    @Test func aFolderOfSomebodyElseIsRefused() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "thesis.txt")
        #expect(throws: FileError.self) { try OutputWriter(folder: folder.path).write(files) }
        #expect(folder.paths() == ["thesis.txt"])
    }

    @Test func aFolderWithNothingButHiddenFilesIsSomebodyElses() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: ".git/HEAD")
        #expect(throws: FileError.self) { try OutputWriter(folder: folder.path).write(files) }
        #expect(folder.paths() == [".git/HEAD"])
    }

    @Test func hiddenFilesBesideTheDataStay() throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(folder: folder.path + "/Output")
        try writer.write(files)
        try folder.write("site\n", to: "Output/.gitignore")
        try writer.write(files)
        #expect(folder.text("Output/.gitignore") == "site\n")
        #expect(writer.differences(from: files) == [])
    }

    @Test func anEmptyFolderIsFine() throws {
        let folder = try TemporaryFolder()
        try OutputWriter(folder: folder.path).write(files)
        #expect(folder.paths() == files.map(\.path).sorted())
    }

    @Test func aFailedWriteLeavesTheOldOutput() throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(folder: folder.path + "/Output")
        try writer.write(files)
        // A file where a folder would have to be: writing fails half way.
        let broken = files + [OutputFile(path: "findings.json/impossible", bytes: [])]
        #expect(throws: FileError.self) { try writer.write(broken) }
        #expect(writer.differences(from: files) == [])
        #expect(folder.paths().allSatisfy { $0.hasPrefix("Output/") })
    }

    @Test func whatOtherCommandsMadeIsKept() throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(folder: folder.path + "/Output")
        try writer.write(files)
        try folder.write("page", to: "Output/site/index.html")
        #expect(writer.differences(from: files) == [])
        try writer.write(files)
        #expect(folder.text("Output/site/index.html") == "page")
    }
}
