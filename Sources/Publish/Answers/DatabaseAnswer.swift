package import SQLite
import Text

/// Writes rows of the database as text: data row by row, tables for people at the end, because all rows give their widths.
package struct DatabaseAnswer {
    private enum Form {
        case data(DataWriter)
        case shown([String], rows: [[DataCell]])
    }

    private var form: Form
    private let format: RecordFormat
    private let width: Int?
    private var bytes: [UInt8] = []

    package init(columns: [String], _ format: RecordFormat, width: Int?, _ dialect: CSVDialect) {
        (self.format, self.width) = (format, width)
        guard let data = format.data else {
            form = .shown(columns, rows: [])
            return
        }
        let writer = DataWriter(columns, data, dialect)
        writer.begin(&bytes)
        form = .data(writer)
    }

    package mutating func append(_ row: [SQLValue]) {
        let cells = row.map(Self.cell)
        switch form {
        case .data(var writer):
            writer.append(cells, to: &bytes)
            form = .data(writer)
        case .shown(let columns, var rows):
            // The rows have one owner, so that none is copied.
            form = .shown([], rows: [])
            rows.append(cells)
            form = .shown(columns, rows: rows)
        }
    }

    private static let partSize = 1 << 16

    /// The next part of the answer, if it is large enough to be written.
    package mutating func part() -> [UInt8]? {
        guard bytes.count >= Self.partSize else { return nil }
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    /// The last part.
    package consuming func end() -> [UInt8] {
        switch form {
        case .data(let writer): writer.end(&bytes)
        case .shown(let columns, let rows):
            bytes = ShownAnswer(columns: columns, rows: rows).bytes(format, width: width)
        }
        return bytes
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
