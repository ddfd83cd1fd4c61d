import Books
import Publish
import Synchronization
import Testing

@testable import Asking
@testable import Workbench

@Suite struct AuditRunTests {
    /// Boards whose weight follows from their length, and whose price nothing tells.
    private static let files: [(path: String, text: String)] = [
        (
            "book.yaml",
            """
            title: Boards
            articles: [{id: a, file: Articles/a.md, origin: {title: Boards}}]
            datasets: [board]
            """
        ),
        (
            "Articles/a.md",
            "| wood | length | weight | price |\n|--|--|--|--|\n| fir | 10 | 20 | 7 |\n| oak | 30 | 60 | 8 |\n"
        ),
        ("Vocabulary/wood.yaml", "vocabulary: wood\nentries: [fir, oak]\n"),
        (
            "Datasets/board.yaml",
            """
            dataset: board
            title: Boards
            keys: [{field: wood, vocabulary: wood}]
            values: [{field: length, type: number}, {field: weight, type: number}, {field: price, type: number}]
            rules:
              - {id: weight-is-twice, kind: linear, column: weight, equals: {column: length, times: 2}, reason: It is.}
            """
        ),
        (
            "Recipes/a.yaml",
            """
            article: a
            tables:
              - select: {header: [wood]}
                feeds:
                  - dataset: board
                    fields: {wood: {column: wood}, length: {column: length}, weight: {column: weight}, price: {column: price}}
            """
        ),
    ]

    private func result(jobs: Int = 1, seed: UInt64 = 1) throws -> AuditResult {
        try run(jobs: jobs).result(kinds: CorruptionKind.allCases, seed: seed)
    }

    private func run(jobs: Int = 1) throws -> AuditRun { try AuditRun(folder(), jobs: jobs) }

    /// The book with some files added.
    private func folder(_ more: [(path: String, bytes: [UInt8])] = []) -> BookFolder {
        BookFolder(files: Self.files.map { ($0.path, Array($0.text.utf8)) } + more)
    }

    private func pages(of folder: BookFolder) throws -> [String: String] {
        let files = try Pipeline().run(folder).outputFiles().filter { $0.path.hasPrefix("reports/") }
        return Dictionary(files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { $1 }
    }

    /// A build shows what the audit has written into the book, and only of the same book as its own.
    @Test func buildsShowTheResult() throws {
        let result = try result()
        let file = (AuditResult.path, AuditJSON.text(result))
        let checked = try Pipeline().run(folder([file]))
        #expect(checked.book.audit.map(AuditJSON.text) == file.1)

        let pages = try pages(of: folder([file]))
        #expect(pages["reports/audit.md"] == (try run().page(result, language: .en).text))
        let index = try #require(pages["reports/index.md"])
        // 72 of the 90 digits are those of lengths and weights.
        for part in ["notice | 80.0 % of 90 |", "name | 40.0 % of 90 |", "[Audit](audit.md): how many", "| 80.0 |"] {
            #expect(index.replacing(#/ +/#, with: " ").contains(part), "\(part)")
        }
        #expect(!index.contains("older state"))

        let later = try self.pages(of: folder([file, ("Articles/notes.txt", [10])]))
        for page in ["index", "audit"] {
            #expect(later["reports/\(page).md"]?.contains("The audit measured an older state of the book") == true)
        }
        let without = try self.pages(of: folder())
        #expect(
            without["reports/audit.md"] == nil && without["reports/index.md"]?.lowercased().contains("audit") == false)
    }

    @Test func theSiteHasAPageOfTheResult() throws {
        let file = (AuditResult.path, AuditJSON.text(try result()))
        let made = Mutex<[String: String]>([:])
        let checked = try Pipeline().run(folder([file]))
        checked.makeSite(base: nil, at: BookLocation(folder: "")) { file in
            made.withLock { $0[file.path] = String(decoding: file.bytes, as: UTF8.self) }
        }
        let pages = made.withLock { $0 }
        #expect(pages["audit.html"]?.contains("<h1>Audit</h1>") == true)
        #expect(pages["index.html"]?.contains("<a href=\"audit.html\">Audit</a>") == true)
        #expect(pages["book.html"]?.contains("<a href=\"#audit\">Audit</a>") == true)
    }

    /// The audit does not depend on the last one, whatever is in its file.
    @Test(arguments: ["{", "[]", "<<<<<<< HEAD\n"]) func aDamagedResultIsReplaced(text: String) throws {
        let damaged = folder([(AuditResult.path, Array(text.utf8))])
        #expect(throws: BookMistakes.self) { try Pipeline().run(damaged) }
        let again = try AuditRun(damaged, jobs: 1).result(kinds: CorruptionKind.allCases, seed: 1)
        #expect(AuditJSON.text(again) == AuditJSON.text(try result()))
    }

    /// Only the cells of the records that are asked for are changed.
    @Test func conditionsChooseCells() throws {
        let folder = BookFolder(files: Self.files.map { ($0.path, Array($0.text.utf8)) })
        let checked = try Pipeline().run(folder)
        let question = try Question("board", conditions: ["wood=oak"], in: checked)
        let result = try run().result(kinds: [.digit], seed: 1, among: question.places(in: checked))
        // Length and weight of the oak have two digits each, its price one.
        #expect(result.total(.digit).total == 2 * 2 * 9 + 9)
    }

    @Test func countsWhatRulesNotice() throws {
        let result: AuditResult
        do {
            result = try self.result()
        } catch let error as BookMistakes {
            Issue.record("\(error.findings)")
            return
        }
        let digits = result.total(.digit)
        // Lengths and weights have two digits each, the prices one.
        #expect(digits.total == 4 * 2 * 9 + 2 * 9)
        #expect(digits.noticed == 4 * 2 * 9)
        // A wrong length is told by the weight of its row.
        #expect(digits.count(atLeast: .row) == 4 * 2 * 9)
        #expect(digits.count(atLeast: .cell) == 2 * 2 * 9)
        #expect(result.weakCells.filter { $0.noticed == 0 }.map(\.raw) == ["7", "8"])
        #expect(result.total(.droppedCell).count(atLeast: .cell) == 6)
    }

    /// A sample is a part of the changes, the same for the same seed, and the terminal tells how far it can be trusted.
    @Test func samplesAreAPartOfTheChanges() throws {
        let run = try run()
        let sample = run.result(kinds: [.digit], seed: 1, sample: 20)
        #expect(sample.total(.digit).total == 20)
        #expect(sample.population == [.digit: 90])
        #expect(
            sample.counts["board"]?[.digit]?.noticed
                == run.result(kinds: [.digit], seed: 1, sample: 20).total(.digit).noticed)
        #expect(run.page(sample, language: .en).summary.hasPrefix("digit: 20 of 90 changes, "))
        let all = run.result(kinds: [.digit], seed: 1, sample: 1000)
        #expect(all.total(.digit).verdicts == run.result(kinds: [.digit], seed: 1).total(.digit).verdicts)
        #expect(!run.page(run.result(kinds: [.digit], seed: 1), language: .en).summary.contains("("))
    }

    /// What was not tried is not praised.
    @Test func cellsAreListedWhereDigitsWereChanged() throws {
        let run = try run()
        func text(_ kinds: [CorruptionKind]) -> String {
            run.page(run.result(kinds: kinds, seed: 1), language: .en).text
        }
        #expect(text([.digit]).contains("Cells without sufficient checks"))
        #expect(!text([.droppedCell]).contains("Cells that the checks"))
        #expect(!text([.droppedCell]).contains("Every changed digit"))
    }

    @Test func theNumberOfJobsChangesNothing() throws {
        let (one, three) = try (result(), result(jobs: 3))
        for kind in CorruptionKind.allCases {
            #expect(one.total(kind).verdicts == three.total(kind).verdicts)
            #expect(one.total(kind).flagged == three.total(kind).flagged)
        }
    }
}
