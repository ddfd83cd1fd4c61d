import Foundation
import Publish
import TestSupport
import Testing
import Text

@testable import Workbench

@Suite struct OutputWriterTests {
    private let files: [OutputFile]

    init() throws {
        files = try PlankBook.checked(replacing: [:]).outputFiles()
    }

    @Test func writesEveryFileAndNothingElse() throws {
        let folder = try TemporaryFolder()
        let writer = OutputFixture(folder: folder.path + "/Output")
        try writer.write(files)
        #expect(folder.paths() == files.map { "Output/" + $0.path }.sorted())
        #expect(writer.differences(from: files) == [])
    }

    @Test func whatIsThereAlreadyIsNotWrittenAgain() throws {
        let folder = try TemporaryFolder()
        let writer = OutputFixture(folder: folder.path + "/Output")
        func number() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: folder.path + "/Output")[.systemFileNumber] as? Int
        }
        try writer.write(files)
        let first = try number()
        try writer.write(files)
        #expect(try number() == first)
        try folder.write("changed", to: "Output/data/plank-size.csv")
        try writer.write(files)
        #expect(try number() != first)
        #expect(writer.differences(from: files) == [])
    }

    @Test func filesOfNoBuildAreForeign() throws {
        let folder = try TemporaryFolder()
        let writer = OutputFixture(folder: folder.path + "/Output")
        try writer.write(files)
        try folder.write("x", to: "Output/notes.txt")
        func foreign() -> [String] { OutputWriter(folder: folder.path + "/Output", isComparing: true).foreignFiles }
        #expect(foreign() == ["notes.txt"])
        // Nothing tells then what a build has written.
        try folder.write("{}", to: "Output/manifest.json")
        #expect(foreign() == [])
    }

    @Test(arguments: ["{}", "{\n  \"format\": \"measurebook-output-4\",\n  \"outp"])
    func aDamagedManifestLetsNothingBeReplaced(manifest: String) throws {
        let folder = try TemporaryFolder()
        let writer = OutputFixture(folder: folder.path + "/Output")
        func refusal() -> FileError? { OutputWriter(folder: folder.path + "/Output", isComparing: true).refusal }
        #expect(refusal() == nil)
        try writer.write(files)
        #expect(refusal() == nil)
        try folder.write("mine", to: "Output/mine.txt")
        #expect(refusal() == nil)
        try folder.write(manifest, to: "Output/manifest.json")
        let error = #expect(throws: FileError.self) { try writer.write(files) }
        let fault = "holds a manifest.json that is damaged or not of measurebook, so it is not replaced"
        #expect(error?.reason.hasPrefix(fault) == true && refusal()?.reason == error?.reason)
        #expect(folder.text("Output/mine.txt") == "mine")
    }

    @Test func aManifestThatCannotBeReadIsNotMissing() throws {
        let folder = try TemporaryFolder()
        let writer = OutputFixture(folder: folder.path + "/Output")
        try folder.write("x", to: "Output/manifest.json/x")
        let error = #expect(throws: FileError.self) { try writer.write(files) }
        #expect(error?.description.hasSuffix("Output/manifest.json: is a folder") == true)
    }

    @Test func aSiteDoesNotReplaceABuildNorABuildASite() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/Output"
        func write(_ content: OutputContent) throws {
            let writer = OutputWriter(folder: path, for: content)
            let page = OutputFile(path: "index.html", bytes: Array("<title>Planks</title>".utf8))
            let manifest = #"{"format": "measurebook-output-4", "outputs": [{"path": "index.html"}]}"#
                .replacingOccurrences(of: #"{"format""#, with: "{\n  \"format\"")
            let site = [page, OutputFile(path: "manifest.json", bytes: Array(manifest.utf8))]
            (content == .site ? site : files).forEach(writer.take)
            try writer.commit()
        }
        try write(.build)
        #expect(throws: FileError.self) { try write(.site) }
        try FileManager.default.removeItem(atPath: path)
        try write(.site)
        try write(.site)
        let error = #expect(throws: FileError.self) { try write(.build) }
        #expect(error?.reason == "holds what site has written, so build does not replace it; name another folder")
    }

    /// Earlier versions wrote the report of the audit apart from the build, so their manifests do not list it.
    @Test func theReportOfAnEarlierVersionIsReplaced() throws {
        let folder = try TemporaryFolder()
        let writer = OutputFixture(folder: folder.path + "/Output")
        try writer.write(files)
        try folder.write("old", to: "Output/reports/audit.md")
        try writer.write(files)
        #expect(folder.paths() == files.map { "Output/" + $0.path }.sorted())
    }

    @Test func permissionsAndTheLinkToTheFolderStay() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/Output", withDestinationPath: "real")
        let writer = OutputFixture(folder: folder.path + "/Output")
        try writer.write(files)
        let modes: [(path: String, mode: Int)] = [("", 0o700), ("/data", 0o750), ("/manifest.json", 0o600)]
        for (path, mode) in modes {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path + "/real" + path)
        }
        try folder.write("changed", to: "Output/data/plank-size.csv")
        try writer.write(files)
        #expect(writer.differences(from: files) == [] && folder.names() == ["Output", "real"])
        for (path, mode) in modes {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/real" + path)
            #expect(attributes[.posixPermissions] as? Int == mode)
        }
    }

    @Test func aMountPointIsRefused() throws {
        let mountPoint = FileSystem.isMountPoint("/dev") ? "/dev" : "/"
        #expect(FileSystem.isMountPoint(mountPoint))
        let folder = try TemporaryFolder()
        #expect(!FileSystem.isMountPoint(folder.path))
    }

    @Test func whereNoOutputWasNothingIsSaidOfIt() throws {
        let folder = try TemporaryFolder()
        let broken = files + [OutputFile(path: "findings.json/impossible", bytes: [])]
        for says in [false, true] {
            #expect { try OutputFixture(folder: folder.path + "/Output").write(broken) } throws: { error in
                "\(error)".components(separatedBy: "old output").count == (says ? 2 : 1)
            }
            #expect(folder.names() == (says ? ["Output"] : []))
            try OutputFixture(folder: folder.path + "/Output").write(files)
        }
    }

    @Test func aFileThatIsNoLongerWrittenGoesAway() throws {
        let folder = try TemporaryFolder()
        let writer = OutputFixture(folder: folder.path + "/Output")
        let changed = PlankBook.files(replacing: [
            "book.yaml": PlankBook.files["book.yaml"]?.replacingOccurrences(of: "plank-size", with: "plank-width"),
            "Datasets/plank-size.yaml": nil,
            "Datasets/plank-width.yaml": PlankBook.files["Datasets/plank-size.yaml"]?.replacingOccurrences(
                of: "dataset: plank-size", with: "dataset: plank-width"),
            "Recipes/mill.yaml": PlankBook.files["Recipes/mill.yaml"]?.replacingOccurrences(
                of: "plank-size", with: "plank-width"),
        ])
        try writer.write(files)
        try writer.write(Pipeline().run(BookFolder(files: changed)).outputFiles())
        #expect(folder.text("Output/data/plank-size.csv") == nil)
        #expect(folder.text("Output/data/plank-width.csv") != nil)
    }

    @Test func aFileThatNoBuildHasWrittenIsNotTakenAway() throws {
        let folder = try TemporaryFolder()
        let writer = OutputFixture(folder: folder.path + "/Output")
        try writer.write(files)
        try folder.write("mine", to: "Output/data/thesis.txt")
        #expect(writer.differences(from: files) == ["data/thesis.txt"])
        #expect { try writer.write(files) } throws: { "\($0)".contains("holds data/thesis.txt") }
        #expect(folder.text("Output/data/thesis.txt") == "mine")
    }

    /// Names of one character once trapped.
    @Test(arguments: ["a", "é", "ab", "x/y"]) func anyNameWillDo(name: String) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/x", withIntermediateDirectories: true)
        try OutputFixture(folder: folder.path + "/" + name).write(files)
        #expect(folder.text(name + "/manifest.json") != nil)
        #expect(FileSystem.split(name).name == name.split(separator: "/").last.map(String.init))
    }

    @Test func whatAKilledBuildLeftIsTakenAway() throws {
        let folder = try TemporaryFolder()
        // No process has this number: it is above the largest that systems give.
        try folder.write("x", to: ".Output.measurebook-2147483000/data/a.csv")
        try OutputFixture(folder: folder.path + "/Output").write(files)
        #expect(folder.paths().allSatisfy { $0.hasPrefix("Output/") })
    }

    @Test func eachDifferenceIsNamed() throws {
        let folder = try TemporaryFolder()
        let writer = OutputFixture(folder: folder.path + "/Output")
        try writer.write(files)
        try folder.write("changed", to: "Output/findings.json")
        try FileManager.default.removeItem(atPath: folder.path + "/Output/data/plank-size.csv")
        #expect(writer.differences(from: files) == ["data/plank-size.csv", "findings.json"])
    }

    @Test func aFolderOfSomebodyElseIsRefused() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "thesis.txt")
        #expect(throws: FileError.self) { try OutputFixture(folder: folder.path).write(files) }
        #expect(folder.paths() == ["thesis.txt"])
    }

    @Test func aFolderWithNothingButHiddenFilesIsSomebodyElses() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: ".git/HEAD")
        #expect(throws: FileError.self) { try OutputFixture(folder: folder.path).write(files) }
        #expect(folder.paths() == [".git/HEAD"])
    }

    @Test func hiddenFilesBesideTheDataStay() throws {
        let folder = try TemporaryFolder()
        let writer = OutputFixture(folder: folder.path + "/Output")
        try writer.write(files)
        try folder.write("site\n", to: "Output/.gitignore")
        try writer.write(files)
        #expect(folder.text("Output/.gitignore") == "site\n")
        #expect(writer.differences(from: files) == [])
    }

    @Test func anEmptyFolderIsFine() throws {
        let folder = try TemporaryFolder()
        try OutputFixture(folder: folder.path).write(files)
        #expect(folder.paths() == files.map(\.path).sorted())
    }

    @Test func aFailedWriteLeavesTheOldOutput() throws {
        let folder = try TemporaryFolder()
        let writer = OutputFixture(folder: folder.path + "/Output")
        try writer.write(files)
        // A file where a folder would have to be: writing fails half way.
        let broken = files + [OutputFile(path: "findings.json/impossible", bytes: [])]
        #expect(throws: FileError.self) { try writer.write(broken) }
        #expect(writer.differences(from: files) == [])
        #expect(folder.paths().allSatisfy { $0.hasPrefix("Output/") })
    }

    @Test func whatOtherCommandsMadeIsKept() throws {
        let folder = try TemporaryFolder()
        let writer = OutputFixture(folder: folder.path + "/Output")
        try writer.write(files)
        try folder.write("page", to: "Output/site/index.html")
        #expect(writer.differences(from: files) == [])
        try writer.write(files)
        #expect(folder.text("Output/site/index.html") == "page")
    }

    @Test func unchangedFilesKeepTheirPlaceOnTheDisk() throws {
        let folder = try TemporaryFolder()
        let writer = OutputFixture(folder: folder.path + "/Output")
        func numbers() -> [String: [UInt64]?] {
            Dictionary(
                uniqueKeysWithValues: files.map { ($0.path, FileSystem.identity(writer.folder + "/" + $0.path)) })
        }
        try writer.write(files)
        let before = numbers()
        try folder.write("changed", to: "Output/data/plank-size.csv")
        #expect(try writer.write(files) == 1)
        let after = numbers()
        #expect(files.allSatisfy { (before[$0.path] == after[$0.path]) == ($0.path != "data/plank-size.csv") })
    }

    /// A second build replaces the folder after the first one has compared its files.
    @Test(arguments: [false, true]) func aBuildInBetweenIsNoticed(differs: Bool) throws {
        let folder = try TemporaryFolder()
        let fixture = OutputFixture(folder: folder.path + "/Output")
        try fixture.write(files)
        let first = OutputWriter(folder: fixture.folder)
        let changed = files.map {
            $0.path == "findings.json" ? OutputFile(path: $0.path, bytes: $0.bytes + [10]) : $0
        }
        changed.forEach(first.take)
        let other = OutputFixture(folder: folder.path + "/Other")
        try FileManager.default.copyItem(atPath: fixture.folder, toPath: other.folder)
        if differs { try folder.write("changed", to: "Other/data/plank-size.csv") }
        try FileManager.default.removeItem(atPath: fixture.folder)
        try FileManager.default.moveItem(atPath: other.folder, toPath: fixture.folder)
        if differs {
            #expect { try first.commit() } throws: { "\($0)".contains("another build has just changed") }
        } else {
            #expect(try first.commit() == 1)
            #expect(fixture.differences(from: changed) == [])
        }
        #expect(folder.names() == ["Output"])
    }
}
