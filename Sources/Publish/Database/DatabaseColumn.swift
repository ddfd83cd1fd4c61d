package import SQLite
import Text

/// A column of a table of the database, with its cells.
package struct DatabaseColumn: Sendable {
    /// What is true of every cell, and what the column means.
    let field: SchemaField
    package let values: SQLColumn
    /// The name of the column whose numbers this one has as they are written; nil for a column of the data.
    let writtenColumn: String?

    var name: String { field.name }

    private init(_ field: SchemaField, _ column: DataTable.Column, writtenColumn: String? = nil) {
        self.writtenColumn = writtenColumn
        self.field = field
        values = SQLColumn(cells: column.cells.map { Self.value($0, of: field) }, rows: column.rows)
    }
}

extension DatabaseColumn {
    /// The column of a data file, and after it the numbers as they are written where that says more than the number: with
    /// trailing zeros, or with more digits than a binary number holds.
    ///
    /// - Parameter taken: the names of the table's other columns.
    static func columns(_ field: SchemaField, _ column: DataTable.Column, taken: Set<String>) -> [DatabaseColumn] {
        let (field, column) = stored(field, column)
        let main = DatabaseColumn(field, column)
        guard field.storage == .decimal, field.digits.exceedBinary, !field.isWrittenBeside else { return [main] }
        let written = SchemaField(
            free(field.name + "_text", taken), description: "\(field.name) as it is written, with all of its digits.",
            isRequired: field.isRequired
        ).fitted(to: column.cells)
        return [main, DatabaseColumn(written, column, writtenColumn: field.name)]
    }

    /// Values of several columns as JSON, whose numbers SQL compares as numbers.
    private static func stored(_ field: SchemaField, _ column: DataTable.Column) -> (SchemaField, DataTable.Column) {
        guard case .values(_, let isOne) = field.form else { return (field, column) }
        if isOne { return (field, column.mapping(\.single)) }
        let column = column.mapping { $0 == .empty ? .empty : .text($0.json.text) }
        var json = SchemaField(
            field.name,
            description: field.description.map {
                "\($0) As JSON: \(field.name) ->> 'COLUMN' gives the value of one column."
            })
        json.title = field.title
        return (json.fitted(to: column.cells), column)
    }

    /// A name that no other column has.
    static func free(_ name: String, _ taken: Set<String>) -> String {
        var free = name
        while taken.contains(free) { free += "_" }
        return free
    }

    /// Numbers are binary, see ``WrittenDigits/exceedBinary``; truth values are 0 or 1.
    private static func value(_ cell: DataCell, of field: SchemaField) -> SQLValue {
        let text = cell.text
        if text.isEmpty { return field.isEmptyAValue && field.storage == .text ? .text("") : .null }
        switch field.storage {
        case .integer: return cell.exactNumber.map { .integer(Int64($0.coefficient)) } ?? .null
        case .decimal: return Double(text).map(SQLValue.real) ?? .null
        case .truth: return .integer(cell == .boolean(true) ? 1 : 0)
        case .text: return .text(text)
        }
    }
}
