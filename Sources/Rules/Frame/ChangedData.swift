import Records
import Text

/// The data after a change, compared with those that the rules have judged.
struct ChangedData {
    let data: CheckedData
    /// By the name of a changed dataset with the same keys and words, the positions of the records that differ.
    private var records: [String: [Int]] = [:]
    /// The changed datasets with other keys or words.
    private var reworded: Set<String> = []

    init(_ data: CheckedData, after previous: RuleJudgement) {
        self.data = data
        for (before, view) in zip(previous.data.views, data.views) where before.dataset !== view.dataset {
            if let positions = view.positions(differingInNumbersFrom: before) {
                records[view.dataset.name] = positions
            } else {
                reworded.insert(view.dataset.name)
            }
        }
    }

    /// Whether the keys and words of a dataset are those before the change.
    func hasSameWords(_ dataset: String) -> Bool { !reworded.contains(dataset) }

    /// The records on which a rule's verdict may change, rising; nil for all.
    ///
    /// - Parameter otherDatasets: the names of those that the rule looks at.
    func records(withinReachOf rule: any Rule, seeing otherDatasets: Set<String>, in view: DatasetView) -> [Int]? {
        guard rule.reach != .dataset, reworded.isDisjoint(with: otherDatasets), hasSameWords(view.dataset.name) else {
            return nil
        }
        var reached = records[view.dataset.name] ?? []
        for name in otherDatasets where name != view.dataset.name {
            guard let positions = records[name] else { continue }
            guard let foreign = data.view(name),
                let readers = rule.readers(of: positions.map { foreign.records[$0] }, of: name, in: view)
            else { return nil }
            reached += readers
        }
        return view.records(withinReachOf: Set(reached).sorted(), rule.reach)
    }

    /// The findings of a rule after it has judged some records again.
    ///
    /// - Parameters:
    ///   - known: its findings before the change.
    ///   - found: its findings on some records after the change.
    ///   - part: these records: all that the change reaches, rising.
    func findings(_ known: [Finding], replacing found: [Finding], on part: [Int], in view: DatasetView) -> [Finding] {
        guard !known.isEmpty else { return found }
        let part = Set(part)
        let left = known.filter { finding in
            view.dataset.position(of: finding.key.map(\.value)).map { !part.contains($0) } ?? true
        }
        return left + found
    }
}
