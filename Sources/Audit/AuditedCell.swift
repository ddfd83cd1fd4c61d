package import Text

/// A cell of an article from which the book reads something.
package struct AuditedCell: Sendable {
    /// The index of the article in the book.
    package let article: Int
    package let location: SourceLocation
    package let raw: String
    /// The bytes of `raw` in the article's text.
    package let range: Range<Int>
    /// The first dataset, in the book's order, that a claim read from the cell belongs to.
    package let dataset: String
    /// Whether a number is read from the cell.
    package let isNumber: Bool
    /// Whether the cell names a record: a part of a key, or the word of a vocabulary.
    package let isLabel: Bool
    /// The position in a table's grid; nil in lists and blocks of text.
    package let position: Position?

    /// The first place of the grid that a cell fills.
    package struct Position: Hashable, Sendable {
        let article: Int
        package let table: Int
        let row: Int
        let column: Int
        /// Whether the cell also fills places of the next row.
        let spansRows: Bool
        /// Whether the cell is in one of the table's header rows.
        let isHeader: Bool

        var ofTable: GridPlace { GridPlace(article: article, table: table) }
        var ofRow: GridPlace { GridPlace(article: article, table: table, row: row) }
        var ofColumn: GridPlace { GridPlace(article: article, table: table, column: column) }

        func place(_ down: Int = 0, _ right: Int = 0) -> GridPlace {
            GridPlace(article: article, table: table, row: row + down, column: column + right)
        }
    }
}

/// A place of a table's grid; a whole row without `column`, a whole column without `row`, and the table without both.
struct GridPlace: Hashable, Sendable {
    let article: Int
    let table: Int
    var row: Int?
    var column: Int?
}
