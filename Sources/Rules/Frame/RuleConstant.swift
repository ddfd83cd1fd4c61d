import Books
import Records
import Text

/// A number that no data give, which a rule fits to some of the records: only its limits are known.
package struct RuleConstant: Sendable {
    /// The fields that it is a constant for, with the words of its records.
    package let words: [(field: String, word: String)]
    package let interval: FittedConstant.Interval
}

/// A rule that fits such numbers.
protocol ConstantFitting: Rule {
    /// One for each group of records that agree on one, in the order of the groups.
    func constants(in view: DatasetView, of data: CheckedData) -> [RuleConstant]

    /// Whether a value is the one to which every number between some limits leads; nil where the rule cannot judge the record.
    func foretells(
        _ record: Int, by interval: FittedConstant.Interval, in view: DatasetView, of data: CheckedData
    ) -> Bool?
}
