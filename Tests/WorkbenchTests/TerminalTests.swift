import Foundation
import TestSupport
import Testing

/// A terminal gets no control characters from articles, also in formats for programs.
@Suite struct TerminalTests {
    @Test(arguments: ["csv", "ndjson", "markdown"])
    func dataOnATerminalCannotControlIt(format: String) throws {
        let program = try #require(Program(), "build the product measurebook first")
        let folder = try TemporaryFolder()
        try "| a |\n|---|\n| \u{1B}[31mred\u{202E} |\n".write(
            to: folder.url.appending(path: "page.md"), atomically: false, encoding: .utf8)
        var (terminal, screen): (Int32, Int32) = (-1, -1)
        try #require(openpty(&terminal, &screen, nil, nil, nil) == 0)
        let process = Process()
        process.executableURL = program.file
        process.arguments = ["tables", "page.md", "--format", format]
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(fileDescriptor: screen)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(terminal, &bytes, bytes.count)
        close(screen)
        close(terminal)
        let shown = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        #expect(shown.contains("red") && !shown.contains("\u{1B}") && !shown.contains("\u{202E}"), "\(shown)")
    }
}
