package import Discovery
import Measures

extension CheckedBook {
    /// The relations that the data obey.
    ///
    /// - Parameter dataset: its name or title; nil for all datasets.
    package func discover(_ dataset: String?) throws(UsageError) -> [Proposal] {
        var names: Set<String>?
        if let dataset { names = [try RecordSelection.dataset(dataset, in: self).name] }
        let discovery = Discovery(datasets, named: names, in: book)
        return discovery.proposals(ParallelMap.map(discovery.tasks, jobs: jobs) { discovery.run($0) })
    }
}
