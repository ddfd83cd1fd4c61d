import Books
import Foundation
import Records
import TestSupport
import Testing
import Text

@testable import Workbench

/// What `check --suggest` prints does what it says once it is pasted into the book, with reasons.
@Suite struct SuggestionTests {
    private func run(_ files: [(path: String, bytes: [UInt8])]) throws -> CheckedBook {
        try Pipeline().run(BookFolder(files: files))
    }

    private func planks(_ changes: [String: String?]) throws -> CheckedBook {
        try run(PlankBook.files(replacing: changes))
    }

    private func open(_ book: CheckedBook) -> [Finding] { book.findings.filter { $0.accepted == nil } }

    /// The lines below a key of the suggestions, down to the next section, with a reason in each.
    private func section(_ key: String, of text: String, commented: Bool = false) throws -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            commented && line.hasPrefix("# ") ? String(line.dropFirst(2)) : String(line)
        }
        let start = try #require(lines.firstIndex(of: "\(key):"), "\(text)")
        let rest = lines[(start + 1)...]
        let own = rest.prefix { $0.hasPrefix("  ") }.map { line in
            line.hasSuffix("reason: ") ? line + "So it is." : line.replacing("reason: }", with: "reason: So it is.}")
        }
        return "\(key):\n" + own.joined(separator: "\n") + "\n"
    }

    private static let article = """
        # Planks

        ## Sizes in dry state

        | Wood | Grade 1 | Grade 2 |
        |------|--------:|--------:|---|
        | Oak  | 20      | 10      |
        | Pine(left) | 25 | 15     |
        | Pine(right) | 900 | 901     |
        """

    @Test func acceptancesAcceptWhatIsOpen() throws {
        let vocabulary =
            try #require(PlankBook.files["Vocabulary/wood.yaml"]) + "\n  - elm\n  - {id: \"no\", aliases: [\"a: b\"]}\n"
        let changes = ["Articles/mill.md": Self.article, "Vocabulary/wood.yaml": vocabulary]
        let before = try planks(changes)
        #expect(Set(open(before).map(\.rule)) == ["second-grade-is-wider", "range", "recovered-table", "unused-word"])
        let ledger = try section("accepted", of: before.suggestions())
        let after = try planks(changes.merging(["AcceptedFindings.yaml": ledger]) { $1 })
        #expect(open(after).isEmpty, "\(open(after).map(FindingText.lines))\n\(ledger)")
        #expect(after.suggestions() == "# no open findings\n")
    }

    /// A rule that compares two cells blames one; a change of the other one ends the acceptance, too.
    @Test func anAcceptanceNamesWhatTheRuleImplies() throws {
        let article = try #require(PlankBook.files["Articles/mill.md"])
        let dataset =
            try #require(PlankBook.files["Datasets/plank-size.yaml"]) + "\n" + """
                  - id: oak-is-as-wide-as-pine
                    kind: equal-slices
                    left: {wood: oak, side: right}
                    right: {wood: pine, side: left}
                    where: {grade: second}
                    blame: left
                    reason: The mill has one saw.
                """
        let changes = ["Datasets/plank-size.yaml": dataset]
        let text = try planks(changes).suggestions()
        #expect(text.contains("    values: [\"40\"]\n    implied: [\"45\"]\n    reason:"), "\(text)")
        let accepted = try changes.merging(["AcceptedFindings.yaml": section("accepted", of: text)]) { $1 }
        #expect(try open(planks(accepted)).isEmpty)
        let changed = accepted.merging(["Articles/mill.md": article.replacing("| 45 ", with: "| 46 ")]) { $1 }
        #expect(try Set(open(planks(changed)).map(\.rule)) == ["oak-is-as-wide-as-pine", "changed-acceptance"])
    }

    /// An entry that was accepted for another value is replaced, not doubled.
    @Test func aChangedAcceptanceIsReplaced() throws {
        let article = try #require(PlankBook.files["Articles/mill.md"]).replacing("| 45 ", with: "| 15 ")
        let ledger = """
            accepted:
              - {rule: second-grade-is-wider, dataset: plank-size, key: {wood: pine}, values: ["16"],
                 reason: {en: "So: it is", ja: はい}, expires: "2999-12-31"}
            """
        let changes = ["Articles/mill.md": article, "AcceptedFindings.yaml": ledger]
        let before = try planks(changes)
        #expect(Set(open(before).map(\.rule)) == ["second-grade-is-wider", "changed-acceptance"])
        let text = before.suggestions()
        #expect(
            text.contains(#"# replaces the entry at AcceptedFindings.yaml:2:12, which was accepted for ["16"]"#),
            "\(text)")
        #expect(!text.contains("To be looked at"), "\(text)")
        #expect(text.contains(#"expires: 2999-12-31"#) || text.contains(#"expires: "2999-12-31""#), "\(text)")
        #expect(text.contains(#"reason: {en: "So: it is", ja: "はい"}"#), "\(text)")
        let after = try planks(changes.merging(["AcceptedFindings.yaml": section("accepted", of: text)]) { $1 })
        #expect(open(after).isEmpty, "\(open(after).map(FindingText.lines))")
        #expect(after.findings.compactMap(\.accepted) == ["So: it is"])
    }

    /// What no line of the book settles is named.
    @Test func anUnknownUnitIsNamedOrEntered() throws {
        let dataset = try #require(PlankBook.files["Datasets/plank-size.yaml"])
        let article = try #require(PlankBook.files["Articles/mill.md"]).replacing("| 45 ", with: "| 45 ft ")
            .replacing("| 25 |", with: "| 25 mn |")
        let fixed = try planks(["Articles/mill.md": article]).suggestions()
        #expect(fixed.contains("# To be checked by you:\n") && fixed.contains("“ft”"), "\(fixed)")
        let listed = try planks([
            "Articles/mill.md": article,
            "Datasets/plank-size.yaml": dataset.replacing("unit: mm", with: "unit: per-record\nunits: [mm, cm]"),
        ]).suggestions()
        #expect(listed.contains("for the units of Datasets/plank-size.yaml: [ft]"), "\(listed)")
        #expect(listed.contains("# To be checked by you:\n") && listed.contains("“mn”"), "\(listed)")
        let named = try planks([
            "Articles/mill.md": article,
            "Vocabulary/length.yaml": "vocabulary: length\nentries: [mm, cm]\n",
            "Datasets/plank-size.yaml": dataset.replacing(
                "unit: mm", with: "unit: per-record\nunits: {vocabulary: length}"),
        ]).suggestions()
        #expect(named.contains("for the entry mm of Vocabulary/length.yaml: aliases: [mn]"), "\(named)")
        #expect(named.contains("for the entries of Vocabulary/length.yaml:\n  - ft\n"), "\(named)")
    }

    /// An entry without its reason is none.
    @Test func aReasonIsNeeded() throws {
        let ledger = try planks(["Articles/mill.md": Self.article]).suggestions()
        #expect(throws: BookMistakes.self) {
            try self.planks(["Articles/mill.md": Self.article, "AcceptedFindings.yaml": ledger])
        }
    }

    @Test func whatTheLedgersOfWholeBooksSayIsSuggested() throws {
        let books = Case.folder.deletingLastPathComponent().deletingLastPathComponent()
        for folder in [books.appending(path: "Books/amplifiers"), Shared.root.appending(path: "Input")] {
            let all = try BookFolder(reading: folder.path).files.map { ($0.path, $0.bytes) }
            let files = all.filter { !["AcceptedFindings.yaml", "Corrections.yaml"].contains($0.0) }
            let before = try run(files)
            #expect(!open(before).isEmpty)
            let ledger = try section("accepted", of: before.suggestions())
            let after = try run(files + [("AcceptedFindings.yaml", Array(ledger.utf8))])
            #expect(open(after).isEmpty, "\(open(after).map(FindingText.lines))")
        }
    }

    @Test func correctionsCorrect() throws {
        let rule =
            try #require(PlankBook.files["Datasets/plank-size.yaml"])
            + "\n  - {id: twice, kind: linear, equals: {where: {grade: first}, times: 2}, where: {grade: second}, reason: x}\n"
        let article = Self.article.replacing("|---|", with: "|").replacing(
            "| 20      | 10      |", with: "| 20      | 41      |"
        )
        .replacing("| 25 | 15     |", with: "| 25 | 50     |").replacing("| 900 | 901     |", with: "| 30 | 60     |")
        let changes = ["Articles/mill.md": article, "Datasets/plank-size.yaml": rule]
        let before = try planks(changes)
        #expect(open(before).map(\.rule) == ["twice"])
        let ledger = try section("corrections", of: before.suggestions(), commented: true)
        let after = try planks(changes.merging(["Corrections.yaml": ledger]) { $1 })
        #expect(open(after).isEmpty, "\(open(after).map(FindingText.lines))\n\(ledger)")
        #expect(
            after.datasets[0].records.first { $0.key.contains("oak") && $0.key.contains("second") }?.values[0]?.text
                == "40")
    }

    @Test func wordsMakeLabelsKnown() throws {
        let article = Self.article.replacing("|---|", with: "|").replacing("| 10 ", with: "| 30 ").replacing(
            "15  ", with: "35  "
        )
        .replacing("Pine(right) | 900 | 901 ", with: "Red elm(right) | 60 | 70 ")
        let before = try planks(["Articles/mill.md": article])
        #expect(open(before).map(\.rule) == ["vocabulary"])
        let lines = before.suggestions().split(separator: "\n").filter { $0.hasPrefix("  - ") }
        #expect(lines == ["  - {id: red-elm, labels: \"Red elm\"}"])
        let vocabulary =
            try #require(PlankBook.files["Vocabulary/wood.yaml"]) + "\n" + lines.joined(separator: "\n") + "\n"
        let after = try planks(["Articles/mill.md": article, "Vocabulary/wood.yaml": vocabulary])
        #expect(open(after).isEmpty, "\(open(after).map(FindingText.lines))")
    }

    @Test func linesLeaveOutWhatNothingReads() throws {
        let article =
            try #require(PlankBook.files["Articles/mill.md"])
            + "\n\n## Tools\n\n- saw\n\ntext\n\n- plane\n\n## Sizes of tools\n\n| Saw |\n|---|\n| 1 |\n"
        let changes = ["Articles/mill.md": article, "Articles/notes: all.md": "# Notes\n"]
        let before = try planks(changes)
        #expect(Set(open(before).map(\.rule)) == ["unused-list", "unused-table", "unused-article"])
        let text = before.suggestions()
        let recipes = text.components(separatedBy: "# book.yaml\n")
        let recipe = try #require(PlankBook.files["Recipes/mill.yaml"]) + "\n" + section("left_out", of: recipes[0])
        let book = try #require(PlankBook.files["book.yaml"]) + "\n" + section("left_out", of: recipes.last ?? "")
        let after = try planks(changes.merging(["Recipes/mill.yaml": recipe, "book.yaml": book]) { $1 })
        #expect(open(after).isEmpty, "\(open(after).map(FindingText.lines))\n\(text)")
    }
}
