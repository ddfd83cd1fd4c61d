import Articles
import Books
import Records
import Text

/// Completes rows that lack their first cells because a span above them was lost: moves their cells to the right and
/// fills the first columns from the row above.
///
///     - shift-short-rows: {by: 1}
///     - shift-short-rows: {by: [1, 2]}
///
///     | oak | dry | 40 |        | oak | dry | 40 |
///     | wet | 45 |       ->     | oak | wet | 45 |
struct ShiftShortRowsStep: RecipeStep {
    static let name = "shift-short-rows"

    private let counts: [Int]

    init?(parameters: MapReader, book: Book) {
        let numbers = parameters.texts("by") ?? ["1"]
        counts = numbers.compactMap { ExactNumber($0)?.wholeCount }
        guard !counts.isEmpty, counts.count == numbers.count else {
            parameters.problems.report(
                "\"by\" takes the number of missing cells, 1 or more, or a list of such numbers",
                at: parameters.place)
            return nil
        }
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
            context.mend(Array(cells))
            table.rows[row] =
                Array(table.rows[row - 1].prefix(missing)) + cells.dropLast(missing) + table.rows[row].dropFirst(width)
        }
        return table
    }
}

extension ExactNumber {
    /// A whole number from 1.
    fileprivate var wholeCount: Int? { isInteger && coefficient >= 1 ? coefficient : nil }
}
