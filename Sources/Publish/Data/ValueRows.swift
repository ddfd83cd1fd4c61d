import Articles
import Books
import Records
import Text

/// The values of a dataset as rows: the key fields, the value columns, `unit`, then `status,articles,assumed`
/// and the doubt about them, `flagged,findings,implied`.
struct ValueRows {
    private let rowColumns: [RowColumn<Record>]
    private let dataset: Dataset

    init(_ dataset: Dataset, in book: Book, doubts: Doubts) {
        self.dataset = dataset
        let data = DataColumns(definition: dataset.definition)
        let articles = book.articles.map(\.id)
        rowColumns =
            data.columns(key: { $0.key }, values: { $0.values }, unit: { $0.unit }) + [
                RowColumn(name: "status") { .text($0.status.rawValue) },
                // The articles that contain the value, in the book's order.
                RowColumn(name: "articles") { .ids(dataset.articles(giving: $0).map { articles[$0] }) },
                RowColumn(name: "assumed") { .ids($0.assumed) },
            ] + DoubtCells.columns(doubts, about: dataset)
    }

    var columns: [String] { rowColumns.map(\.name) }

    /// All rows, in key order.
    var table: DataTable { DataTable(rowColumns, rows: dataset.records) }

    func cells(_ record: Record) -> [DataCell] { rowColumns.map { $0.cell(record) } }
}
