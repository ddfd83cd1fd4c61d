import Foundation
import TestSupport
import Testing

/// The program says that it was interrupted, leaves nothing, and ends by the signal.
@Suite struct InterruptionTests {
    @Test(arguments: [(SIGINT, "SIGINT"), (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP")])
    func aSignalEndsTheProgramAndWhatItHasBegun(signal: Int32, name: String) throws {
        let program = try #require(Program(), "build the product measurebook first")
        let folder = try TemporaryFolder()
        // Reads until the test closes the pipe; the folder of tables has been begun by then.
        let input = Pipe()
        let (process, errors) = try program.start(
            ["tables", "--output", "tables", "-"], in: folder.url, input: input)
        var tries = 0
        while folder.names().isEmpty, tries < 1_000 {
            usleep(10_000)
            tries += 1
        }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        #expect(text.contains("interrupted by \(name)"))
        #expect(folder.names().isEmpty)
        try input.fileHandleForWriting.close()
    }
}
