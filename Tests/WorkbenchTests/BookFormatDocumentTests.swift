import Articles
import Books
import Foundation
import Records
import TestSupport
import Testing
import Text

@testable import Workbench

/// The page that teaches how to write a book: its examples, put together, are a book that can be built.
@Suite struct BookFormatDocumentTests {
    /// The code blocks of the page, in its order, each with its language.
    private static let blocks: [(language: String, text: String)] = {
        let file = Shared.root.appending(path: "Documentation/book-format.md")
        let page = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return page.matches(of: #/(?ms)^```(\w+)\n(.*?)^```$/#).map { (String($0.1), String($0.2)) }
    }()

    /// A yaml block's file, found by its first key; rules are in their dataset's file.
    private static let paths = [
        "title": "book.yaml", "dataset": "Datasets/plank-size.yaml", "article": "Recipes/mill.yaml",
        "corrections": "Corrections.yaml", "accepted": "AcceptedFindings.yaml",
    ]

    /// The book of the examples, file by file.
    static func files() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        var rules = ""
        for block in blocks {
            let key = String(block.text.prefix { $0 != ":" })
            if block.language == "markdown" {
                files["Articles/mill.md"] = Array(block.text.utf8)
            } else if key == "rules" {
                rules = block.text
            } else if key == "vocabulary" {
                let name = block.text.dropFirst("vocabulary: ".count).prefix { !$0.isWhitespace }
                files["Vocabulary/\(name).yaml"] = Array(block.text.utf8)
            } else {
                let path = try #require(paths[key], "no file of a book begins with \"\(key)\"")
                #expect(files[path] == nil, "\(path) occurs twice on the page")
                files[path] = Array(block.text.utf8)
            }
        }
        let dataset = String(decoding: try #require(files["Datasets/plank-size.yaml"]), as: UTF8.self)
        #expect(dataset.contains("\nrules: []\n"))
        files["Datasets/plank-size.yaml"] = Array(dataset.replacing("rules: []\n", with: rules).utf8)
        return files
    }

    @Test func theExamplesAreAWholeBook() throws {
        #expect(Self.blocks.count == 8)
        let files = try Self.files()
        #expect(Set(Self.paths.values).isSubset(of: files.keys))
        do {
            let checked = try Pipeline().run(
                BookFolder(files: files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
            let open = checked.findings.filter { $0.accepted == nil }
            #expect(open.isEmpty, "\(open.map(FindingText.lines))")
            // The finding that the correction settles, and the two that the book accepts.
            #expect(checked.findings.compactMap(\.accepted).count >= 2)
            let records = checked.datasets[0].records
            #expect(records.map(\.key) == [["oak", "1"], ["oak", "2"], ["pine", "1"], ["pine", "2"]])
            #expect(records.map { $0.values[0]?.text } == ["20", "40", "25", "12"])
            #expect(records.map(\.status) == [.read, .corrected, .read, .read])
        } catch {
            Issue.record("\(error.findings.map(FindingText.lines).joined())")
        }
    }
}
