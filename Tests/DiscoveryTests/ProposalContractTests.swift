import Books
import Foundation
import TestSupport
import Testing
import Text

@testable import Discovery
@testable import Workbench

/// What is promised of every proposal, tried on whole books.
@Suite struct ProposalContractTests {
    static let books = ["Input", "Tests/Books/amplifiers"]

    /// Pasted into its dataset's file, the rule compiles, and finds what the proposal lists and nothing else; its id is unique in
    /// the book.
    @Test(arguments: books)
    func pastedRulesFindTheirExceptions(path: String) throws {
        let files = try Self.files(path)
        let checked = try Pipeline().run(BookFolder(files: files))
        let report = try checked.discover(nil, isComplete: true)
        #expect(!report.profiles.isEmpty)
        let rules = report.proposals.map { ($0.dataset, $0.rule) } + report.profiles.map { ($0.dataset, $0.rule) }
        let ids = rules.map(\.1.id) + checked.book.datasets.flatMap(\.rules).map(\.id)
        #expect(Set(ids).count == ids.count)
        let pasted = try Pipeline().run(BookFolder(files: Self.paste(rules, into: files)))
        for proposal in report.proposals {
            // What a correction of the book settles is not a finding about the data as published.
            let found = pasted.findings.filter { $0.rule == proposal.rule.id && $0.accepted == nil }
            #expect(found.map(\.place) == proposal.exceptions.map(\.place), "\(proposal.statement)")
            #expect(found.map(\.message) == proposal.exceptions.map(\.message), "\(proposal.statement)")
            #expect(Refinement.allows(proposal.exceptions.count, of: proposal.support))
        }
        for profile in report.profiles {
            #expect(!pasted.findings.contains { $0.rule == profile.rule.id && $0.accepted == nil })
        }
        #expect(!pasted.findings.contains { $0.rule == "book-file" })
    }

    /// Limits of numbers in several units would compare what cannot be compared.
    @Test func eachUnitHasItsOwnLimits() throws {
        let checked = try Pipeline().run(BookFolder(files: Self.files("Tests/Books/amplifiers")))
        let profiles = try checked.discover("parameter").profiles
        #expect(profiles.count > 1 && profiles.allSatisfy { $0.units.count == 1 })
        #expect(Set(profiles.flatMap(\.units)).count == profiles.count)
    }

    /// No result depends on the number of threads, and each run says the same.
    @Test(arguments: [("Input", "today-widget"), ("Tests/Books/amplifiers", nil)])
    func threadsMakeNoDifference(path: String, dataset: String?) throws {
        let files = try Self.files(path)
        let one = try Pipeline(jobs: 1).run(BookFolder(files: files)).discover(dataset, isComplete: true)
        let four = try Pipeline(jobs: 4).run(BookFolder(files: files)).discover(dataset, isComplete: true)
        for format in DiscoveryFormat.allCases { #expect(format.bytes(one) == format.bytes(four)) }
    }

    /// A book's files but for its output.
    static func files(_ path: String) throws -> [(path: String, bytes: [UInt8])] {
        let folder = Shared.root.appending(path: path)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { path in
            !path.hasPrefix("Output") && path.split(separator: "/").last?.contains(".") == true
        }.map { ($0, Array(try Data(contentsOf: folder.appending(path: $0)))) }
    }

    /// The rules come at the end of a dataset's file.
    private static func paste(
        _ rules: [(dataset: String, rule: RuleDefinition)], into files: [(path: String, bytes: [UInt8])]
    ) -> [(path: String, bytes: [UInt8])] {
        files.map { path, bytes in
            let own = rules.filter { path == "Datasets/\($0.dataset).yaml" }
            guard !own.isEmpty else { return (path, bytes) }
            let text = String(decoding: bytes, as: UTF8.self).replacing("rules: []", with: "rules:")
            let hasRules = text.split(separator: "\n").contains { $0.hasPrefix("rules:") }
            let start = text + (text.hasSuffix("\n") ? "" : "\n") + (hasRules ? "" : "rules:\n")
            return (path, Array((start + own.map { RuleYAML.item($0.rule) }.joined()).utf8))
        }
    }
}
