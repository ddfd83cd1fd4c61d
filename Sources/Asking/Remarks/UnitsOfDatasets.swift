import Books
import Records
import Text

/// The remarks on equally named columns of several datasets that have different units: an answer has one column for
/// them, and no unit beside it.
struct UnitsOfDatasets {
    let selections: [RecordSelection]

    /// One sentence for each column: `weight is in kg in heavy and in g in light`.
    var lines: [String] {
        let datasets = selections.filter { !$0.records.isEmpty }.map(\.dataset.definition)
        let names = datasets.flatMap { $0.values.filter { $0.unit != nil }.map(\.name) }.uniqued()
        return names.compactMap { name in
            let units = datasets.compactMap { dataset in
                dataset.values.first { $0.name == name && $0.type.isNumeric }
                    .map { (dataset: dataset.name, unit: Self.text(dataset.unit(of: $0))) }
            }
            guard Set(units.map(\.unit)).count > 1 else { return nil }
            let texts = units.map { "\($0.unit) in \($0.dataset)" }
            return "\(name) is \(texts.dropLast().joined(separator: ", ")) and \(texts[texts.count - 1])"
        }
    }

    private static func text(_ unit: DatasetDefinition.UnitSource) -> String {
        switch unit {
        case .none: "without a unit"
        case .fixed(let unit): "in \(unit)"
        case .perRecord: "in the unit of each record"
        }
    }
}
