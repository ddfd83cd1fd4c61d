package import Measures

/// Some records of a dataset as text, with the columns of the data files.
package enum RecordText {
    /// - Parameters:
    ///   - doubts: about the records of the book.
    ///   - language: of the labels in a table for people; nil for ids. Data have ids always.
    package static func bytes(
        of records: [Record], in dataset: Dataset, book: Book, doubts: Doubts, format: RecordFormat,
        language: String? = nil
    ) -> [UInt8] {
        switch format {
        case .csv:
            let rows = ValueRows(dataset, in: book, doubts: doubts)
            return DataText.csv(columns: rows.columns, rows: records.map(rows.cells))
        case .json: return ValueJSONEmitter.bytes(of: records, in: dataset, book: book, doubts: doubts)
        case .table:
            let rows = ValueRows(dataset, in: book, doubts: doubts)
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
