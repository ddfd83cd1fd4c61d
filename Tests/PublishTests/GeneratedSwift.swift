import Foundation
import Records
import TestSupport

@testable import Publish

/// Generated Swift code, compiled and run: what it says of each record.
struct GeneratedSwift {
    /// Nil if there is no compiler.
    static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    let datasets: [Dataset]
    let publication: Publication

    var code: String { SwiftCode(datasets, in: publication).text }

    /// For each record of each dataset the texts of its properties, and `found` if the lookup finds it.
    func run(compiler: String) throws -> (lines: [[String]], messages: String, seconds: Double) {
        let folder = try TemporaryFolder()
        try folder.write(code, to: "Data.swift")
        try folder.write(main, to: "main.swift")
        let begin = Date.now
        let flags = ["-swift-version", "6", "-warnings-as-errors", "-o", folder.path + "/program"]
        let compiled = try Self.output(
            of: compiler, flags + [folder.path + "/Data.swift", folder.path + "/main.swift"])
        let seconds = Date.now.timeIntervalSince(begin)
        guard compiled.status == 0 else { return ([], compiled.text, seconds) }
        let ran = try Self.output(of: folder.path + "/program", [])
        let lines = ran.text.split(separator: "\u{1E}").map { line in
            line.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
        }
        return (lines, ran.status == 0 ? "" : ran.text, seconds)
    }

    private static func output(of program: String, _ arguments: [String]) throws -> (text: String, status: Int32) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
    }

    /// A program that prints all records. The name of each struct and the labels of its lookup are read from the code.
    private var main: String {
        var calls: [String] = []
        var name: Substring = ""
        var labels: [Substring]?
        for line in code.split(separator: "\n") {
            if line.hasPrefix("public struct ") { name = line.dropFirst(14).prefix { $0 != ":" } }
            if line.hasPrefix("  public static func record(") {
                labels = []
            } else if line.hasPrefix("  ) -> "), let found = labels {
                let arguments = found.map { "\($0): $0.\($0)" }.joined(separator: ", ")
                calls.append("show(\(name).all) { \(name).record(\(arguments)) }")
                labels = nil
            } else if labels != nil {
                labels?.append(line.drop { $0 == " " }.prefix { $0 != ":" })
            }
        }
        return """
            func text(_ value: Any) -> String {
              let mirror = Mirror(reflecting: value)
              if mirror.displayStyle == .optional {
                return mirror.children.first.map { text($0.value) } ?? ""
              }
              if let word = value as? any RawRepresentable { return "\\(word.rawValue)" }
              if let list = value as? [String] { return list.joined(separator: " ") }
              return "\\(value)"
            }
            func show<R: Hashable & Sendable>(_ records: [R], _ find: (R) -> R?) {
              for record in records {
                let texts = Mirror(reflecting: record).children.map { text($0.value) }
                let found = find(record) == record ? "found" : "lost"
                print((texts + [found]).joined(separator: "\\u{1F}"), terminator: "\\u{1E}")
              }
            }
            \(calls.joined(separator: "\n"))
            """
    }
}
