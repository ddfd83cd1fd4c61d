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

    private func asked(in pages: [String]) throws -> Set<[String]> {
        let commands = try pages.flatMap { page in
            try ["query", "explain"].flatMap { try DocumentedCommands.all($0, in: page) }
        }
        return Set(commands.filter { $0[2] != "--at" })
    }

    @Test func clientAndPagesAskTheSame() throws {
        let answered = try answered()
        #expect(answered.count >= 20)
        #expect(Set(answered).count == answered.count)
        let commands = ["query", "explain"].map { "Documentation/commands/\($0).md" }
        #expect(try asked(in: commands).subtracting(answered) == [], "add these to \(Self.source)")
        let questions = answered.filter { ["query", "explain"].contains($0[1]) }
        let strange = Set(questions).subtracting(try asked(in: DocumentedCommands.pages))
        #expect(strange == [], "no page shows these")
    }
}
