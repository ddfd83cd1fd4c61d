package import Asking
import Publish
import Records
import Text

extension Explanation {
    /// The contents of the text as data: an array with an object for each value.
    package func json(of selections: [RecordSelection]) -> [UInt8] {
        let values = selections.flatMap { selection in
            let (records, dataset) = (selection.records, selection.dataset)
            return zip(records, RuleVerdict.all(on: records, in: dataset, checked)).map { record, rules in
                ExplainedValue(
                    record, of: dataset, title: labels(of: record, in: dataset.definition), verdicts: rules)
            }
        }
        return ExplainedData(in: checked.publication, at: location).json(of: values)
    }
}
