/// Rows of cells as the text of a data file.
enum DataText {
    static func csv(columns: [String], rows: [[DataCell]], separator: UInt8 = CSVText.comma) -> [UInt8] {
        var bytes: [UInt8] = []
        CSVText.append(row: columns, separator: separator, to: &bytes)
        for row in rows { CSVText.append(row: row.map(\.text), separator: separator, to: &bytes) }
        return bytes
    }

    /// Writes the keys and values of one object, without its braces.
    static func write(columns: [String], cells: [DataCell], to writer: inout JSONWriter) {
        for (column, cell) in zip(columns, cells) {
            writer.key(column)
            cell.write(to: &writer)
        }
    }
}
