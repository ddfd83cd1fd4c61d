import Foundation
import TestSupport
import Testing

/// Rules for the text of the sources and documents, independent of what the code does.
@Suite struct SourceWordingTests {
    /// All knowledge of a subject is in a book.
    @Test func sourcesKnowNoSubject() throws {
        let words = try Regex(#"(?i)\b(iphone|ipad|ios|uikit|widgets?|dynamic type)\b"#)
        try forEachSource { name, text in
            #expect(!text.contains(words), "\(name) contains a word of a book's subject")
        }
    }

    @Test func sourcesHoldNoTraps() throws {
        let traps = try Regex(#"\btry!|\bas!|fatalError\(|preconditionFailure\(|unsafelyUnwrapped"#)
        try forEachSource { name, text in
            #expect(!text.contains(traps), "\(name) can trap")
        }
    }

    /// Phrases that native technical writers do not use, with better ones.
    private static let phrases = [
        (#"\b[Ss]tand(s|ing)?\b|\bstands(?!For)[A-Z]"#, "is, occurs"),
        (#"\b(is|are) no "#, "is not a, has no"),
        (#"\bspeak(s|ing)?(\b|[A-Z])|\btells? of\b"#, "is about, reports, applies to"),
        (#"\bsay(s|ing)?(Same|Other)"#, "hasEqual…, differs"),
        (#"\b[Ss]hall\b"#, "the present tense, must"),
        (#"\b[Nn]il where\b"#, "nil if"),
        (#"\bnone of them\b"#, "no, not any"),
        (#"\bcannot be told\b"#, "either may be wrong, is ambiguous"),
        (#"\b(is|are|was) no more\b"#, "no longer exists"),
        (#"\bwhat there is to\b"#, "the name of the thing"),
    ]

    @Test func wordsArePlainEnglish() throws {
        let phrases = try Self.phrases.map { (phrase: try Regex($0), better: $1) }
        for name in try wordedFiles() {
            let lines = try text(of: name).split(separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.map(Self.withoutAllowed).enumerated() {
                for (phrase, better) in phrases where line.contains(phrase) {
                    Issue.record("\(name):\(number + 1): write \"\(better)\" instead: \(line)")
                }
            }
        }
    }

    private func wordedFiles() throws -> [String] {
        try ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Package.swift", "Makefile"]
            + files(in: "Documentation", ending: ".md") + files(in: "Sources", ending: ".swift")
            + files(in: "Fuzz", ending: ".swift")
            + files(in: "Tests", ending: ".swift").filter { !$0.hasSuffix("/SourceWordingTests.swift") }
            + files(in: "Scripts", ending: "").filter { !$0.contains("__pycache__") }
    }

    private static func withoutAllowed(_ line: Substring) -> String {
        ["here is no ", "here are no ", "is no longer", "are no longer"].reduce(String(line)) {
            $0.replacingOccurrences(of: $1, with: "")
        }
    }

    private func forEachSource(_ body: (String, String) throws -> Void) throws {
        let names = try files(in: "Sources", ending: ".swift")
        #expect(names.count > 50)
        for name in names { try body(name, text(of: name)) }
    }

    private func text(of name: String) throws -> String {
        try String(contentsOf: Shared.root.appending(path: name), encoding: .utf8)
    }

    private func files(in folder: String, ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: Shared.root.appending(path: folder).path)
            .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
            .filter { !Shared.root.appending(path: $0).isFolder }
    }
}

extension URL {
    /// Whether a folder is at this place.
    fileprivate var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
