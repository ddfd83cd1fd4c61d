package import Books
package import Records
import Text

/// Judges the datasets of a book again after hypothetical changes of single cells.
package struct CellTrials {
    let book: Book
    let datasets: [Dataset]
    let rules: RuleBook
    let judged: RuleJudgement
    let cells: CellUses

    /// - Parameters:
    ///   - datasets: the judged datasets.
    ///   - judged: the judgement on them.
    ///   - cells: what was read from their cells; nil to find it again.
    package init(
        _ book: Book, _ datasets: [Dataset], _ rules: RuleBook, _ judged: RuleJudgement, cells: CellUses? = nil
    ) {
        (self.book, self.datasets, self.rules, self.judged) = (book, datasets, rules, judged)
        self.cells = cells ?? CellUses(book, datasets)
    }

    /// The findings of the rules if a cell had another value.
    ///
    /// - Parameters:
    ///   - uses: of the cell.
    ///   - value: nil for no value.
    /// - Complexity: that of the rules of the datasets that the cell feeds.
    func findings(where uses: [CellUse], read value: CellValue?) -> [Finding] {
        let changed = Dictionary(grouping: uses, by: \.dataset)
        var all = datasets
        for (position, uses) in changed { all[position] = datasets[position].reading(value, at: uses) }
        return rules.judgement(of: all, after: judged, changed: Set(changed.keys.map { datasets[$0].name })).unordered
    }

    /// Counts the changes tried in each dataset.
    struct Budget {
        /// The number of changes tried in a dataset; with more open findings, many cells were misread together.
        static let most = 24
        /// The number of records of a dataset that are judged again in all of its trials, so that time stays linear in
        /// its records.
        private static let mostRecords = 100_000

        private var used: [String: Int] = [:]

        /// Whether some more changes of a dataset may be tried; counts them if so.
        mutating func allows(_ changes: Int = 1, of dataset: Dataset) -> Bool {
            let used = used[dataset.name, default: 0] + changes
            guard used <= min(Self.most, Self.mostRecords / max(1, dataset.records.count)) else { return false }
            self.used[dataset.name] = used
            return true
        }
    }
}

extension Dataset {
    /// The dataset with a changed value of some claims and of the records that publish them.
    ///
    /// - Parameter value: nil for no value.
    func reading(_ value: CellValue?, at uses: [CellUse]) -> Dataset {
        var (claims, changed): ([Claim], [Int: Record]) = (claims, [:])
        for use in uses {
            let (original, claim) = (self.claims[use.claim], claims[use.claim])
            var values = claim.values
            values[use.column] = value
            claims[use.claim] = claim.with(
                values: values, unit: claim.unit, status: claim.status, corrections: claim.corrections)
            guard let position = position(of: claim.key) else { continue }
            // Another record, even if it publishes another claim: rules compare the claims, too.
            let record = changed[position] ?? records[position]
            values = record.values
            if self.claim(of: records[position], column: use.column) === original { values[use.column] = value }
            changed[position] = Record(
                key: record.key, values: values, unit: record.unit, status: record.status, claims: record.claims,
                assumed: record.assumed)
        }
        return replacing(claims: claims, records: changed)
    }
}
