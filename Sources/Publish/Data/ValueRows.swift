import Books
package import Records

/// The values of a dataset as rows: the key fields, the value columns, and the columns that every dataset has.
package struct ValueRows {
    private let rowColumns: [RowColumn<Record>]
    private let dataset: Dataset
    private let book: Book

    package init(_ dataset: Dataset, in publication: Publication) {
        self.init(dataset, in: publication.book, doubts: publication.doubts)
    }

    init(_ dataset: Dataset, in book: Book, doubts: Doubts) {
        self.dataset = dataset
        self.book = book
        let common = CommonCells(dataset, in: book, doubts: doubts)
        rowColumns =
            DataColumns(definition: dataset.definition)
            .columns(key: { $0.key[$1] }, value: { $0.values[$1] }, unit: { $0.unit })
            + CommonColumn.columns(in: book).filter { $0 != .unit }.map(common.column)
    }

    var columns: [String] { rowColumns.map(\.name) }

    /// All rows, in key order.
    var table: DataTable {
        let keys = DataColumns(definition: dataset.definition).knownColumns(
            dataset.keyColumns(in: book), of: 0..<Int32(dataset.records.count))
        return DataTable(rowColumns, rows: dataset.records, known: keys)
    }

    func cells(_ record: Record) -> [DataCell] { rowColumns.map { $0.cell(record) } }

    /// A row as an object, as in `data/<dataset>.json`.
    package func json(_ record: Record) -> JSON { .object(rowColumns.map { ($0.name, $0.cell(record).json) }) }
}
