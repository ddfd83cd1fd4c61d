import Articles
import Books
import Records
import Text

/// The values of a dataset as rows: the key fields, the value columns, `unit`, then `status,articles,assumed`
/// and the doubt about them, `flagged,findings,implied`.
struct ValueRows {
    let columns: [String]
    private let dataset: Dataset
    private let data: DataColumns
    private let articles: [BookArticle]
    private let doubts: Doubts

    init(_ dataset: Dataset, in book: Book, doubts: Doubts) {
        self.dataset = dataset
        self.doubts = doubts
        data = DataColumns(definition: dataset.definition)
        articles = book.articles
        columns = data.keyNames + data.valueNames + ["status", "articles", "assumed"] + DoubtCells.columns
    }

    func cells(_ record: Record) -> [DataCell] {
        data.keyCells(record.key) + data.valueCells(record.values, unit: record.unit)
            + [.text(record.status.rawValue), .ids(articles(of: record)), .ids(record.assumed)]
            + DoubtCells.cells(doubts.doubt(about: record, in: dataset), in: dataset.definition)
    }

    /// The ids of the articles that give the value, in the book's order.
    private func articles(of record: Record) -> [String] {
        dataset.articles(giving: record).map { articles[$0].id }
    }
}
