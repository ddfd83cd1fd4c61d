package import Books
package import Records

/// The cells of records in the columns that every dataset has.
package struct CommonCells: Sendable {
    private let dataset: Dataset
    /// The ids of the book's articles.
    private let articles: [String]
    /// By the record's key.
    private let doubts: [[String]: Doubt]

    package init(_ dataset: Dataset, in publication: Publication) {
        self.init(dataset, in: publication.book, doubts: publication.doubts)
    }

    init(_ dataset: Dataset, in book: Book, doubts: Doubts) {
        self.dataset = dataset
        self.doubts = doubts.about(dataset)
        articles = book.articles.map(\.id)
    }

    func cell(_ column: CommonColumn, of record: Record) -> DataCell {
        switch column {
        case .unit: DataCell(dataset.definition.unit.unit(ofRecord: record.unit))
        case .status: .text(record.status.rawValue)
        // The articles that contain the value, in the book's order.
        case .articles: .ids(dataset.articles(giving: record).map { articles[$0] })
        case .assumed: .ids(record.assumed)
        case .flagged: DataCell(doubt(record)?.flag.rawValue)
        case .findings: .blames(doubt(record)?.blames ?? [])
        case .implied:
            doubt(record).flatMap { ImpliedValues($0, in: dataset.definition) }.map(DataCell.implied) ?? .empty
        }
    }

    /// The texts of a cell, one for each of several ids or values.
    package func texts(_ column: CommonColumn, of record: Record) -> [String] { cell(column, of: record).texts }

    private func doubt(_ record: Record) -> Doubt? { doubts[record.key] }
}
