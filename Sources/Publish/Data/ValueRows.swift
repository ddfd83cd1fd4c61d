internal import Measures

/// The values of a dataset as rows: the key fields, the value columns, `unit`, then `status,articles,assumed`.
struct ValueRows {
    let columns: [String]
    private let dataset: Dataset
    private let data: DataColumns
    private let articleIDs: [String]

    init(_ dataset: Dataset, in book: Book) {
        self.dataset = dataset
        data = DataColumns(definition: dataset.definition)
        articleIDs = book.articles.map(\.id)
        columns = data.keyNames + data.valueNames + ["status", "articles", "assumed"]
    }

    func cells(_ record: Record) -> [DataCell] {
        record.key.map(DataCell.text) + data.valueCells(record.values, unit: record.unit)
            + [.text(record.status.rawValue), .ids(articles(of: record)), .ids(record.assumed)]
    }

    /// The ids of the articles that claim the value, in the book's order, each once.
    private func articles(of record: Record) -> [String] {
        Set(record.claims.map { dataset.claims[$0].article }).sorted().map { articleIDs[$0] }
    }
}
