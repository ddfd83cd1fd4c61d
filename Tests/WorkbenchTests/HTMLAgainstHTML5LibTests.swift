import Foundation
import TestSupport
import Testing

/// The text of cells of HTML tables is what html5lib, a reader that shares no code with the program, sees in them.
struct HTMLAgainstHTML5LibTests {
    /// True where python3 knows html5lib (`pip install html5lib`).
    static let isReaderPresent: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", "import html5lib"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Runs the script, and gives what it prints.
    ///
    /// - Parameter program: the program that reads the files.
    private func compare(_ files: [URL], by program: URL) throws -> (status: Int32, output: String) {
        let folder = try TemporaryFolder()
        let output = folder.url.appending(path: "output")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = Shared.root.appending(path: "Scripts/compare-html")
        process.arguments = [program.path] + files.map(\.path)
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self))
    }

    /// A sample of 40 files; all of them with `WHOLE_CORPUS=1`.
    @Test(
        .enabled(if: SharedCorpus.html.isPresent, "\(SharedCorpus.absence)"),
        .enabled(if: isReaderPresent, "python3 has no html5lib here"))
    func realArticles() throws {
        let program = try #require(Program()?.file)
        let result = try compare(SharedCorpus.html.files(sample: 40, seed: 20_261), by: program)
        #expect(result.status == 0, "\(result.output)")
        print(result.output)
    }

    /// A program that loses a character is found out.
    @Test(.enabled(if: isReaderPresent, "python3 has no html5lib here"))
    func aDifferenceIsSeen() throws {
        let folder = try TemporaryFolder()
        try folder.write("<table><tr><td>39 mm</td></tr></table>", to: "a.html")
        let file = folder.url.appending(path: "a.html")
        let cell = #"{"line":1,"sourceColumn":16,"text":"39 m","footnotes":[]}"#
        let table = #"{"article":"\#(file.path)","syntax":"html","cells":[\#(cell)]}"#
        try folder.write("#!/bin/sh\necho '\(table)'\n", to: "program")
        let program = folder.url.appending(path: "program")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let result = try compare([file], by: program)
        #expect(result.status == 1)
        #expect(result.output.contains("'39 m', not '39 mm'"))
    }
}
