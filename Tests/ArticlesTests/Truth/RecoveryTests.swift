import Articles
import Foundation
import TestSupport
import Testing
import Text

/// A table that the strict grammar rejects is read as if it were written well, and its neighbours as before.
struct RecoveryTests {
    struct Count {
        var tables = 0
        var unfit = 0
        var tried = 0
        var equal = 0
        var strict = 0
        var different: [String: Int] = [:]
        var examples: [String] = []

        mutating func add(_ experiment: RecoveryExperiment?, origin: String) {
            guard let experiment else {
                unfit += 1
                return
            }
            tables += 1
            for delimiters in RecoveryExperiment.Delimiters.allCases {
                for place in RecoveryExperiment.Place.allCases { add(experiment, delimiters, place, origin) }
            }
        }

        private mutating func add(
            _ experiment: RecoveryExperiment, _ delimiters: RecoveryExperiment.Delimiters,
            _ place: RecoveryExperiment.Place, _ origin: String
        ) {
            tried += 1
            let ending = ["\n", "\n", "\r\n", "\r"][tried % 4]
            switch experiment.outcome(delimiters, place, ending: ending) {
            case .equal: equal += 1
            case .strict: strict += 1
            case .different(let result):
                different["\(delimiters) \(place)", default: 0] += 1
                if examples.count < 5 { examples.append("\(origin) \(delimiters) \(place)\n\(result)") }
            }
        }

        var summary: String {
            let kinds = different.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
            return "\(tables) tables (\(unfit) unfit), \(tried) tried: \(equal) equal, \(strict) seen by the grammar, "
                + "\(different.values.reduce(0, +)) different [\(kinds)]"
        }
    }

    /// Cells that leave the delimiter row the only thing wrong.
    static func generatedTable(seed: UInt64) -> [String] {
        var generator = SeededGenerator(seed: seed)
        let width = Int.random(in: 1...6, using: &generator)
        let cells = [
            "a", "12", "1,024", "", "`x \\| y`", "*b*", "x\\|y", "&lt;", "a<br>b", "板", "[l](m)", "–", "**c** d",
        ]
        func row(_ count: Int) -> String {
            let row = (0..<count).map { _ in cells.randomElement(using: &generator) ?? "" }
            return "| " + row.joined(separator: " | ") + " |"
        }
        let delimiters = String(repeating: "---|", count: width)
        let rows = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
            row(
                max(
                    1,
                    width
                        + (Int.random(in: 0...4, using: &generator) == 0
                            ? Int.random(in: -2...2, using: &generator) : 0)))
        }
        return [row(width), "|" + delimiters] + rows
    }

    @Test func generatedTables() {
        var count = Count()
        for seed in 0..<UInt64(SharedCorpus.isWhole ? 1_000 : 30) {
            count.add(RecoveryExperiment(lines: Self.generatedTable(seed: seed)), origin: "seed \(seed)")
        }
        #expect(count.unfit == 0)
        #expect(count.examples.isEmpty, "\(count.summary)\n\(count.examples.joined(separator: "\n"))")
        print("generated: \(count.summary)")
    }

    /// The tables of a sample of 40 files; of all files with `WHOLE_CORPUS=1`.
    @Test(.enabled(if: SharedCorpus.markdown.isPresent, "\(SharedCorpus.absence)"))
    func realTables() throws {
        var count = Count()
        for file in try SharedCorpus.markdown.files(sample: 40, seed: 4_010) {
            let bytes = Array(try Data(contentsOf: file))
            let article = ArticleReader(options: IngestOptions(isStrict: true)).article(path: file.path, bytes: bytes)
                .value
            for table in article.tables where table.syntax == .markdown {
                let lines = (table.location.line...table.endLine).map(article.text.lineText)
                count.add(RecoveryExperiment(lines: lines), origin: "\(file.path):\(table.location.line)")
            }
        }
        #expect(count.tables > 0)
        #expect(count.examples.isEmpty, "\(count.summary)\n\(count.examples.joined(separator: "\n"))")
        print("real: \(count.summary)")
    }
}
