import Foundation
import TestSupport

/// A shell in a new folder, which knows `measurebook` and holds copies of the first book and its output.
final class ExampleShell {
    let folder: TemporaryFolder

    /// Of the last command.
    private(set) var exitCode: Int32 = 0

    private let programs: TemporaryFolder

    /// - Parameter copies: Files and folders of the project that the commands name.
    init(program: Program, copies: [String]) throws {
        folder = try TemporaryFolder()
        programs = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            at: programs.url.appending(path: "measurebook"), withDestinationURL: program.file)
        for path in copies {
            let target = folder.url.appending(path: path)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Shared.root.appending(path: path), to: target)
        }
        // What a checkout has only if somebody made it.
        for path in ["Output/site", "Output/data/book.sqlite"] {
            try? FileManager.default.removeItem(at: folder.url.appending(path: path))
        }
    }

    /// The lines that a command prints, errors included.
    func run(_ command: String) throws -> [String] {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        // A command may ask for the exit code of the one before it.
        process.arguments = ["-c", "(exit \(exitCode))\n\(command)"]
        process.currentDirectoryURL = folder.url
        process.environment = ["PATH": "\(programs.path):/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        process.standardInput = FileHandle.nullDevice
        let file = programs.url.appending(path: "printed")
        try Data().write(to: file)
        let printed = try FileHandle(forUpdating: file)
        process.standardOutput = printed
        process.standardError = printed
        try process.run()
        process.waitUntilExit()
        exitCode = process.terminationStatus
        var lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
