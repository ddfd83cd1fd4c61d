/// An answer as data: rows of cells under named columns.
struct AnswerData {
    private let columns: [String]
    private let rows: [[DataCell?]]

    /// - Parameters:
    ///   - columns: the column names; a repeated name gets a number.
    ///   - rows: one cell for each column; nil if the row's dataset lacks the column: JSON omits it.
    init(columns: [String], rows: [[DataCell?]]) {
        (self.columns, self.rows) = (columns, rows)
    }

    func bytes(_ format: DataFormat, _ dialect: CSVDialect) -> [UInt8] {
        var writer = DataWriter(columns, format, dialect)
        var bytes: [UInt8] = []
        writer.begin(&bytes)
        for row in rows { writer.append(row, to: &bytes) }
        writer.end(&bytes)
        return bytes
    }
}
