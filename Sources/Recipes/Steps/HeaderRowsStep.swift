import Articles
import Books
import Text

/// Turns the first rows into the header, for pages with the header in ordinary rows. Below an existing header, they
/// become its lower tiers. Rows further down that are a header, too, are left out as below any header
/// (``RepeatedHeaders``).
///
///     - header-rows: {count: 1}
///
///     | 1    | 2    |        | wood | size |
///     | wood | size |   ->   | oak  | 20   |
///     | oak  | 20   |
struct HeaderRowsStep: RecipeStep {
    struct Keys: MapKeys {
        static let form = MapDeclaration(
            step: "header-rows",
            "Makes the first rows the header, if the table's header is written as ordinary rows.",
            Self())

        let count = Key("count", .count("the number of rows"), default: 1, "How many rows.")
    }

    private let count: Int
    private let place: Place

    init?(_ map: KeyReader<Keys>, book: Book) {
        (count, place) = (map.count, map.place)
    }

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        guard table.rows.count > count else {
            context.problems.report(
                "\"count\" is \(count), but the table has only \(table.rows.count) rows",
                at: place, notes: [context.note(table.source)])
            return table
        }
        var result = table
        result.columns = table.columns.indices.map { index in
            let column = table.columns[index]
            let above = column.tiers.isEmpty ? column.header.map { [$0] } ?? [] : column.tiers
            return WorkingTable.Column(
                under: above + table.rows.prefix(count).compactMap { $0[index] }, line: column.line)
        }
        result.rows.removeFirst(count)
        if !table.isTransposed { result.removeHeaders(below: table.rows.prefix(count)) }
        context.use(columns: result.columns, of: table.source)
        return result
    }
}

extension WorkingTable {
    /// Leaves out the article's rows that are headers beside those that have become the header.
    fileprivate mutating func removeHeaders(below promoted: ArraySlice<[WorkingCell?]>) {
        let first = source.headerRows.count
        // A cell of several rows belongs to the first of them.
        func place(of row: [WorkingCell?], in rows: [SourceLocation: Int]) -> Int? {
            row.compactMap { $0.flatMap { rows[$0.origin.location] } }.max()
        }
        let rows = Dictionary(first: source.cells.map { ($0.location, $0.row - first) })
        repeatedHeaders = RepeatedHeaders(source, promoted: promoted.compactMap { place(of: $0, in: rows) })
        guard !repeatedHeaders.rows.isEmpty else { return }
        self.rows.removeAll { place(of: $0, in: rows).map { repeatedHeaders.rows[$0] != nil } ?? false }
    }
}
