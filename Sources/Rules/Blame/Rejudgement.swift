import Books
import Records
import Text

/// What the rules would say if a cell said something else.
struct Rejudgement {
    private let datasets: [Dataset]
    private let rules: RuleBook
    private let judged: RuleJudgement

    /// How many changes are tried in a dataset; where more findings are open, many cells have been misread together.
    static let mostTrials = 24
    /// How many records of a dataset may be judged again in all its trials together.
    private static let mostRecords = 100_000

    /// - Parameter judged: what the rules say of the datasets as they are.
    init(_ datasets: [Dataset], _ rules: RuleBook, _ judged: RuleJudgement) {
        (self.datasets, self.rules, self.judged) = (datasets, rules, judged)
    }

    /// How many changes may be tried in a dataset, so that time stays linear in its records.
    static func limit(of dataset: Dataset) -> Int { min(mostTrials, mostRecords / max(1, dataset.records.count)) }

    /// - Parameters:
    ///   - uses: of one cell.
    ///   - value: nil for none at all.
    /// - Complexity: that of the rules of the datasets that the cell feeds.
    func findings(where uses: [CellUse], read value: CellValue?) -> [Finding] {
        let changed = Dictionary(grouping: uses, by: \.dataset)
        var all = datasets
        for (position, uses) in changed { all[position] = datasets[position].reading(value, at: uses) }
        return rules.judgement(of: all, after: judged, changed: Set(changed.keys.map { datasets[$0].name })).unordered
    }
}
