package import Records
package import Text

/// The records of a dataset that satisfy all conditions, see ``ConditionSet``.
package struct RecordSelection: Sendable {
    package let dataset: Dataset
    package private(set) var records: [Record]
    package let conditions: ConditionSet

    /// - Parameter lookup: for many selections of one dataset.
    package init(_ dataset: Dataset, conditions: [Condition], lookup: RecordLookup? = nil) {
        let set = ConditionSet(conditions)
        self.dataset = dataset
        self.conditions = set
        records = (lookup?.candidates(for: set, in: dataset) ?? dataset.records).filter(set.areSatisfied)
    }

    /// The selection with other records, or with records in another order.
    package func with(records: [Record]) -> RecordSelection {
        var copy = self
        copy.records = records
        return copy
    }

    /// The records that satisfy all conditions but those of one group.
    func records(withoutGroup index: Int) -> [Record] {
        var others = conditions.groups
        others.remove(at: index)
        return dataset.records.filter { record in others.allSatisfy { $0.holds(record) } }
    }
}

/// The option `--first`.
extension RecordSelection {
    package static func checkFirst(_ number: Int?) throws(UsageError) {
        if let number, number < 1 { throw UsageError("--first takes a number of 1 or more, but found \(number)") }
    }

    /// The first records of all selections together.
    package static func first(_ count: Int, of selections: [RecordSelection]) -> [RecordSelection] {
        var left = count
        return selections.map { selection in
            let records = Array(selection.records.prefix(left))
            left -= records.count
            return selection.with(records: records)
        }
    }
}
