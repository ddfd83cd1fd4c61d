package import Text

/// A cell of an article from which the book reads something.
package struct AuditedCell: Sendable {
    /// The index of the article in the book.
    package let article: Int
    package let location: SourceLocation
    package let raw: String
    /// The bytes of the article's text that are `raw`.
    package let range: Range<Int>
    /// The first dataset, in the book's order, that a claim read from the cell belongs to.
    package let dataset: String
    /// Whether a number is read from it.
    package let isNumber: Bool
    /// Whether it names a record: a part of a key, or the word of a vocabulary.
    package let isLabel: Bool
    /// Where it stands in a table's grid; nil in lists and blocks of text.
    package let position: Position?

    /// The first place of the grid that a cell fills.
    package struct Position: Hashable, Sendable {
        package let table: Int
        package let row: Int
        package let column: Int
        /// Whether it fills places of the next row, too.
        let spansRows: Bool
        /// Whether it stands in one of the table's header rows.
        let isHeader: Bool
    }
}
