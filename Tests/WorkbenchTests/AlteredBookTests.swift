import Articles
import Audit
import Books
import Foundation
import TestSupport
import Testing
import Text

@testable import Workbench

/// What is told of a book with another figure in an article, without building that book, is what its build would tell.
@Suite struct AlteredBookTests {
    /// The first book and the second one.
    static let books = ["Input", "Tests/Books/amplifiers"]
    private static let samples = 40

    private struct Book: Sendable {
        let files: [(path: String, bytes: [UInt8])]
        let examination: BookExamination
        let cells: AuditedCells

        init(_ path: String) throws {
            let folder = try BookFolder(reading: Shared.root.appending(path: path).path)
            files = folder.files.map { ($0.path, $0.bytes) }
            examination = try Pipeline().examination(of: folder)
            cells = AuditedCells(
                articles: examination.stages.read.map(\.value), datasets: examination.stages.corrected)
        }

        /// Some corruptions of a kind, chosen by the generator.
        func corruptions(_ kind: CorruptionKind, count: Int, _ generator: inout SeededGenerator) -> [Corruption] {
            let all = Corruptor(cells, seed: 1).corruptions(of: kind)
            return (0..<min(count, all.count)).compactMap { _ in all.randomElement(using: &generator) }
        }

        func edited(_ corruption: Corruption) -> EditedText {
            EditedText(examination.stages.read[corruption.article].value.text, corruption.edits)
        }

        /// What a build of the edited book finds.
        func builtFindings(_ corruption: Corruption) -> [Finding] {
            let path = examination.setup.sources[corruption.article].path
            let files = files.map { $0.path == path ? (path, edited(corruption).bytes) : $0 }
            do {
                return try Pipeline().run(BookFolder(files: files)).findings
            } catch {
                return error.findings
            }
        }
    }

    /// The books, each read once.
    private static let read = books.map { path in Result { try Book(path) } }

    private func book(_ path: String) throws -> Book {
        let index = try #require(Self.books.firstIndex(of: path))
        return try Self.read[index].get()
    }

    @Test(arguments: books, CorruptionKind.allCases)
    func findsWhatABuildFinds(path: String, kind: CorruptionKind) throws {
        let book = try book(path)
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for corruption in book.corruptions(kind, count: Self.samples / 8, &generator) {
            // An article that is not in UTF-8 is read from its decoded text here.
            guard book.examination.setup.sources[corruption.article].encoding == nil else { continue }
            let findings: [Finding]
            do {
                let altered = try book.examination.altered(
                    article: corruption.article, to: book.edited(corruption).bytes)
                findings = altered?.examination().findings() ?? book.examination.findings()
            } catch {
                findings = error.findings
            }
            #expect(findings == book.builtFindings(corruption), "seed \(seed), \(corruption)")
        }
    }

    /// The cells keep their places there.
    @Test(arguments: books, CorruptionKind.allCases)
    func whatIsReadAgainOfAFewRowsIsWhatTheWholeArticleGives(path: String, kind: CorruptionKind) throws {
        let book = try book(path)
        let alteration = CellAlteration(book.examination)
        var memory = CellAlteration.Memory()
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        var known = 0
        let count = kind == .digit ? Self.samples : Self.samples / 8
        let corruptions = book.corruptions(kind, count: count, &generator)
        for corruption in corruptions where isKnown(corruption, alteration, &memory, of: book, "seed \(seed)") {
            known += 1
        }
        if kind == .digit { #expect(known > Self.samples / 4, "seed \(seed)") }
    }

    /// Of two rows with one key, the first counts, also where only one of them is read again.
    @Test func aChangedKeyKeepsTheOrderOfTheRows() throws {
        let book = try book("Tests/Books/amplifiers")
        let pins = Corruptor(book.cells, seed: 1).corruptions(of: .digit).filter { corruption in
            corruption.cells.contains { book.cells.cells[$0].raw == "1" } && corruption.edits.map(\.text) == ["2"]
        }
        var memory = CellAlteration.Memory()
        let alteration = CellAlteration(book.examination)
        #expect(pins.count { isKnown($0, alteration, &memory, of: book, "") } > 0)
    }

    /// Whether the outcome of a change is known without the whole journey; it must be that of the whole journey then.
    private func isKnown(
        _ corruption: Corruption, _ alteration: CellAlteration, _ memory: inout CellAlteration.Memory, of book: Book,
        _ comment: String
    ) -> Bool {
        let cells = corruption.cells.map { book.cells.cells[$0] }.sorted { $0.location < $1.location }
        let edited = book.edited(corruption)
        let path = book.examination.setup.sources[corruption.article].path
        func found(
            _ altered: AlteredBook?, original: (Text.SourceLocation) -> Text.SourceLocation
        ) -> Set<FoundFinding>? {
            altered.map { Set($0.examination().findings().map { FoundFinding($0, in: path, original) }) }
        }
        let whole = try? book.examination.altered(article: corruption.article, to: edited.bytes)
        switch alteration.outcome(corruption.edits, of: cells, &memory) {
        case .unknown: return false
        case .unchanged: #expect(whole == nil, "\(comment), \(corruption)")
        case .altered(let altered):
            #expect(found(whole, original: edited.original) == found(altered) { $0 }, "\(comment), \(corruption)")
        }
        return true
    }

    /// What identifies a finding, with its place in the article before the change.
    private struct FoundFinding: Hashable {
        let rule: String
        let place: Place
        let key: [KeyPart]
        let value: String?
        let implied: [ImpliedValue]
        let isAccepted: Bool

        init(_ finding: Finding, in path: String, _ original: (Text.SourceLocation) -> Text.SourceLocation) {
            (rule, key, value, implied) = (finding.rule, finding.key, finding.value, finding.implied)
            isAccepted = finding.accepted != nil
            let place = finding.place
            self.place = place.file == path ? Place(path, original(place.location)) : place
        }
    }
}
