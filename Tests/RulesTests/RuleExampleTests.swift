import Books
import Foundation
import Rules
import TestSupport
import Testing
import Text

/// Every example of every kind of rule, as the documentation shows it.
struct RuleExampleTests {
    /// Kinds that other stages apply: their examples are run through the whole pipeline.
    static let elsewhere: Set<String> = [
        "recovered-table", "raised-number", "surplus-cells", "missing-cells", "table-too-large", "undecodable-bytes",
        "doubtful-encoding", "binary-file", "misaligned-cells", "overlapping-cells", "nested-too-deep",
        "unreadable-file", "book-file",
        "type", "vocabulary", "unused-word", "unknown-unit", "unknown-implied",
        "unexpected-text", "unused-column", "repeated-column", "unused-mapping", "unused-step", "unused-table",
        "unused-article", "unused-list", "stale-left-out",
        "no-records",
        "stale-correction",
        "stale-acceptance",
        "changed-acceptance", "incomplete-entry", "wrong-mark", "stale-table", "common-cause", "contradicting-forms",
        "lost-record",
    ]

    /// Readers learn what a finding about a value means before they see its arithmetic.
    @Test func rulesAboutRecordsHaveAConclusion() {
        let kinds = RuleBook.kinds.filter { !Self.elsewhere.contains($0.id) }
        #expect(kinds.filter { $0.conclusion == nil }.map(\.id) == [])
        for text in kinds.compactMap(\.conclusion?.fault) + kinds.compactMap(\.conclusion?.basis) {
            #expect(text.languages == ["en", "ja"])
        }
        for fault in kinds.compactMap(\.conclusion?.fault) { #expect(fault["en"].hasSuffix(".")) }
    }

    struct Case: CustomTestStringConvertible {
        let kind: RuleDescription
        let example: RuleExample

        var testDescription: String { "\(kind.id): \(example.caption)" }
    }

    static let cases = RuleBook.kinds.filter { !elsewhere.contains($0.id) }.flatMap { kind in
        kind.examples.map { Case(kind: kind, example: $0) }
    }

    @Test(arguments: cases)
    func blamesExactlyTheArrows(_ example: Case) {
        let book = ExampleBook(example.example)
        #expect(book.problems.isEmpty)
        let findings = book.findings
        #expect(findings.map(\.place) == book.arrows.sorted(), "\(findings.map(\.message))")
        let rule = example.example.rule.isEmpty ? example.kind.id : "example-rule"
        for finding in findings {
            #expect(finding.rule == rule)
            #expect(!finding.message.isEmpty && !finding.message.contains("\n") && !finding.message.hasSuffix("."))
            #expect(finding.dataset == book.book.datasets[0].name)
            #expect(!finding.key.isEmpty)
        }
    }

    @Test(arguments: RuleBook.kinds.map(\.id))
    func hasAPassingAndAFailingExample(_ id: String) throws {
        let kind = try #require(RuleBook.kinds.first { $0.id == id })
        #expect(kind.examples.contains { $0.isPassing })
        #expect(kind.examples.contains { !$0.isPassing })
        #expect(!kind.summary.isEmpty && kind.summary.hasSuffix(".") && !kind.summary.contains("\n"))
        #expect(!kind.explanation.isEmpty && !kind.explanation.contains("\n"))
    }

    @Test func idsAreUniqueAndInKebabCase() {
        let ids = RuleBook.kinds.map(\.id)
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(id)") }
    }

    /// A rule that is not listed would never run: each file of a kind with code is a listed kind, and each id is that of
    /// a listed kind.
    @Test func everyKindIsListed() throws {
        let folder = Shared.root.appending(path: "Sources/Rules/Kinds")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let ids = paths.filter { $0.hasSuffix("Rule.swift") }.map {
            Self.id(ofFile: ($0 as NSString).lastPathComponent)
        }
        #expect(!ids.isEmpty && Set(ids).isSubset(of: RuleBook.kinds.map(\.id)))
        #expect(Set(RuleKind.allCases) == Set(RuleBook.kinds.map(\.kind)))
    }

    /// `KeyUniqueRule.swift` is `key-unique`.
    private static func id(ofFile name: String) -> String {
        var id = ""
        for character in name.dropLast("Rule.swift".count) {
            if character.isUppercase, !id.isEmpty { id += "-" }
            id += character.lowercased()
        }
        return id
    }
}
