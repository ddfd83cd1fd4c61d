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
    }
#endif
