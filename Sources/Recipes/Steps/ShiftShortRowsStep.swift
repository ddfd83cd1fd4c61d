import Articles
import Books

/// Completes rows that lack their first cells because a span above them was lost: moves their cells to the right and
/// fills the first columns from the row above.
///
///     - shift-short-rows: {by: 1}
///     - shift-short-rows: {by: [1, 2]}
///
///     | oak | dry | 40 |        | oak | dry | 40 |
///     | wet | 45 |       ->     | oak | wet | 45 |
struct ShiftShortRowsStep: RecipeStep {
    struct Keys: MapKeys {
        static let form = MapDeclaration(
            step: "shift-short-rows",
            """
            Repairs rows that a lost span has left short: moves their cells to the right and takes the first cells \
            from the row above. The short rows are then accepted.
            """,
            Self())

        let by = Key(
            "by", list: .list(of: .count("the number of cells that are missing"), atLeastOne: "number of cells"),
            "How many cells are missing (default: 1); a list if rows lack different numbers of cells.",
            example: "[1, 2]")
    }

    private let counts: [Int]

    init?(_ map: KeyReader<Keys>, book: Book) {
        counts = map.node(\.by) == nil ? [1] : map.by
    }

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        var table = table
        // Columns that steps have made follow the article's own, and lack no cells.
        let width = min(table.source.columnCount, table.columns.count)
        for row in table.rows.indices.dropFirst() {
            let cells = table.rows[row].prefix(width)
            // A short row has no cells in its last places, in contrast to empty ones.
            let missing = cells.reversed().prefix { $0 == nil }.count
            guard counts.contains(missing), cells.count > missing else { continue }
            context.complete(Array(cells))
            table.rows[row] =
                Array(table.rows[row - 1].prefix(missing)) + cells.dropLast(missing) + table.rows[row].dropFirst(width)
        }
        return table
    }
}
