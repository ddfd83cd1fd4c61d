import Foundation
import TestSupport
import Testing

/// The program as people run it: what it prints and writes for each case, byte for byte.
@Suite struct CaseTests {
    @Test(arguments: Case.all)
    func printsAndWritesWhatWasRecorded(_ item: Case) throws {
        let program = try #require(Program(), "build the product measurebook first")
        let folder = try TemporaryFolder()
        for file in try item.inputs() { try folder.write(file.bytes, to: file.path) }
        let run = try program.run(item.arguments, in: folder.url)
        let golden = Golden(in: item.folder)
        var mismatches = [
            golden.mismatch("exit", Array("\(run.exitCode)\n".utf8)), golden.mismatch("stderr", run.errors),
            golden.mismatch("stdout", run.output),
        ]
        for path in item.outputs {
            let written = try? Data(contentsOf: folder.url.appending(path: item.written(path)))
            mismatches.append(written.map { golden.mismatch(path, Array($0)) } ?? "\(path) was not written")
        }
        for mismatch in mismatches.compactMap({ $0 }) { Issue.record("\(item.name): \(mismatch)") }
        #expect(item.recordedFiles == item.expectedFiles.sorted(), "remove what is no longer expected")
    }

    /// A command that could not run has written nothing; one that could says so by its exit code alone.
    @Test(arguments: Case.all)
    func exitCodesAreTheThreeThatAreDocumented(_ item: Case) throws {
        let code = try String(contentsOf: item.folder.appending(path: "exit"), encoding: .utf8)
        #expect(["0\n", "1\n", "2\n"].contains(code))
        if code == "2\n" {
            let message = try String(contentsOf: item.folder.appending(path: "stderr"), encoding: .utf8)
            #expect(message.lowercased().contains("error: "))
        }
    }

    @Test(arguments: ["data/plank-size.csv"])
    func aLineMoreChangesNoValue(path: String) throws {
        let (before, after) = ("unpivot-over-vocabulary", "line-inserted-at-the-top")
        let contents = try [before, after].map { name in
            try Data(contentsOf: Case.folder.appending(path: "\(name)/Output/\(path)"))
        }
        #expect(contents[0] == contents[1])
    }
}
