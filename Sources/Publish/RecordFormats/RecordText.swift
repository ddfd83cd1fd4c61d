package import Measures

/// Some records of a dataset as text, with the columns of the data files.
package enum RecordText {
    package static func bytes(
        of records: [Record], in dataset: Dataset, book: Book, format: RecordFormat
    ) -> [UInt8] {
        switch format {
        case .csv: return ValueCSVEmitter.bytes(of: records, in: dataset, book: book)
        case .json: return ValueJSONEmitter.bytes(of: records, in: dataset, book: book)
        case .table:
            let rows = ValueRows(dataset, in: book)
            return Array(TerminalTable(columns: rows.columns, rows: records.map(rows.cells)).text.utf8)
        }
    }
}
