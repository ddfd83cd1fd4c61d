package import SQLite
import Text

/// Writes rows of the database as text: data row by row, tables for people at the end, because all rows give their widths.
package struct DatabaseAnswer {
    /// Nil for a table for people.
    private var writer: DataWriter?
    private let columns: [String]
    /// The rows of a table for people.
    private var rows: [[DataCell]] = []
    private let format: RecordFormat
    private let width: Int?
    private var bytes: [UInt8] = []

    package init(columns: [String], _ format: RecordFormat, width: Int?, _ dialect: CSVDialect) {
        (self.columns, self.format, self.width) = (columns, format, width)
        writer = format.data.map { DataWriter(columns, $0, dialect) }
        writer?.begin(&bytes)
    }

    package mutating func append(_ row: [SQLValue]) {
        let cells = row.map(Self.cell)
        if writer == nil {
            rows.append(cells)
        } else {
            writer?.append(cells, to: &bytes)
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
        guard let writer else { return ShownAnswer(columns: columns, rows: rows).bytes(format, width: width) }
        writer.end(&bytes)
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
