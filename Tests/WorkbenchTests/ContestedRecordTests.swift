import Records
import TestSupport
import Testing
import Text

@testable import Workbench

/// The status of a record and the findings of rules come about apart from each other, and say the same.
@Suite struct ContestedRecordTests {
    /// A book whose articles say these weights of one wood.
    private static func book(_ articles: [[Int]], within tolerance: Int) throws -> CheckedBook {
        let files = articles.enumerated().flatMap { number, weights in
            [
                (
                    "Articles/a\(number).md",
                    "| wood | weight |\n|--|--|\n" + weights.map { "| fir | \($0) |\n" }.joined()
                ),
                (
                    "Recipes/a\(number).yaml",
                    """
                    article: a\(number)
                    tables:
                      - select: {header: [wood]}
                        feeds:
                          - {dataset: board, fields: {wood: {column: wood}, weight: {column: weight}}}
                    """
                ),
            ]
        }
        let list = articles.indices.map { "{id: a\($0), file: Articles/a\($0).md, origin: {title: Boards}}" }
        let others = [
            ("book.yaml", "title: Boards\narticles: [\(list.joined(separator: ", "))]\ndatasets: [board]"),
            ("Vocabulary/wood.yaml", "vocabulary: wood\nentries: [fir]\n"),
            (
                "Datasets/board.yaml",
                """
                dataset: board
                title: Boards
                tolerance: \(tolerance)
                keys: [{field: wood, vocabulary: wood}]
                values: [{field: weight, type: number}]
                """
            ),
        ]
        return try Pipeline().run(BookFolder(files: (files + others).map { ($0.0, Array($0.1.utf8)) }))
    }

    /// Within a tolerance an article may contradict itself by values that are both near the published one.
    @Test func aContestedRecordHasAnErrorAndWithoutAToleranceAnotherHasNone() throws {
        let seed: UInt64 = 7
        var random = SeededGenerator(seed: seed)
        for _ in 0..<600 {
            let articles = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 10...14, using: &random) }
            }
            let tolerance = Int.random(in: 0...2, using: &random)
            let book = try Self.book(articles, within: tolerance)
            let hasError = book.findings.contains {
                $0.severity == .error && ["agreement", "key-unique"].contains($0.rule)
            }
            let isContested = book.datasets[0].records[0].status == .contested
            #expect(
                isContested == hasError || (tolerance > 0 && hasError), "\(articles) within \(tolerance), seed \(seed)")
        }
    }
}
