package import SQLite
import Text

/// A column of a table of the database, with its cells.
package struct DatabaseColumn: Sendable {
    /// How SQLite stores the cells. A comparison in SQL never compares numbers as text.
    enum Storage: Sendable {
        case integer
        /// A binary number, which holds any decimal number of at most 15 significant digits.
        case real
        /// 0 or 1.
        case truth
        case text
    }

    let name: String
    let storage: Storage
    /// What is true of every cell, and what the column means.
    let field: SchemaField
    package let values: SQLColumn
    /// The name of the column whose numbers this one has as they are written; nil for a column of the data.
    let writtenColumn: String?

    /// Whether a row has no cell.
    var hasGaps: Bool { values.cells.contains(.null) }

    private init(
        _ name: String, _ storage: Storage, _ field: SchemaField, _ cells: [SQLValue], _ rows: [Int32],
        writtenColumn: String? = nil
    ) {
        self.writtenColumn = writtenColumn
        self.name = name
        self.storage = storage
        self.field = field
        values = SQLColumn(cells: cells, rows: rows)
    }
}

extension DatabaseColumn {
    /// The column of a data file, and after it the numbers as they are written where that says more than the number: with
    /// trailing zeros, or with more digits than a binary number holds.
    ///
    /// - Parameter taken: the names of the table's other columns.
    static func columns(_ field: SchemaField, _ column: DataTable.Column, taken: Set<String>) -> [DatabaseColumn] {
        let storage = storage(of: column.cells, as: field.kind)
        let main = DatabaseColumn(
            field.name, storage, field, column.cells.map { value($0, as: storage, of: field) }, column.rows)
        guard storage == .real, column.cells.contains(where: saysMoreThanNumber) else { return [main] }
        let written = SchemaField(
            free(field.name + "_text", taken), description: "\(field.name) as it is written, with all of its digits.",
            isRequired: field.isRequired)
        return [
            main,
            DatabaseColumn(
                written.name, .text, written, column.cells.map { value($0, as: .text, of: written) }, column.rows,
                writtenColumn: field.name),
        ]
    }

    /// A name that no other column has.
    static func free(_ name: String, _ taken: Set<String>) -> String {
        var free = name
        while taken.contains(free) { free += "_" }
        return free
    }

    /// What all cells can be stored as: a cell of a column of numbers may have kept another form.
    private static func storage(of cells: [DataCell], as kind: SchemaField.FieldKind) -> Storage {
        let filled = cells.filter { !$0.text.isEmpty }
        switch kind {
        case .integer where filled.allSatisfy(\.isInteger): return .integer
        case .integer where filled.allSatisfy(\.isNumber), .number where filled.allSatisfy(\.isNumber): return .real
        case .boolean where filled.allSatisfy(\.isBoolean): return .truth
        case .integer, .number, .boolean, .string: return .text
        }
    }

    private static func value(_ cell: DataCell, as storage: Storage, of field: SchemaField) -> SQLValue {
        let text = cell.text
        if text.isEmpty { return field.isEmptyAValue && storage == .text ? .text("") : .null }
        switch storage {
        case .integer: return Int64(text).map(SQLValue.integer) ?? .null
        case .real: return Double(text).map(SQLValue.real) ?? .null
        case .truth: return .integer(cell == .boolean(true) ? 1 : 0)
        case .text: return .text(text)
        }
    }

    /// The greatest number of significant digits of which a binary number holds any.
    private static let digits = 15

    private static func saysMoreThanNumber(_ cell: DataCell) -> Bool {
        guard case .number(let number) = cell else { return false }
        return String(number.coefficient.magnitude).count > digits || number.description != number.shortest.description
    }
}

extension DataCell {
    fileprivate var isInteger: Bool {
        switch self {
        case .integer: true
        case .number(let number): number.isInteger && number.description == number.shortest.description
        case .empty, .text, .real, .boolean, .ids, .texts, .blames, .implied, .named: false
        }
    }

    fileprivate var isBoolean: Bool { if case .boolean = self { true } else { false } }
}
