package import Books

/// The cells of a table's body read as values.
package struct TypedTable: Sendable {
    /// The type of a column's cells.
    package enum ColumnType: String, CaseIterable, Sendable {
        case boolean, integer, number, text
        /// Numbers in some cells, texts in others.
        case mixed
    }

    /// A cell's value with the unit after the number.
    package struct Cell: Hashable, Sendable {
        package let value: CellValue
        package let unit: String?
        /// The number as written, if its value does not show all digits: `10.0`.
        package let written: String?
        /// A number that is too long for a value, as JSON text.
        package let literal: String?

        package init(_ value: CellValue, unit: String? = nil, written: String? = nil, literal: String? = nil) {
            (self.value, self.unit, self.written, self.literal) = (value, unit, written, literal)
        }
    }

    package let types: [ColumnType]
    /// For each row of the body and each column; nil for an empty cell or one that marks a missing value.
    package let cells: [[Cell?]]

    package init(types: [ColumnType], cells: [[Cell?]]) {
        self.types = types
        self.cells = cells
    }
}
