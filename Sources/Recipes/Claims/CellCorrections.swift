import Books
import Text

/// The corrections of an article's cells, by what the cells say: one that cannot be read as a value can be corrected, too.
struct CellCorrections {
    private struct Cell: Hashable {
        let dataset: String
        let field: String
        let key: [String]
        let text: String
    }

    private let corrections: [Cell: Correction]

    init(_ book: Book, article: BookArticle) {
        corrections = Dictionary(
            first: book.corrections(of: article.id).compactMap { correction in
                guard let definition = book.dataset(correction.dataset) else { return nil }
                let cell = Cell(
                    dataset: correction.dataset, field: correction.field, key: correction.key(in: definition),
                    text: LabelFolding.width(correction.expected))
                return (cell, correction)
            })
    }

    /// The correction of a cell in all records that have it; nil if one has none.
    func correction(
        of text: String, field: FieldDefinition, in dataset: DatasetDefinition, keys: () -> [[String]]
    ) -> Correction? {
        if corrections.isEmpty { return nil }
        let found = keys().map {
            corrections[Cell(dataset: dataset.name, field: field.name, key: $0, text: LabelFolding.width(text))]
        }
        return found.contains { $0 == nil } ? nil : found.first ?? nil
    }
}
