import Books
import Text

/// The key and the implied values of findings, as data.
enum FindingCells {
    /// Null if the finding has no key; numbers as numbers.
    static func key(of finding: Finding, in dataset: DatasetDefinition?) -> DataCell {
        guard !finding.key.isEmpty else { return .empty }
        return .named(
            finding.key.map { part in
                DataCell.Named(
                    name: part.field, cell: DataCell(key: part.value, type: dataset?.field(named: part.field)?.type))
            })
    }

    static func implied(by finding: Finding, in dataset: DatasetDefinition?) -> DataCell {
        ImpliedValues(finding, in: dataset).map(DataCell.implied) ?? .empty
    }
}
