import Books
import Records
import Text

extension Question {
    /// The remarks on equally named columns of several datasets that have different units: an answer has one column for
    /// them, and no unit beside it. One sentence for each column: `weight is in kg in heavy and in g in light`.
    var unlikeUnitsOfDatasets: [String] {
        let datasets = selections.filter { !$0.records.isEmpty }.map(\.dataset.definition)
        let names = datasets.flatMap { $0.values.filter { $0.unit != nil }.map(\.name) }.uniqued()
        return names.compactMap { name in
            let units = datasets.compactMap { dataset in
                dataset.values.first { $0.name == name && $0.type.isNumeric }
                    .map { (dataset: dataset.name, unit: dataset.unit(of: $0).phrase) }
            }
            guard Set(units.map(\.unit)).count > 1 else { return nil }
            let texts = units.map { "\($0.unit) in \($0.dataset)" }
            return "\(name) is \(texts.dropLast().joined(separator: ", ")) and \(texts[texts.count - 1])"
        }
    }
}

extension DatasetDefinition.UnitSource {
    fileprivate var phrase: String {
        switch self {
        case .none: "without a unit"
        case .fixed(let unit): "in \(unit)"
        case .perRecord: "in the unit of each record"
        }
    }
}
