import Books
import Records

/// A number that no data give, which a rule fits to some of the records: only its limits are known.
package struct RuleConstant: Sendable {
    /// The fields that it is a constant for, with the words of its records.
    package let words: [(field: String, word: String)]
    package let interval: FittedConstant.Interval
}

/// A cell that allows an interval of an unknown number; nil if it allows none.
protocol ConstantCell: JudgedCell {
    var interval: FittedConstant.Interval? { get }
}

extension ConstantCell {
    func allowsAny(of regions: [FittedConstant.Interval]) -> Bool {
        interval.map { interval in regions.contains(where: interval.covers) } ?? false
    }

    func allowsAll(of regions: [FittedConstant.Interval]) -> Bool {
        interval.map { interval in regions.allSatisfy(interval.covers) } ?? false
    }
}

/// A rule with an unknown number, which it fits to the cells of each group.
protocol ConstantFitting: GroupwiseRule where Cell: ConstantCell, Fit == FittedConstant {}

extension ConstantFitting {
    func fit(_ group: [Cell]) -> FittedConstant? { FittedConstant(group.compactMap(\.interval), of: group.count) }

    /// One for each group of records that agree on one, in the order of the groups.
    func constants(in view: DatasetView, of data: CheckedData) -> [RuleConstant] {
        groups(in: cells(view, data)).compactMap { group in
            guard let first = group.first, let fit = fit(group), fit.regions.count == 1 else { return nil }
            let words = (groupFields ?? []).map { (view.definition.keys[$0].name, view.records[first.record].key[$0]) }
            return RuleConstant(words: words, interval: fit.regions[0])
        }
    }

    /// Whether a value is the one to which every number between some limits leads; nil if the rule cannot judge the record.
    func predicts(
        _ record: Int, by interval: FittedConstant.Interval, in view: DatasetView, of data: CheckedData
    ) -> Bool? {
        guard column.filter.matches(view.records[record]) else { return nil }
        return compared([record], in: cells(view, data)).joined().first.map { $0.allowsAny(of: [interval]) }
    }
}
