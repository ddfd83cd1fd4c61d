/// Writes an answer as data, row by row.
struct DataWriter {
    /// Each name once.
    private let columns: [String]
    private let format: DataFormat
    private let dialect: CSVDialect
    private var count = 0

    /// - Parameter columns: the column names; a repeated name gets a number.
    init(_ columns: [String], _ format: DataFormat, _ dialect: CSVDialect) {
        (self.format, self.dialect) = (format, dialect)
        var counts: [String: Int] = [:]
        self.columns = columns.map { name in
            counts[name, default: 0] += 1
            return counts[name].map { $0 == 1 ? name : "\(name)_\($0)" } ?? name
        }
    }

    /// A whole answer.
    static func bytes(
        _ columns: [String], _ rows: [[DataCell?]], _ format: DataFormat, _ dialect: CSVDialect
    ) -> [UInt8] {
        var writer = DataWriter(columns, format, dialect)
        var bytes: [UInt8] = []
        writer.begin(&bytes)
        for row in rows { writer.append(row, to: &bytes) }
        writer.end(&bytes)
        return bytes
    }

    /// What precedes the rows.
    func begin(_ bytes: inout [UInt8]) {
        switch format {
        case .csv, .tsv:
            bytes.append(contentsOf: dialect.byteOrderMark)
            dialect.append(row: columns, separator: separator, to: &bytes)
        case .json, .ndjson: break
        }
    }

    /// - Parameter row: a cell for each column; nil if the row's dataset lacks the column: JSON omits it.
    mutating func append(_ row: [DataCell?], to bytes: inout [UInt8]) {
        switch format {
        case .csv, .tsv: dialect.append(row: row.map { $0?.text ?? "" }, separator: separator, to: &bytes)
        case .json:
            JSONArray.appendSeparator(isFirst: count == 0, to: &bytes)
            json(row).append(to: &bytes, isSpaced: true)
        case .ndjson:
            json(row).append(to: &bytes, isSpaced: false)
            bytes.append(UInt8(ascii: "\n"))
        }
        count += 1
    }

    /// What follows the rows.
    func end(_ bytes: inout [UInt8]) {
        if format == .json { JSONArray.appendEnd(isEmpty: count == 0, to: &bytes) }
    }

    private var separator: UInt8 { format == .tsv ? CSVText.tab : CSVText.comma }

    private func json(_ row: [DataCell?]) -> JSON {
        .object(zip(columns, row).compactMap { column, cell in cell.map { (column, $0.json) } })
    }
}
