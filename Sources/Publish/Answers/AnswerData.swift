/// An answer as data: rows of cells under named columns.
struct AnswerData {
    /// Each name once.
    let columns: [String]
    private let rows: [[DataCell?]]

    /// - Parameters:
    ///   - columns: their names; a repeated name gets a number.
    ///   - rows: one cell a column; nil where the dataset of the row has no such column: JSON leaves it out.
    init(columns: [String], rows: [[DataCell?]]) {
        var counts: [String: Int] = [:]
        self.columns = columns.map { name in
            counts[name, default: 0] += 1
            return counts[name].map { $0 == 1 ? name : "\(name)_\($0)" } ?? name
        }
        self.rows = rows
    }

    func bytes(_ format: DataFormat, hasByteOrderMark: Bool) -> [UInt8] {
        switch format {
        case .csv: text(separator: CSVText.comma, hasByteOrderMark)
        case .tsv: text(separator: CSVText.tab, hasByteOrderMark)
        case .json: JSONWriter.lines(of: rows, write: write)
        case .ndjson:
            rows.flatMap { row -> [UInt8] in
                var writer = JSONWriter()
                write(row, to: &writer)
                return writer.bytes + [UInt8(ascii: "\n")]
            }
        }
    }

    private func text(separator: UInt8, _ hasByteOrderMark: Bool) -> [UInt8] {
        let cells = rows.map { row in row.map { $0 ?? .empty } }
        return (hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : [])
            + DataText.csv(columns: columns, rows: cells, separator: separator)
    }

    private func write(_ row: [DataCell?], to writer: inout JSONWriter) {
        writer.beginObject()
        for (column, cell) in zip(columns, row) {
            guard let cell else { continue }
            writer.key(column)
            cell.write(to: &writer)
        }
        writer.endObject()
    }
}
