import Articles
import Text

/// Finds the rows of an HTML table that do not fit its header: cells in them may belong to other columns. Readers of
/// Markdown report such rows themselves.
struct UnevenRows {
    /// The columns under a header that the recipe reads.
    private let named: [(index: Int, name: String)]
    /// The columns beyond the header that it does not read.
    private let unnamed: [Int]

    init(_ table: WorkingTable, readColumns: [Int]) {
        guard table.source.syntax == .html else {
            (named, unnamed) = ([], [])
            return
        }
        let read = Set(readColumns)
        named = read.sorted().filter { table.columns[$0].header != nil }.map { ($0, table.columns[$0].name) }
        unnamed = table.columns.indices.filter {
            table.columns[$0].header == nil && table.columns[$0].name.isEmpty && !read.contains($0)
        }
    }

    /// - Parameter place: the row's.
    func finding(about row: [WorkingCell?], at place: Place) -> Finding? {
        if let surplus = unnamed.lazy.compactMap({ row[$0] }).first(where: { !$0.text.isEmpty }) {
            return Finding(
                rule: .surplusCells, severity: .warning,
                message: "the cell “\(surplus.text)” is beyond the header, and no recipe reads it",
                place: Place(place.file, surplus.origin.location), value: surplus.text)
        }
        guard let missing = named.first(where: { row[$0.index] == nil }) else { return nil }
        return Finding(
            rule: .missingCells, severity: .warning, message: "the row has no cell for “\(missing.name)”", place: place)
    }
}
