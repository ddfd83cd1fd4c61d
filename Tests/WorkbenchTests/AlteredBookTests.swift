import Articles
import Audit
import Books
import Foundation
import Records
import TestSupport
import Testing
import Text

@testable import Workbench

/// What is told of a book with another figure in an article, without building that book, is what its build would tell.
@Suite struct AlteredBookTests {
    /// The first book and the second one.
    static let books = ["Input", "Tests/Books/amplifiers"]
    private static let samples = 40

    private struct Book {
        let files: [(path: String, bytes: [UInt8])]
        let examination: BookExamination
        let cells: AuditedCells

        init(_ path: String) throws {
            let folder = try BookFolder(reading: Shared.root.appending(path: path).path)
            files = folder.files.map { ($0.path, $0.bytes) }
            examination = try Pipeline().examination(of: folder)
            cells = AuditedCells(
                articles: examination.read.map(\.value), datasets: examination.corrected)
        }

        /// Some corruptions of a kind, chosen by the generator.
        func corruptions(_ kind: CorruptionKind, count: Int, _ generator: inout SeededGenerator) -> [Corruption] {
            let all = Corruptor(cells, seed: 1).corruptions(of: kind)
            return (0..<min(count, all.count)).compactMap { _ in all.randomElement(using: &generator) }
        }

        func edited(_ corruption: Corruption) -> EditedText {
            EditedText(examination.read[corruption.article].value.text, corruption.edits)
        }

        /// What a build of the edited book finds.
        func builtFindings(_ corruption: Corruption) -> [Finding] {
            let path = examination.sources[corruption.article].path
            let files = files.map { $0.path == path ? (path, edited(corruption).bytes) : $0 }
            do {
                return try Pipeline().run(BookFolder(files: files)).findings
            } catch {
                return error.findings
            }
        }
    }

    @Test(arguments: books, CorruptionKind.allCases)
    func findsWhatABuildFinds(path: String, kind: CorruptionKind) throws {
        let book = try Book(path)
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for corruption in book.corruptions(kind, count: Self.samples / 8, &generator) {
            // An article that is not in UTF-8 is read from its decoded text here.
            guard book.examination.sources[corruption.article].encoding == nil else { continue }
            let findings: [Finding]
            do {
                let altered = try book.examination.altered(
                    article: corruption.article, to: book.edited(corruption).bytes)
                findings = altered?.findings ?? book.examination.findings
            } catch {
                findings = error.findings
            }
            #expect(findings == book.builtFindings(corruption), "seed \(seed), \(corruption)")
        }
    }

    @Test(arguments: books)
    func whatIsReadAgainOfAFewRowsIsWhatTheWholeArticleGives(path: String) throws {
        let book = try Book(path)
        let alteration = CellAlteration(book.examination)
        var memory = CellAlteration.Memory()
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        var known = 0
        for corruption in book.corruptions(.digit, count: Self.samples, &generator) {
            let cell = book.cells.cells[corruption.cells[0]]
            let whole = try? book.examination.altered(article: corruption.article, to: book.edited(corruption).bytes)
            switch alteration.outcome([(cell: cell, text: corruption.edits[0].text)], &memory) {
            case .unknown: continue
            case .unchanged: #expect(whole == nil, "seed \(seed), \(corruption)")
            case .altered(let examination):
                #expect(whole?.findings == examination.findings, "seed \(seed), \(corruption)")
            }
            known += 1
        }
        #expect(known > Self.samples / 4, "seed \(seed)")
    }
}
