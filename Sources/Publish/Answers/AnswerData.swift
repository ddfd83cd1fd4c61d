/// An answer as data: rows of cells under named columns.
struct AnswerData {
    /// Each name once.
    let columns: [String]
    private let rows: [[DataCell?]]

    /// - Parameters:
    ///   - columns: the column names; a repeated name gets a number.
    ///   - rows: one cell for each column; nil if the row's dataset lacks the column: JSON omits it.
    init(columns: [String], rows: [[DataCell?]]) {
        var counts: [String: Int] = [:]
        self.columns = columns.map { name in
            counts[name, default: 0] += 1
            return counts[name].map { $0 == 1 ? name : "\(name)_\($0)" } ?? name
        }
        self.rows = rows
    }

    func bytes(_ format: DataFormat, _ dialect: CSVDialect) -> [UInt8] {
        switch format {
        case .csv: text(separator: CSVText.comma, dialect)
        case .tsv: text(separator: CSVText.tab, dialect)
        case .json: JSON.document(of: rows, json)
        case .ndjson: JSON.ndjson(of: rows, json)
        }
    }

    private func text(separator: UInt8, _ dialect: CSVDialect) -> [UInt8] {
        var bytes = dialect.byteOrderMark
        dialect.append(row: columns, separator: separator, to: &bytes)
        for row in rows { dialect.append(row: row.map { $0?.text ?? "" }, separator: separator, to: &bytes) }
        return bytes
    }

    private func json(_ row: [DataCell?]) -> JSON {
        .object(zip(columns, row).compactMap { column, cell in cell.map { (column, $0.json) } })
    }
}
