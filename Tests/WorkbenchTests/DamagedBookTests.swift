import Articles
import Books
import Foundation
import Records
import TestSupport
import Testing
import Text

@testable import Workbench

/// The first book with random damage: nothing traps, and whatever is said of it has a place in its files.
@Suite struct DamagedBookTests {
    /// The seeds of the damages; a failure prints the one that it needs.
    static let seeds: [UInt64] = Array(1...30)

    static let files: [(path: String, bytes: [UInt8])] = {
        let folder = Shared.root.appending(path: "Input")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.sorted().compactMap { path in
            guard path.contains("."), let data = try? Data(contentsOf: folder.appending(path: path)) else { return nil }
            return (path, Array(data))
        }
    }()

    @Test func theBookIsThere() {
        #expect(Self.files.count > 20)
        #expect(Self.files.contains { $0.path.hasPrefix("Articles/") })
    }

    @Test(arguments: seeds)
    func damagedArticlesAreReadOrReported(seed: UInt64) {
        check(seed: seed) { $0.hasPrefix("Articles/") }
    }

    @Test(arguments: seeds)
    func damagedBookFilesAreReadOrReported(seed: UInt64) {
        check(seed: seed) { $0.hasSuffix(".yaml") }
    }

    private func check(seed: UInt64, _ isMeant: (String) -> Bool) {
        var random = SeededGenerator(seed: seed)
        let meant = Self.files.indices.filter { isMeant(Self.files[$0].path) }
        guard let chosen = meant.randomElement(using: &random) else { return }
        var files = Self.files
        files[chosen].bytes = Self.damaged(files[chosen].bytes, using: &random)
        let what = "seed \(seed), \(files[chosen].path)"
        do {
            let checked = try Pipeline().run(BookFolder(files: files))
            let articles = Dictionary(
                zip(checked.book.articles.map(\.path), checked.articles.map(\.text)), uniquingKeysWith: { $1 })
            for finding in checked.findings { expectPlaces(of: finding, files, articles, what) }
            for dataset in checked.datasets { expectRawText(of: dataset, in: checked, what) }
        } catch {
            #expect(!error.findings.isEmpty, "\(what)")
            for finding in error.findings { expectPlaces(of: finding, files, [:], what) }
        }
    }

    /// A few bytes flipped, taken out or doubled.
    private static func damaged(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
            let index = Int.random(in: bytes.indices, using: &random)
            let end = min(bytes.count, index + Int.random(in: 1...12, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 1: bytes.removeSubrange(index..<end)
            case 2: bytes.insert(contentsOf: Array(bytes[index..<end]), at: index)
            default: bytes[index] = Array("|-\\`<>&{}[]:'\"\n\r\t ".utf8).randomElement(using: &random) ?? 0
            }
        }
        return bytes
    }

    private func expectPlaces(
        of finding: Finding, _ files: [(path: String, bytes: [UInt8])], _ articles: [String: SourceText], _ what: String
    ) {
        for place in [finding.place] + finding.notes.map(\.place) {
            let text =
                articles[place.file]
                ?? files.first { $0.path == place.file }.map { SourceText(path: $0.path, bytes: $0.bytes) }
            guard let text else {
                #expect(place.location == .start, "\(what): \(place) is in no file")
                continue
            }
            #expect(place.line >= 1 && place.line <= text.lineCount, "\(what): \(FindingText.lines(for: finding))")
            let length = text.lineText(place.line).unicodeScalars.count
            #expect(place.column >= 1 && place.column <= length + 1, "\(what): \(FindingText.lines(for: finding))")
        }
    }

    private func expectRawText(of dataset: Dataset, in checked: CheckedBook, _ what: String) {
        for claim in dataset.claims {
            let text = checked.articles[claim.article].text
            for origin in (claim.keyOrigins + claim.valueOrigins).compactMap({ $0 }) {
                let line = text.lineRange(origin.location.line)
                let before = text.string(line).unicodeScalars.prefix(origin.location.column - 1)
                let start = line.lowerBound + before.reduce(0) { $0 + UTF8.width($1) }
                let found = text.bytes[min(start, text.bytes.count)...].prefix(origin.raw.utf8.count)
                #expect(
                    Array(found) == Array(origin.raw.utf8), "\(what): \(text.path):\(origin.location) “\(origin.raw)”")
            }
        }
    }
}
