import Articles
import Books
import Records
import Text

/// The last cells of a row: the doubt about its values.
enum DoubtCells {
    static let names = ["flagged", "findings", "implied"]

    /// Of rows with one record each.
    static func columns(_ doubts: Doubts, about dataset: Dataset) -> [RowColumn<Record>] {
        let hasDoubts = doubts.haveAny(about: dataset)
        return makers(dataset.definition).map { name, cell in
            let none = cell(nil)
            guard hasDoubts else { return RowColumn(name: name) { _ in none } }
            return RowColumn(name: name) { doubts.doubt(about: $0, in: dataset).map(cell) ?? none }
        }
    }

    /// Of a row with one record.
    static func cells(_ doubt: Doubt?, in definition: DatasetDefinition) -> [DataCell] {
        makers(definition).map { $0.cell(doubt) }
    }

    private static func makers(_ definition: DatasetDefinition) -> [(name: String, cell: (Doubt?) -> DataCell)] {
        let cells: [(Doubt?) -> DataCell] = [
            { DataCell($0?.flag.rawValue) }, { .blames($0?.blames ?? []) },
            { $0.flatMap { ImpliedValues($0, in: definition) }.map(DataCell.implied) ?? .empty },
        ]
        return zip(names, cells).map { ($0, $1) }
    }

    /// A value of a row with several values.
    struct Part {
        /// Of the value's column.
        let name: String
        let doubt: Doubt
        let implied: [DataCell.Named]
    }

    /// Of a row with several values: those in doubt are named by their columns.
    static func cells(_ parts: [Part]) -> [DataCell] {
        guard !parts.isEmpty else { return [.empty, .named([]), .empty] }
        let implied = parts.flatMap(\.implied)
        return [
            .named(parts.map { DataCell.Named(name: $0.name, cell: .text($0.doubt.flag.rawValue)) }),
            .named(parts.map { DataCell.Named(name: $0.name, cell: .blames($0.doubt.blames)) }),
            implied.isEmpty ? .empty : .named(implied),
        ]
    }
}
