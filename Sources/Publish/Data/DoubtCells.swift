import Articles
import Books
import Records
import Text

/// The last cells of a row: what is known against its values.
enum DoubtCells {
    static let columns = ["flagged", "findings", "implied"]

    /// Of a row that is one record.
    static func cells(_ doubt: Doubt?, in definition: DatasetDefinition) -> [DataCell] {
        guard let doubt else { return [.empty, .blames([]), .empty] }
        let implied = ImpliedValues(doubt, in: definition)
        return [.text(doubt.flag.rawValue), .blames(doubt.blames), implied.map(DataCell.implied) ?? .empty]
    }

    /// A value of a row that holds several.
    struct Part {
        /// Of the value's column.
        let name: String
        let doubt: Doubt
        let implied: [DataCell.Named]
    }

    /// Of a row that holds several values: each in doubt is told by the name of its column.
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
