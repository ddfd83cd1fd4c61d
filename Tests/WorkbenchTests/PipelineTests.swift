import Books
import Foundation
import Publish
import Records
import TestSupport
import Testing
import Text

@testable import Workbench

@Suite struct WorkbenchTests {
    private func run(_ changes: [String: String?] = [:], jobs: Int = 1) throws -> CheckedBook {
        try Pipeline(jobs: jobs).run(BookFolder(files: PlankBook.files(replacing: changes)))
    }

    private func mistakes(_ changes: [String: String?]) -> [String] {
        do {
            _ = try run(changes)
            return []
        } catch {
            return (error as? BookMistakes)?.findings.map { "\($0.place): \($0.message)" } ?? ["\(error)"]
        }
    }

    @Test func aTableBecomesRecordsThatRememberTheirCells() throws {
        let checked = try run()
        #expect(checked.findings.map(\.rule) == ["unused-word"] || checked.findings.isEmpty, "\(checked.findings)")
        let dataset = try #require(checked.datasets.first)
        #expect(
            dataset.records.map(\.key) == [
                ["oak", "right", "first"], ["oak", "right", "second"], ["pine", "left", "first"],
                ["pine", "left", "second"],
            ])
        #expect(dataset.records.compactMap { $0.values[0]?.text } == ["20", "40", "25", "45"])
        #expect(dataset.records.map(\.assumed) == [["side"], ["side"], [], []])
        let claim = dataset.claims[2]
        #expect(
            claim.valueOrigins == [CellOrigin(location: Text.SourceLocation(line: 8, column: 16), raw: "25")])
        #expect(
            claim.keyOrigins[0]
                == CellOrigin(location: Text.SourceLocation(line: 8, column: 3), raw: "Pine(left)"))
        #expect(claim.keyOrigins[2]?.raw == "Grade 1")
    }

    @Test func aLineMoreMovesPlacesAndChangesNoValue() throws {
        let before = try run()
        let article = try #require(PlankBook.files["Articles/mill.md"])
        let after = try run(["Articles/mill.md": "A new first line.\n\n" + article])
        #expect(
            before.outputFiles().first { $0.path == "data/plank-size.csv" }?.bytes
                == after.outputFiles().first { $0.path == "data/plank-size.csv" }?.bytes)
        #expect(
            before.datasets[0].claims.map { $0.origin.location.line + 2 }
                == after.datasets[0].claims.map(\.origin.location.line))
    }

    @Test func theNumberOfJobsChangesNothing() throws {
        #expect(try run(jobs: 1).outputFiles().map(\.bytes) == run(jobs: 7).outputFiles().map(\.bytes))
    }

    @Test(arguments: [
        ("| Oak  | 20      |", "| Oak  | twenty  |", "type", 7, 10),
        ("| Oak  | 20      |", "| Ash  | 20      |", "vocabulary", 7, 3),
        ("| Oak  | 20      |", "| Oak  | 900     |", "range", 7, 10),
        ("| Oak  | 20      |", "| Oak  |         |", "type", 7, 9),
        ("| Oak  | 20      |", "| Oak  | 20 kg   |", "unknown-unit", 7, 10),
        ("| Grade 2 |", "| Grade x |", "unused-column", 5, 20),
    ])
    func badDataIsAFindingAtItsCell(old: String, new: String, rule: String, line: Int, column: Int) throws {
        let article = try #require(PlankBook.files["Articles/mill.md"])
        let changed = article.replacingOccurrences(of: old, with: new)
        #expect(changed != article)
        let findings = try run(["Articles/mill.md": changed]).findings
        #expect(
            findings.contains { $0.rule == rule && $0.place == Place("Articles/mill.md", line: line, column: column) },
            "\(findings.map(FindingText.lines))")
    }

    @Test func whatCannotBeReadGivesNoRecordAndKeepsTheOthers() throws {
        let article = try #require(PlankBook.files["Articles/mill.md"])
        let checked = try run(["Articles/mill.md": article.replacingOccurrences(of: "| 20 ", with: "| twenty ")])
        #expect(checked.datasets[0].records.map { $0.values[0]?.text } == ["40", "25", "45"])
        #expect(checked.hasUnacceptedErrors)
    }

    @Test(arguments: [
        ("Articles/mill.md", "", "which is empty"),
        ("Articles/mill.md", "# Planks\n\n| Other |\n|---|\n| 1 |\n", "none matches"),
        ("Articles/mill.md", "\u{0}\u{1}\u{2}", "which has no tables"),
        (
            "Recipes/mill.yaml",
            "article: mill\ntables:\n  - select: {header: [Wood]}\n    steps:\n      - dito: {columns: [Wood]}\n    feeds: []",
            "did you mean \"ditto\"?"
        ),
        (
            "book.yaml",
            "title: x\narticles:\n  - {id: mill, file: Articles/mill.md, encoding: klingon, origin: {title: t}}\ndatasets: [plank-size]",
            "unknown encoding \"klingon\""
        ),
    ])
    func whatCannotRunSaysWhy(file: String, text: String, message: String) {
        let found = mistakes([file: text])
        #expect(found.contains { $0.contains(message) }, "\(found)")
    }

    @Test func aSelectionThatMatchesTooManyNamesTheCandidates() throws {
        let article = try #require(PlankBook.files["Articles/mill.md"])
        let second = "\n\n## More sizes\n\n| Wood | Grade 1 | Grade 2 |\n|---|---|---|\n| Oak | 1 | 2 |\n"
        let found = mistakes(["Articles/mill.md": article + second])
        #expect(found == ["Recipes/mill.yaml:3:13: 1 table expected, but 2 tables match in Articles/mill.md"])
    }

    @Test func aCorrectionChangesTheValueAndKeepsWhatWasRead() throws {
        let article = try #require(PlankBook.files["Articles/mill.md"])
        let checked = try run([
            "Articles/mill.md": article.replacingOccurrences(of: "| 45 ", with: "| 15 "),
            "Corrections.yaml": """
            corrections:
              - {dataset: plank-size, key: {wood: pine, side: left, grade: second}, field: value, article: mill, expect: "15", value: "45", reason: a misprint}
            """,
        ])
        let record = try #require(checked.datasets[0].records.last)
        #expect(record.values[0]?.text == "45" && record.status == .corrected)
        #expect(checked.datasets[0].claim(of: record).origin.raw == "15")
        let settled = checked.findings.filter { $0.rule == "second-grade-is-wider" }
        #expect(settled.map(\.accepted) == ["a misprint"])
        #expect(!checked.hasUnacceptedErrors)
    }

    @Test func aCorrectionOfWhatIsNoLongerThereIsAnError() throws {
        let checked = try run([
            "Corrections.yaml": """
            corrections:
              - {dataset: plank-size, key: {wood: pine, side: left, grade: second}, field: value, article: mill, expect: "15", value: "45", reason: a misprint}
            """
        ])
        #expect(checked.findings.contains { $0.rule == "stale-correction" && $0.place.file == "Corrections.yaml" })
    }

    @Test func anAcceptedFindingIsPinnedToItsValue() throws {
        let article = try #require(PlankBook.files["Articles/mill.md"]).replacingOccurrences(of: "| 45 ", with: "| 15 ")
        func accepted(_ value: String) -> String {
            "accepted:\n  - {rule: second-grade-is-wider, dataset: plank-size, key: {wood: pine}, values: [\"\(value)\"], reason: so it is}"
        }
        let value = try #require(
            try run(["Articles/mill.md": article]).findings.first { $0.rule == "second-grade-is-wider" }?.value)
        let fits = try run(["Articles/mill.md": article, "AcceptedFindings.yaml": accepted(value)])
        #expect(!fits.hasUnacceptedErrors)
        #expect(fits.findings.contains { $0.accepted == "so it is" })
        let differs = try run(["Articles/mill.md": article, "AcceptedFindings.yaml": accepted("99")])
        #expect(
            differs.findings.contains { $0.rule == "changed-acceptance" && $0.place.file == "AcceptedFindings.yaml" })
        let stale = try run(["AcceptedFindings.yaml": accepted("15")])
        #expect(stale.findings.contains { $0.rule == "stale-acceptance" })
    }

    @Test func articlesThatDifferAreContested() throws {
        let book = try #require(PlankBook.files["book.yaml"]).replacingOccurrences(
            of: "datasets:", with: "  - {id: shop, file: Articles/shop.md, origin: {title: The shop's list}}\ndatasets:"
        )
        let recipe = try #require(PlankBook.files["Recipes/mill.yaml"]).replacingOccurrences(
            of: "article: mill", with: "article: shop")
        let checked = try run([
            "book.yaml": book, "Recipes/shop.yaml": recipe,
            "Articles/shop.md":
                "# Sizes\n\n| Wood | Grade 1 | Grade 2 |\n|---|---|---|\n| Quercus(right) | 20 | 41 |\n",
        ])
        let records = checked.datasets[0].records
        #expect(records.map { $0.values[0]?.text } == ["20", "40", "25", "45"])
        #expect(records.map(\.status) == [.read, .contested, .read, .read])
        // The shop says which side it is, so nothing is assumed where the two agree.
        #expect(records[0].assumed == [])
        let finding = try #require(checked.findings.first { $0.rule == "agreement" })
        #expect(finding.place.file == "Articles/shop.md")
        #expect(finding.notes.map(\.place.file) == ["Articles/mill.md"])
    }
}
