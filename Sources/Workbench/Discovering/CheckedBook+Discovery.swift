import Asking
package import Books
package import Discovery
import Records
package import Text

extension CheckedBook {
    /// The relations that the data obey.
    ///
    /// - Parameters:
    ///   - dataset: its name or title; nil for all datasets.
    ///   - without: conditions on the records, in any dataset with their fields, that relations are not fitted to.
    ///   - isComplete: whether to list relations that follow from stronger ones.
    ///   - isNew: whether to omit relations that the book declares.
    package func discover(
        _ dataset: String?, without: [String] = [], isComplete: Bool = false, isNew: Bool = false
    ) throws(UsageError) -> DiscoveryReport {
        var names: Set<String>?
        if let dataset { names = [try Question.dataset(dataset, in: self).name] }
        let leftOut = try LeftOutRecords(without, in: self)
        if !without.isEmpty, !datasets.contains(where: leftOut.meansSome) {
            throw UsageError("no record has \(without.joined(separator: " and ")), so there is nothing to leave out")
        }
        let report = discover(named: names, without: leftOut.contains)
        return DiscoveryReport(
            profiles: report.profiles.filter { !isNew || !$0.isDeclared },
            proposals: report.proposals.filter { (isComplete || !$0.isImplied) && !(isNew && $0.known != nil) },
            unsearched: report.unsearched)
    }

    /// All relations that the data of some datasets obey, also those that follow from stronger ones.
    ///
    /// - Parameter names: nil for all datasets.
    func discover(
        named names: Set<String>?, without isLeftOut: (Record, DatasetDefinition) -> Bool = { _, _ in false }
    ) -> DiscoveryReport {
        let discovery = Discovery(datasets, named: names, in: book, limits: limits, without: isLeftOut)
        let found = ParallelMap.map(
            discovery.tasks, jobs: setup.jobs, finish: setup.progress.counter(discovery.tasks.count, "searches")
        ) { discovery.run($0) }
        return discovery.report(found)
    }
}

extension DiscoveryReport {
    /// A line for each dataset that was too wide to search fully, with the option that raises the limit.
    package func warnings(_ limits: BookLimits) -> String {
        unsearched.map { data in
            let columns =
                data.columns.isEmpty
                ? nil : "\(data.columns.count) columns from \(data.columns[0]) on are not searched"
            let sources =
                data.foreignSources == 0
                ? nil : "\(data.foreignSources) columns of other datasets are not compared with its own"
            return "\(data.dataset): warning: " + [columns, sources].compactMap { $0 }.joined(separator: ", and ")
                + limits.hint(.discoverySteps) + "\n"
        }.joined()
    }
}

/// The records that match conditions, in all datasets with their fields.
private struct LeftOutRecords {
    /// The conditions of each such dataset, by name.
    private var conditions: [String: ConditionSet] = [:]

    init(_ texts: [String], in checked: CheckedBook) throws(UsageError) {
        guard !texts.isEmpty else { return }
        for selection in try Question(checked.datasets, conditions: texts, in: checked).selections {
            conditions[selection.dataset.name] = selection.conditions
        }
    }

    func meansSome(of dataset: Dataset) -> Bool {
        dataset.records.contains { contains($0, dataset.definition) }
    }

    func contains(_ record: Record, _ definition: DatasetDefinition) -> Bool {
        conditions[definition.name]?.areSatisfied(by: record) == true
    }
}
