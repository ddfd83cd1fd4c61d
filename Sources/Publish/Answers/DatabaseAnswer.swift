package import SQLite
import Text

/// Rows of the database as text.
package struct DatabaseAnswer {
    private let columns: [String]
    private let rows: [[DataCell]]

    package init(columns: [String], rows: [[SQLValue]]) {
        self.columns = columns
        self.rows = rows.map { $0.map(Self.cell) }
    }

    /// Whether the statement has no results, not even without rows.
    package var isEmpty: Bool { columns.isEmpty }

    package func bytes(_ format: RecordFormat, width: Int?, _ dialect: CSVDialect) -> [UInt8] {
        guard let data = format.data else {
            return ShownAnswer(columns: columns, rows: rows).bytes(format, width: width)
        }
        return AnswerData(columns: columns, rows: rows).bytes(data, dialect)
    }

    private static func cell(_ value: SQLValue) -> DataCell {
        switch value {
        case .null: .empty
        case .integer(let integer): .integer(Int(integer))
        // The shortest decimal number that is stored like this, if it needs no exponent.
        case .real(let real) where real.isFinite: ExactNumber(real.description).map(DataCell.number) ?? .real(real)
        case .real(let real): .text(real.description)
        case .text(let text): .text(text)
        }
    }
}
