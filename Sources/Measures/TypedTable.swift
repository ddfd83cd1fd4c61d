/// A table of an article with its cells read as values, without any book.
package struct TypedTable: Sendable {
    /// A cell's value with the unit that stands behind the number.
    package struct Cell: Hashable, Sendable {
        package let value: CellValue
        package let unit: String?

        package init(_ value: CellValue, unit: String? = nil) {
            self.value = value
            self.unit = unit
        }
    }

    /// For each column what all of its cells can be read as; `text` where they have nothing in common.
    package let types: [FieldType]
    /// For each row of the body and each column; nil where nothing stands there, or a mark that says so.
    package let cells: [[Cell?]]

    package init(types: [FieldType], cells: [[Cell?]]) {
        self.types = types
        self.cells = cells
    }
}
