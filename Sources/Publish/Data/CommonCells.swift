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

    func column(_ column: CommonColumn) -> RowColumn<Record> {
        let name = column.rawValue
        switch column {
        case .unit: return RowColumn(name: name, by: unit) { DataCell($0) }
        case .status: return RowColumn(name: name, by: \.status) { .text($0.rawValue) }
        // The articles that contain the value, in the book's order.
        case .articles:
            return RowColumn(name: name, by: dataset.articles(giving:)) { .ids($0.map { articles[$0] }) }
        case .assumed: return RowColumn(name: name, by: \.assumed) { .ids($0) }
        case .flagged: return RowColumn(name: name, by: { doubt($0)?.flag }, cell: { DataCell($0?.rawValue) })
        case .findings: return RowColumn(name: name, by: { doubt($0)?.blames ?? [] }, cell: { .blames($0) })
        case .implied:
            return RowColumn(name: name) { record in
                doubt(record).flatMap { ImpliedValues($0, in: dataset.definition) }.map(DataCell.implied) ?? .empty
            }
        case .witnesses: return RowColumn(name: name, by: { count(of: $0).witnesses }, cell: DataCell.integer)
        case .readers: return RowColumn(name: name, by: { count(of: $0).readers }, cell: DataCell.integer)
        }
    }

    func cell(_ column: CommonColumn, of record: Record) -> DataCell { self.column(column).cell(record) }

    /// The texts of a cell, one for each of several ids or values.
    package func texts(_ column: CommonColumn, of record: Record) -> [String] { cell(column, of: record).texts }

    private func count(of record: Record) -> (witnesses: Int, readers: Int) {
        dataset.relations.count(dataset.articles(giving: record))
    }

    private func unit(_ record: Record) -> String? { dataset.definition.unit.unit(ofRecord: record.unit) }

    private func doubt(_ record: Record) -> Doubt? { doubts[record.key] }
}
