import Books
import Records
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
        // The shortest decimal number that is stored like this. It is a text if it has an exponent or is not a number.
        case .real(let real): ExactNumber(real.description).map(DataCell.number) ?? .text(real.description)
        case .text(let text): .text(text)
        }
    }
}
