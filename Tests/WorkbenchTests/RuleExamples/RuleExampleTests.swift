import Books
import Testing
import Text

@testable import Rules
@testable import Workbench

/// Every example of every kind of rule on its whole way: article, recipe, records, rules.
@Suite struct RuleExampleTests {
    struct Example: CustomTestStringConvertible {
        let kind: RuleDescription
        let example: RuleExample

        var testDescription: String { "\(kind.id): \(example.caption)" }
    }

    /// Kinds that records are checked for; all others are applied while articles and books are read.
    static let ofRecords: Set<String> = [
        "key-unique", "agreement", "range", "complete-grid", "monotonic", "ordered-pair", "constant", "determined-by",
        "linear", "sum", "proportional", "slope", "offset", "multiple-of", "floor-to-multiples", "equal-slices",
        "clamped-copy", "allowed-combinations", "same-records", "pattern", "unique",
        "reference", "same-order",
        "absent-from", "ordered-fields", "inside", "even-steps", "common-cause",
    ]
    /// Kinds that pages are checked for.
    static let ofPages: Set<String> = ["wrong-mark", "stale-table"]
    /// A file of gigabytes is too large for a test; what was lost needs two builds, see `LostRecordsTests`; only pages declare an encoding,
    /// see `DoubtfulEncodingTests`.
    static let untried: Set<String> = ["unreadable-file", "lost-record", "doubtful-encoding"]

    static let examples = RuleBook.kinds.flatMap { kind in kind.examples.map { Example(kind: kind, example: $0) } }

    private func findings(of files: ExampleFiles) -> [Finding] {
        do {
            return try Pipeline().run(BookFolder(files: files.files)).findings
        } catch {
            return error.findings
        }
    }

    @Test(arguments: examples.filter { ofRecords.contains($0.kind.id) })
    func whatRecordsMustObeyBlamesExactlyTheArrows(_ example: Example) {
        let files = ExampleFiles(tables: example.example)
        let findings = findings(of: files)
        #expect(findings.map(\.place) == files.arrows.sorted(), "\(findings.map(FindingText.lines))")
        // What explains several findings is reported beside them.
        let rules = example.example.rule.isEmpty ? [example.kind.id] : ["example-rule", "common-cause"]
        #expect(findings.allSatisfy { rules.contains($0.rule) })
    }

    /// What else a finding's cause brings with it: a label that is not read leaves its word unused, and so on.
    static let companions: [String: Set<String>] = [
        "type": ["unused-word", "weight-range"], "unknown-unit": ["unused-word", "weight-range"],
        "vocabulary": ["unused-word"], "unused-mapping": ["unused-word"],
        "stale-correction": ["weight-range", "unused-word"], "stale-acceptance": ["unused-word", "weight-range"],
        "changed-acceptance": ["weight-range", "unused-word"], "unknown-implied": ["weight-range", "unused-word"],
        "incomplete-entry": ["surplus-cells", "unused-word"],
        "unused-column": ["unused-word"], "repeated-column": ["key-unique", "unused-word"],
        "unused-list": ["unused-word"],
    ]

    @Test(
        arguments: examples.filter { !ofRecords.union(ofPages).contains($0.kind.id) && !untried.contains($0.kind.id) })
    func whatStagesFindBlamesExactlyTheArrows(_ example: Example) throws {
        let files = try #require(ExampleFiles(builtIn: example.kind, example.example))
        let findings = findings(of: files)
        let own = findings.filter { $0.rule == example.kind.id }
        #expect(own.map(\.place) == files.arrows.sorted(), "\(findings.map(FindingText.lines))")
        // No recipe reads the tables of examples about tables, so that every word is unused.
        let companions = Self.companions[example.kind.id] ?? ["unused-word", "unused-article"]
        let others = Set(findings.map(\.rule)).subtracting([example.kind.id])
        #expect(others.isSubset(of: companions), "\(findings.map(FindingText.lines))")
    }

    @Test(arguments: examples.filter { ofPages.contains($0.kind.id) })
    func whatPagesMustObeyBlamesExactlyTheArrows(_ example: Example) throws {
        var files = ExampleFiles()
        files.add("page.md", example.example.table)
        let type = try #require(RuleBook.kinds.first { $0.kind == .type })
        let book = try #require(
            ExampleFiles(
                builtIn: type,
                RuleExample.all(in: "Example: \n| wood | weight |\n|------|-------:|\n| fir | 10 |\n| oak | 20 |")[0]))
        let rendering = PageRendering(try Pipeline().run(BookFolder(files: book.files)))
        let page = try #require(files.files.first)
        var findings: [Finding] = []
        do {
            findings = try rendering.page(path: page.path, bytes: page.bytes).stale
        } catch {
            findings = error.findings
        }
        // A page that may be rendered is one that holds no mistake, whatever it says between its marks.
        if example.kind.id == "wrong-mark" { findings.removeAll { $0.rule == "stale-table" } }
        #expect(findings.map(\.place) == files.arrows.sorted(), "\(findings.map(FindingText.lines))")
        #expect(findings.allSatisfy { $0.rule == example.kind.id })
    }

    @Test func everyKindIsDescribed() {
        #expect(Set(RuleBook.kinds.map(\.kind)) == Set(RuleKind.allCases))
    }
}
