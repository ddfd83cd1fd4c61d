package import Discovery
import Measures

extension CheckedBook {
    /// The relations that the data obey.
    ///
    /// - Parameters:
    ///   - dataset: its name or title; nil for all datasets.
    ///   - without: `FIELD=VALUE`: records of any dataset with that field to which relations are not fitted. Several values of
    ///     one field are alternatives, several fields must all match.
    ///   - isComplete: whether relations that follow from stronger ones are listed, too.
    ///   - isNew: whether those that the book declares are left out.
    package func discover(
        _ dataset: String?, without: [String] = [], isComplete: Bool = false, isNew: Bool = false
    ) throws(UsageError) -> DiscoveryReport {
        var names: Set<String>?
        if let dataset { names = [try RecordSelection.dataset(dataset, in: self).name] }
        let leftOut = try LeftOutRecords(without, in: self)
        if !without.isEmpty, !datasets.contains(where: leftOut.meansSome) {
            throw UsageError("no record has \(without.joined(separator: " and ")), so there is nothing to leave out")
        }
        let discovery = Discovery(datasets, named: names, in: book, without: leftOut.contains)
        let found = ParallelMap.map(discovery.tasks, jobs: jobs) { discovery.run($0) }
        let report = discovery.report(found)
        return DiscoveryReport(
            profiles: report.profiles.filter { !isNew || !$0.isDeclared(in: book) },
            proposals: report.proposals.filter { (isComplete || !$0.isImplied) && !(isNew && $0.known != nil) })
    }
}

/// The records that `--without FIELD=VALUE` means, in all datasets that have the fields.
private struct LeftOutRecords {
    /// For each dataset that has all of the fields, by name, the conditions.
    private var conditions: [String: [RecordColumn: Set<String>]] = [:]

    init(_ texts: [String], in checked: CheckedBook) throws(UsageError) {
        for dataset in checked.datasets where !texts.isEmpty {
            var wanted: [RecordColumn: Set<String>] = [:]
            var mistake: UsageError?
            for text in texts {
                do throws(UsageError) {
                    let condition = try RecordCondition(text, dataset: dataset.definition, book: checked.book)
                    wanted[condition.column, default: []].formUnion(condition.values)
                } catch {
                    mistake = error
                }
            }
            if mistake == nil { conditions[dataset.name] = wanted }
        }
        if !texts.isEmpty, conditions.isEmpty {
            // No dataset knows the field or the value: the selection over all of them has the right words for it.
            _ = try RecordSelections(
                checked.datasets.map(\.name).joined(separator: ","), conditions: texts, in: checked)
            throw UsageError("no dataset has all of the fields of \(texts.joined(separator: " "))")
        }
    }

    func meansSome(of dataset: Dataset) -> Bool {
        dataset.records.contains { contains($0, dataset.definition) }
    }

    func contains(_ record: Record, _ definition: DatasetDefinition) -> Bool {
        guard let wanted = conditions[definition.name] else { return false }
        return wanted.allSatisfy { column, values in
            switch column {
            case .key(let index): values.contains(record.key[index])
            case .value(let index): values.contains(record.values[index]?.text ?? "")
            case .unit, .status, .articles: false
            }
        }
    }
}
