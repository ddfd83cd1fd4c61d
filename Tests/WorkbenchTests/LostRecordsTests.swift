import Books
import Foundation
import Publish
import Records
import TestSupport
import Testing
import Text

@testable import Workbench

@Suite struct LostRecordsTests {
    private static let article = "Articles/mill.md"

    /// The book about planks with other files in place of its own.
    private static func checked(_ others: [String: String] = [:], asOf day: String? = nil) throws -> CheckedBook {
        var files = PlankBook.files
        files.merge(others) { $1 }
        return try Pipeline(asOf: day.flatMap { CalendarDate($0) }).run(
            BookFolder(files: files.map { ($0, Array($1.utf8)) }))
    }

    /// The article without its last row.
    private static func shorter() throws -> String {
        let lines = try #require(PlankBook.files[article]).split(separator: "\n", omittingEmptySubsequences: false)
        let last = try #require(lines.lastIndex { $0.hasPrefix("|") })
        return (lines[..<last] + lines[(last + 1)...]).joined(separator: "\n")
    }

    private static func lost(
        _ others: [String: String], in folder: TemporaryFolder, asOf day: String? = nil
    ) throws -> [Finding] {
        let output = folder.path + "/Output"
        try OutputFixture(folder: output).write(checked().outputFiles())
        let now = try checked(others, asOf: day)
        return LostRecords(now, folder: output).findings(
            differing: OutputFixture(folder: output).differences(from: now.outputFiles()))
    }

    @Test func aRowThatIsGoneIsTold() throws {
        let findings = try Self.lost([Self.article: Self.shorter()], in: TemporaryFolder())
        #expect(!findings.isEmpty)
        for finding in findings {
            #expect(finding.rule == "lost-record" && finding.isUnacceptedError)
            #expect(finding.place.file == Self.article && !finding.key.isEmpty)
        }
    }

    /// The older edition still has the value.
    @Test func aNewerEditionTakesAValueAway() throws {
        let article = try #require(PlankBook.files[Self.article])
        let book = try #require(PlankBook.files["book.yaml"])
        let entry = "  - {id: new, file: Articles/new.md, replaces: mill, origin: {title: New}}\n"
        let recipe = try #require(PlankBook.files["Recipes/mill.yaml"])
        let findings = try Self.lost(
            [
                "book.yaml": book.replacing("  - id: mill", with: entry + "  - id: mill"),
                "Articles/new.md": article.replacing("| 20 ", with: "| – "),
                "Recipes/new.yaml": recipe.replacing("article: mill", with: "article: new"),
            ], in: TemporaryFolder())
        #expect(findings.map(\.place.description) == ["Articles/new.md:7:10"])
        #expect(findings.allSatisfy { $0.message.hasSuffix("Articles/new.md, which the book trusts more, has none") })
    }

    /// A book without datasets writes no data file, and so none is like the old one.
    @Test func aDatasetThatIsGoneWithAllOthersIsTold() throws {
        let folder = try TemporaryFolder()
        let output = folder.path + "/Output"
        try OutputFixture(folder: output).write(Self.checked().outputFiles())
        var files = PlankBook.files.filter { !$0.key.hasPrefix("Datasets/") && !$0.key.hasPrefix("Recipes/") }
        files["book.yaml"] = files["book.yaml"]?.replacing("datasets: [plank-size]", with: "datasets: []")
        let now = try Pipeline().run(BookFolder(files: files.map { ($0, Array($1.utf8)) }))
        let findings = LostRecords(now, folder: output).findings(
            differing: OutputFixture(folder: output).differences(from: now.outputFiles()))
        #expect(findings.count == 1)
        #expect(findings.allSatisfy { $0.message.contains("but not in the book") }, "\(findings.map(\.message))")
    }

    /// The row has two records.
    @Test(arguments: [(1, false), (2, true), (3, false)])
    func anEntryMayCountThem(count: Int, isAccepted: Bool) throws {
        let ledger = "accepted:\n  - {rule: lost-record, dataset: plank-size, count: \(count), reason: It was wrong.}\n"
        let findings = try Self.lost(
            [Self.article: Self.shorter(), "AcceptedFindings.yaml": ledger], in: TemporaryFolder())
        #expect(!findings.isEmpty && findings.allSatisfy { ($0.accepted != nil) == isAccepted })
    }

    @Test(arguments: [("2026-01-31", true), ("2026-02-01", false)])
    func anEntryExpires(day: String, isAccepted: Bool) throws {
        let ledger =
            "accepted:\n  - {rule: lost-record, dataset: plank-size, expires: 2026-01-31, reason: It was wrong.}\n"
        let findings = try Self.lost(
            [Self.article: Self.shorter(), "AcceptedFindings.yaml": ledger], in: TemporaryFolder(), asOf: day)
        #expect(!findings.isEmpty && findings.allSatisfy { ($0.accepted != nil) == isAccepted })
    }

    @Test func anEntryAcceptsIt() throws {
        let ledger = """
            accepted:
              - {rule: lost-record, dataset: plank-size, reason: The mill has given it up.}
            """
        let findings = try Self.lost(
            [Self.article: Self.shorter(), "AcceptedFindings.yaml": ledger], in: TemporaryFolder())
        #expect(!findings.isEmpty && findings.allSatisfy { $0.accepted == "The mill has given it up." })
        // It would hide every later loss.
        let later = try Self.checked(["AcceptedFindings.yaml": ledger]).findings
        #expect(later.map(\.rule) == ["incomplete-entry"])
        #expect(
            later.allSatisfy { $0.message.hasPrefix("later losses in plank-size are accepted too; remove this entry") })
    }

    /// The book about planks without the width of the last one, or without its row.
    private static func narrower(withoutRow: Bool) throws -> String {
        try #require(PlankBook.files[article]).replacing(
            "| Pine(left) | 25 | 45     |", with: withoutRow ? "" : "| Pine(left) | 25 | N/A |")
    }

    private static func ofPine(_ values: String, field: String = "") -> String {
        "accepted:\n  - {rule: lost-record, dataset: plank-size, key: {wood: pine, side: left, grade: second}, \(field)"
            + "values: [\(values)], reason: It was wrong.}\n"
    }

    @Test(arguments: [("\"45\"", "", true), ("\"45\"", "field: value, ", true), ("\"46\"", "", false)])
    func anEntryWithValuesAcceptsTheLossOfThese(values: String, field: String, isAccepted: Bool) throws {
        let ledger = Self.ofPine(values, field: field)
        let value = try Self.lost(
            [Self.article: Self.narrower(withoutRow: false), "AcceptedFindings.yaml": ledger], in: TemporaryFolder())
        #expect(value.map(\.field) == ["value"] && value.map { $0.accepted != nil } == [isAccepted])
        let record = try Self.lost(
            [Self.article: Self.narrower(withoutRow: true), "AcceptedFindings.yaml": ledger], in: TemporaryFolder())
        #expect(record.count == 2 && record.allSatisfy { $0.accepted == nil })
    }

    @Test func anEntryForAValueThatIsThereIsStale() throws {
        let findings = try Self.checked(["AcceptedFindings.yaml": Self.ofPine("\"45\"")]).findings
        #expect(findings.map(\.rule) == ["stale-acceptance"])
        #expect(findings.allSatisfy { $0.message.hasSuffix("grade second is not lost; remove this entry") })
        // Another value in its column is one, too.
        #expect(
            try Self.checked(["AcceptedFindings.yaml": Self.ofPine("\"44\"")]).findings.map(\.rule) == [
                "stale-acceptance"
            ])
        let lacking = try Self.checked([
            Self.article: Self.narrower(withoutRow: false), "AcceptedFindings.yaml": Self.ofPine("\"45\""),
        ])
        #expect(!lacking.findings.contains { $0.rule == "stale-acceptance" })
    }

    /// The row is still there, with a cell that cannot be read.
    @Test func oneLostRecordHasItsCauseAndItsEntry() throws {
        let wrong = try #require(PlankBook.files[Self.article]).replacing("| 45 ", with: "| 4O ")
        let findings = try Self.lost([Self.article: wrong], in: TemporaryFolder())
        let text = FindingGroupText.text(FindingGroup.all(of: findings))
        #expect(
            text == """
                Articles/mill.md:1:1: error: the record wood pine, side left, grade second of plank-size in the output is lost; \
                it was read at Articles/mill.md:8:21; a new finding (unknown-unit) in Articles/mill.md may be why rows are \
                missing; correct that first [lost-record]
                  if that is intended, add to AcceptedFindings.yaml:
                    - {rule: lost-record, dataset: plank-size, key: {wood: pine, side: left, grade: second}, reason: }

                """)
    }

    /// Rows below a blank line, which Markdown does not read, are reported once, as what may be the cause.
    @Test func rowsBelowABlankLineAreTheCause() throws {
        let row = "| Pine"
        let cut = try #require(PlankBook.files[Self.article]).replacing(row, with: "\n" + row)
        #expect(try Self.checked([Self.article: cut]).findings.filter { $0.rule == "unused-table" }.count == 1)
        let findings = try Self.lost([Self.article: cut], in: TemporaryFolder())
        #expect(!findings.isEmpty && findings.allSatisfy { $0.message.contains("a new finding (unused-table) in ") })
    }

    /// An error that the output already has kept none of the lost records out.
    @Test func anErrorIsTheCauseOnlyIfItIsNew() throws {
        let article = try #require(PlankBook.files[Self.article])
        let row = "| Oak  | 20      | 40      |"
        let wrong = article.replacing(row, with: row + "\n| Ebony | 20 | 40 |")
        #expect(wrong != article)
        func causes(from before: String, to after: String) throws -> Set<String> {
            let folder = try TemporaryFolder()
            let output = folder.path + "/Output"
            try OutputFixture(folder: output).write(Self.checked([Self.article: before]).outputFiles())
            let now = try Self.checked([Self.article: after])
            let findings = LostRecords(now, folder: output).findings(
                differing: OutputFixture(folder: output).differences(from: now.outputFiles()))
            return Set(
                findings.compactMap { if case .lostRecords(_, _, let cause)? = $0.family { cause } else { nil } })
        }
        #expect(
            try causes(from: wrong, to: wrong.replacing(row + "\n", with: "")) == [
                "Articles/mill.md no longer contains this, or a recipe or a word has changed the key (a renamed "
                    + "word keeps its old id in \"formerly\")"
            ])
        let text = try #require(causes(from: article, to: wrong.replacing(row + "\n", with: "")).first)
        #expect(
            text.contains("(vocabulary)")
                && text.hasSuffix("in Articles/mill.md may be why rows are missing; correct that first")
        )
    }

    /// A record keeps its key, and lacks what it said.
    @Test func aValueThatIsGoneIsTold() throws {
        let article = try #require(PlankBook.files[Self.article])
        let row = try #require(article.split(separator: "\n").last { $0.hasPrefix("|") })
        var cells = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        cells[cells.count - 2] = "  "
        let folder = try TemporaryFolder()
        let changed = article.replacing(row, with: cells.joined(separator: "|"))
        let findings = try Self.lost([Self.article: changed], in: folder)
        #expect(!findings.isEmpty)
        for finding in findings {
            #expect(
                finding.place == Place(Self.article) && finding.message.contains("; it was read at \(Self.article):"))
        }
    }

    /// The article still has the value, and is not blamed.
    @Test func aCorrectionThatTakesAValueAwayIsTheCause() throws {
        let ledger = """
            corrections:
              - {dataset: plank-size, field: value, article: mill, key: {wood: pine, side: left, grade: second}, expect: "45",
                value: "–", reason: It was a misprint.}

            """
        let findings = try Self.lost(["Corrections.yaml": ledger], in: TemporaryFolder())
        #expect(findings.map(\.message).contains { $0.hasSuffix("; a correction takes it away") })
    }

    /// An entry for a record would hide its next loss.
    @Test func anEntryForARecordThatIsThereIsStale() throws {
        let dataset = try #require(try Self.checked().datasets.first)
        let record = try #require(dataset.records.first)
        func stale(_ words: [String]) throws -> [String] {
            let key = zip(dataset.definition.keys, words).map { "\($0.name): \($1)" }.joined(separator: ", ")
            let ledger =
                "accepted:\n  - {rule: lost-record, dataset: plank-size, key: {\(key)}, reason: It was wrong.}\n"
            return try Self.checked(["AcceptedFindings.yaml": ledger]).findings.filter { $0.rule == "stale-acceptance" }
                .map(\.message)
        }
        #expect(try stale(record.key).count == 1)
        #expect(try stale(record.key)[0].contains("is not lost; remove this entry"))
        #expect(try stale(Array(record.key.dropLast())).isEmpty)
    }

    /// The records of a word that was renamed are there, under its new name.
    @Test(arguments: [(", formerly: oak", 0), ("", 2)])
    func aRenamedWordLosesNothing(_ formerly: String, lost: Int) throws {
        let words = try #require(PlankBook.files["Vocabulary/wood.yaml"])
        let renamed = words.replacing("{id: oak,", with: "{id: quercus-robur\(formerly),")
        #expect(try Self.lost(["Vocabulary/wood.yaml": renamed], in: TemporaryFolder()).count == lost)
    }

    @Test func nothingIsLostWhereNothingWasOrAllIsThere() throws {
        let folder = try TemporaryFolder()
        #expect(try Self.lost([:], in: folder).isEmpty)
        let now = try Self.checked()
        #expect(
            LostRecords(now, folder: folder.path + "/none").findings(differing: now.outputFiles().map(\.path)).isEmpty)
    }
}
