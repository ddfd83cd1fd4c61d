import Books
import Foundation
import Records
import TestSupport
import Testing
import Text

@testable import Workbench

/// What is read for a question about some datasets.
@Suite struct DatasetScopeTests {
    private static func kind(_ name: String, rules: String = "") -> String {
        """
        dataset: \(name)
        title: \(name)
        keys: [{field: wood, type: text}]
        values: [{field: weight, type: number}]
        rules: [\(rules)]
        """
    }

    private static func recipe(_ article: String, _ dataset: String) -> String {
        """
        article: \(article)
        tables:
          - select: {header: [wood]}
            feeds: [{dataset: \(dataset), fields: {wood: {column: wood}, weight: {column: weight}}}]
        """
    }

    /// Planks are compared with boards; nothing connects them with logs.
    private static let files: [(path: String, text: String)] = [
        (
            "book.yaml",
            """
            title: Timber
            articles:
              - {id: p, file: Articles/p.md, origin: {title: p}}
              - {id: b, file: Articles/b.md, origin: {title: b}}
              - {id: l, file: Articles/l.md, origin: {title: l}}
            datasets: [plank, board, log]
            """
        ),
        ("Articles/p.md", "| wood | weight |\n|--|--|\n| fir | 10 |\n"),
        ("Articles/b.md", "| wood | weight |\n|--|--|\n| fir | 11 |\n"),
        ("Articles/l.md", "| wood | weight |\n|--|--|\n| oak | 900 |\n"),
        (
            "Datasets/plank.yaml",
            kind(
                "plank",
                rules: "{id: alike, kind: linear, column: weight, equals: {dataset: board, column: weight}, reason: so}"
            )
        ),
        ("Datasets/board.yaml", kind("board")), ("Datasets/log.yaml", kind("log")),
        ("Recipes/p.yaml", recipe("p", "plank")), ("Recipes/b.yaml", recipe("b", "board")),
        ("Recipes/l.yaml", recipe("l", "log")),
    ]

    private static func run(asked: String?) throws -> CheckedBook {
        try Pipeline(asked: asked).run(BookFolder(files: files.map { ($0.path, Array($0.text.utf8)) }))
    }

    @Test func readsWhatTheRulesCompareWithTheAskedDatasets() throws {
        for asked in ["plank", "board"] {
            let checked = try Self.run(asked: asked)
            #expect(checked.datasets.map(\.records.count) == [1, 1, 0])
            #expect(checked.findings.map(\.rule) == ["alike"])
            #expect(!checked.isWhole)
        }
        let logs = try Self.run(asked: "log")
        #expect(logs.datasets.map(\.records.count) == [0, 0, 1])
        #expect(logs.findings.isEmpty)
    }

    @Test func readsAllForAnUnknownName() throws {
        let checked = try Self.run(asked: "plank,lumber")
        #expect(checked.isWhole)
        #expect(checked.datasets.map(\.records.count) == [1, 1, 1])
    }

    /// What is said of the values of a dataset does not depend on what else is read.
    @Test(arguments: AlteredBookTests.books)
    func findsTheSameAsInTheWholeBook(path: String) throws {
        let folder = try BookFolder(reading: Shared.root.appending(path: path).path)
        let whole = try Pipeline().run(folder)
        var tried: Set<String> = []
        // Connected datasets have one scope.
        for dataset in whole.datasets where !tried.contains(dataset.name) {
            let checked = try Pipeline(asked: dataset.name).run(folder)
            let names = checked.setup.scope?.datasets ?? []
            #expect(names.contains(dataset.name))
            tried.formUnion(names)
            for (read, all) in zip(checked.datasets, whole.datasets) where names.contains(read.name) {
                #expect(read.records.map(\.key) == all.records.map(\.key))
                #expect(read.records.map(\.values) == all.records.map(\.values))
            }
            let articles = whole.book.articles.filter { checked.setup.scope?.articles.contains($0.id) == true }
            let paths = Set(articles.map(\.path))
            #expect(
                checked.findings
                    == whole.findings.filter { $0.dataset.map(names.contains) ?? paths.contains($0.place.file) })
        }
    }
}
