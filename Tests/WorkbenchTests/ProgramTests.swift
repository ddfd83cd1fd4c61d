#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Runs of the program leave nothing behind in the process of the tests.
    @Suite struct ProgramTests {
        @Test func aRunClosesItsFiles() throws {
            let program = try #require(Program(), "build the product measurebook first")
            let folder = try TemporaryFolder()
            #expect(try program.run(["--version"], in: folder.url).exitCode == 0)
            let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
            let files = descriptors.compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
            }
            #expect(!files.isEmpty)
            #expect(files.filter { $0.contains(folder.url.lastPathComponent) }.isEmpty)
        }

        /// A document that no parser takes, and for which memory would not be enough.
        @Test func aDocumentThatIsTooLargeIsNotRead() throws {
            let program = try #require(Program(), "build the product measurebook first")
            let folder = try TemporaryFolder()
            try folder.write("", to: "big.md")
            let file = try FileHandle(forWritingTo: folder.url.appending(path: "big.md"))
            try file.truncate(atOffset: 3 << 30)
            try file.close()
            try folder.write("| Oak |\n|-----|\n| 20 |\n", to: "small.md")
            let run = try program.run(["tables", "big.md", "small.md"], in: folder.url, kilobytes: 2_500_000)
            #expect(run.exitCode == 2)
            #expect(
                String(decoding: run.errors, as: UTF8.self)
                    == "error: big.md: has more than 2147483648 bytes; divide it\n")
            #expect(String(decoding: run.output, as: UTF8.self).contains("Oak"))
        }
    }
#endif
