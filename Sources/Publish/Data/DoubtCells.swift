import Books
import Records

/// The last cells of a row with several values: the doubt about them.
enum DoubtCells {
    static let names = CommonColumn.ofDoubt.map(\.rawValue)

    /// A value of such a row.
    struct Part {
        /// Of the value's column.
        let name: String
        let doubt: Doubt
        let implied: [DataCell.Named]
    }

    /// Each part has the name of its column.
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
