import Books
import Records
import Text

/// The judgement after a hypothetical change of a cell.
struct Rejudgement {
    private let datasets: [Dataset]
    private let rules: RuleBook
    private let judged: RuleJudgement

    /// The number of changes tried in a dataset; with more open findings, many cells were misread together.
    static let mostTrials = 24
    /// The number of records of a dataset that are judged again in all of its trials.
    private static let mostRecords = 100_000

    /// - Parameter judged: the judgement on the unchanged datasets.
    init(_ datasets: [Dataset], _ rules: RuleBook, _ judged: RuleJudgement) {
        (self.datasets, self.rules, self.judged) = (datasets, rules, judged)
    }

    /// The number of changes to try in a dataset, so that time stays linear in its records.
    static func limit(of dataset: Dataset) -> Int { min(mostTrials, mostRecords / max(1, dataset.records.count)) }

    /// - Parameters:
    ///   - uses: of one cell.
    ///   - value: nil for no value.
    /// - Complexity: that of the rules of the datasets that the cell feeds.
    func findings(where uses: [CellUse], read value: CellValue?) -> [Finding] {
        let changed = Dictionary(grouping: uses, by: \.dataset)
        var all = datasets
        for (position, uses) in changed { all[position] = datasets[position].reading(value, at: uses) }
        return rules.judgement(of: all, after: judged, changed: Set(changed.keys.map { datasets[$0].name })).unordered
    }
}
