import Foundation
import TestSupport
import Testing

/// What must hold for the text of the sources, whatever they do.
@Suite struct SourceWordingTests {
    /// All knowledge of a subject stands in a book.
    @Test func sourcesKnowNoSubject() throws {
        let words = try Regex(#"(?i)\b(iphone|ipad|ios|uikit|widgets?|dynamic type)\b"#)
        try forEachSource { name, text in
            #expect(!text.contains(words), "\(name) speaks of a book's subject")
        }
    }

    @Test func sourcesHoldNoTraps() throws {
        let traps = try Regex(#"\btry!|\bas!|fatalError\(|preconditionFailure\(|unsafelyUnwrapped"#)
        try forEachSource { name, text in
            #expect(!text.contains(traps), "\(name) can trap")
        }
    }

    private func forEachSource(_ body: (String, String) throws -> Void) throws {
        let folder = Shared.root.appending(path: "Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(paths.count > 50)
        for path in paths.sorted() {
            try body(path, String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
    }
}
