import Books
import Records
import Testing
import Text

@testable import Rules

/// Where one value changes, rules are asked again only of the records that it can reach.
@Suite struct ChangeReachTests {
    /// Every value of every example is changed in several ways: the findings are those of all rules on all records.
    @Test(arguments: RuleExampleTests.cases)
    func findsWhatAWholeJudgementFinds(_ example: RuleExampleTests.Case) {
        let book = ExampleBook(example.example)
        let rules = book.rules
        let before = rules.judgement(of: book.datasets)
        for (position, dataset) in book.datasets.enumerated() {
            for (claim, column) in Self.cells(of: dataset) {
                for value in [nil, .number(ExactNumber(7)), dataset.claims[0].values[column]] {
                    var datasets = book.datasets
                    datasets[position] = dataset.reading(
                        value, at: [CellUse(dataset: position, claim: claim, column: column)])
                    let again = rules.judgement(of: datasets, after: before, changed: [dataset.name])
                    #expect(again.findings == rules.judgement(of: datasets).findings)
                }
            }
        }
    }

    /// What a change breaks in more records than are listed is known to be cut.
    @Test func aJudgementAfterAChangeKnowsWhatIsNotListed() throws {
        func table(_ mark: (Int) -> Int) -> String {
            "| wood | mark |\n|--|--:|\n" + (0..<60).map { "| wood\($0) | \(mark($0)) |\n" }.joined()
        }
        let rule = "kind: unique\ncolumns: [mark]\n"
        let light = ExampleBook(table: table { $0 }, rules: [rule])
        let heavy = ExampleBook(table: table { $0 / 2 }, rules: [rule])
        var limits = BookLimits()
        limits[.findings] = 1
        let rules = RuleBook(light.book, problems: BookProblems(), limits: limits)
        let before = rules.judgement(of: light.datasets)
        #expect(before.cutRules.isEmpty)
        let after = rules.judgement(of: heavy.datasets, after: before, changed: Set(heavy.datasets.map(\.name)))
        #expect(after.cutRules == rules.judgement(of: heavy.datasets).cutRules)
        #expect(after.cutRules == ["example-rule"])
    }

    private static func cells(of dataset: Dataset) -> [(claim: Int, column: Int)] {
        dataset.claims.indices.flatMap { claim in dataset.definition.values.indices.map { (claim, $0) } }
    }
}
