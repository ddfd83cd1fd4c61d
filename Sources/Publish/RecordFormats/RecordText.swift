package import Measures

/// Some records of a dataset as text, with the columns of the data files.
package enum RecordText {
    /// - Parameter language: of the labels in a table for people; nil for ids. Data have ids always.
    package static func bytes(
        of records: [Record], in dataset: Dataset, book: Book, format: RecordFormat, language: String? = nil
    ) -> [UInt8] {
        switch format {
        case .csv:
            let rows = ValueRows(dataset, in: book)
            return DataText.csv(columns: rows.columns, rows: records.map(rows.cells))
        case .json: return ValueJSONEmitter.bytes(of: records, in: dataset, book: book)
        case .table:
            let rows = ValueRows(dataset, in: book)
            var (titles, cells) = (rows.columns, records.map(rows.cells))
            if let language {
                let labels = RecordLabels(dataset.definition, columns: rows.columns, in: book, language: language)
                titles = labels.titles
                cells = cells.map(labels.cells)
            }
            return Array(TerminalTable(columns: titles, rows: cells).text.utf8)
        }
    }
}
