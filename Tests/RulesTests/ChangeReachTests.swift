import Books
import Records
import TestSupport
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

    private static func cells(of dataset: Dataset) -> [(claim: Int, column: Int)] {
        dataset.claims.indices.flatMap { claim in dataset.definition.values.indices.map { (claim, $0) } }
    }
}
