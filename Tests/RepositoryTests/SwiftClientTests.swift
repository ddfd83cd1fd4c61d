import Foundation
import TestSupport
import Testing

/// The client of the library answers the questions of the pages.
@Suite struct SwiftClientTests {
    private static let source = "Examples/swift-client/Sources/swift-client/Questions.swift"

    /// The commands that the client answers, each in its words.
    private func answered() throws -> [[String]] {
        let text = try String(contentsOf: Shared.root.appending(path: Self.source), encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            guard let start = line.firstRange(of: "\"measurebook "), let end = line.lastIndex(of: "\"") else {
                return nil
            }
            return DocumentedCommands.words(line[line.index(after: start.lowerBound)..<end])
        }
    }

    private func asked(in page: String) throws -> Set<[String]> {
        Set(try ["query", "explain"].flatMap { try DocumentedCommands.all($0, in: page) }.filter { $0[2] != "--at" })
    }

    @Test func clientAndPagesAskTheSame() throws {
        let answered = try answered()
        let readme = try asked(in: "README.md")
        #expect(answered.count >= 20)
        #expect(Set(answered).count == answered.count)
        #expect(readme.subtracting(answered) == [], "add these to \(Self.source)")
        let questions = answered.filter { ["query", "explain"].contains($0[1]) }
        let strange = Set(questions).subtracting(readme).subtracting(try asked(in: "Documentation/asking.md"))
        #expect(strange == [], "no page shows these")
    }
}
