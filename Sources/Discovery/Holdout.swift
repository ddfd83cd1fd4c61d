import Books
import Records
import Rules

/// Records that relations are not fitted to, for measuring predictions.
struct Holdout: Sendable {
    private let dataset: Int
    private let all: RuleTrials
    private let fitted: [Dataset]
    private let full: Dataset
    /// Positions of the records in the whole dataset.
    let leftOut: [Int]
    private let book: Book

    /// The number of records that are put back alone.
    private static let mostAlone = 40

    /// - Parameters:
    ///   - dataset: index of the dataset.
    ///   - datasets: with all records.
    ///   - fitted: without the records left out.
    init(_ dataset: Int, of datasets: [Dataset], fitted: [Dataset], trials: RuleTrials, in book: Book) {
        let (full, kept) = (datasets[dataset], fitted[dataset])
        let leftOut = full.records.indices.filter { kept.position(of: full.records[$0].key) == nil }
        (self.dataset, self.fitted, self.book) = (dataset, fitted, book)
        (self.full, self.leftOut) = (full, leftOut)
        all = trials
    }

    /// The predictions of each rule for the records left out.
    ///
    /// - Complexity: a run of each rule on all records, and forty on the fitted ones.
    func prediction(_ rules: [RuleDefinition]) -> [Prediction] {
        var results = rules.map(together)
        for record in sample {
            let (datasets, position) = putBack(record)
            let trials = RuleTrials(datasets, in: book)
            for (index, rule) in rules.enumerated() {
                results[index].triedAlone += 1
                guard let trial = trials.trial(rule, of: full.name), trial.judged.contains(position) else { continue }
                results[index].judgedAlone += 1
                if !trial.exceptions.contains(where: { $0.suspects.contains(position) }) {
                    results[index].rightAlone += 1
                }
            }
        }
        return results
    }

    private func together(_ rule: RuleDefinition) -> Prediction {
        guard let trial = all.trial(rule, of: full.name) else { return Prediction() }
        let suspects = Set(trial.exceptions.flatMap(\.suspects))
        let judged = leftOut.filter(trial.judged.contains)
        return Prediction(judged: judged.count, right: judged.count { !suspects.contains($0) })
    }

    /// Evenly distributed over the records left out.
    private var sample: [Int] {
        let count = min(Self.mostAlone, leftOut.count)
        return (0..<count).map { leftOut[$0 * leftOut.count / count] }
    }

    private func putBack(_ record: Int) -> (datasets: [Dataset], position: Int) {
        let out = Set(leftOut)
        let kept = full.records.indices.filter { $0 == record || !out.contains($0) }
        var datasets = fitted
        datasets[dataset] = full.with(kept.map { full.records[$0] })
        return (datasets, kept.firstIndex(of: record) ?? 0)
    }
}
