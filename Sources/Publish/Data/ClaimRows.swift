import Articles
import Books
import Records
import Text

/// The claims of a dataset as rows: the key fields, `field`, the value columns, `unit`, then
/// `article,line,column,raw,status,assumed`.
///
/// A claim with several values that stand in the article has one row for each, all with the same values; `field`
/// says which of them the place belongs to, and is left out of datasets that have no two such columns.
struct ClaimRows {
    let columns: [String]
    private let data: DataColumns
    private let articles: [BookArticle]
    private let hasField: Bool

    init(_ dataset: Dataset, in book: Book) {
        data = DataColumns(definition: dataset.definition)
        articles = book.articles
        hasField = dataset.definition.readValues.count > 1
        columns =
            data.keyNames + (hasField ? ["field"] : []) + data.valueNames
            + ["article", "line", "column", "raw", "status", "assumed"]
    }

    /// One row for each value that was read; one at the claim's own place where none was.
    func rows(_ claim: Claim) -> [[DataCell]] {
        let values = data.valueCells(claim.values, unit: claim.unit)
        return origins(of: claim).map { field, origin in
            var cells = data.keyCells(claim.key)
            if hasField { cells.append(DataCell(field)) }
            cells += values
            cells.append(.text(articles[claim.article].path))
            cells.append(.integer(origin.location.line))
            cells.append(.integer(origin.location.column))
            cells.append(.text(origin.raw))
            cells.append(.text(claim.status.rawValue))
            cells.append(.ids(claim.assumed))
            return cells
        }
    }

    private func origins(of claim: Claim) -> [(field: String?, origin: CellOrigin)] {
        var origins: [(field: String?, origin: CellOrigin)] = []
        for (index, field) in data.definition.values.enumerated() where !field.isSetByRecipe {
            // An empty cell is no value that stands in the article.
            guard claim.values[index] != nil, let origin = claim.valueOrigins[index] else { continue }
            origins.append((field.name, origin))
        }
        return origins.isEmpty ? [(nil, claim.origin)] : origins
    }

    /// `{keyField: {line, column, raw}}`, null for a key field that the recipe set.
    func writePlaces(of claim: Claim, to writer: inout JSONWriter) {
        writer.beginObject()
        for (field, origin) in zip(data.definition.keys, claim.keyOrigins) {
            writer.key(field.name)
            guard let origin else {
                writer.null()
                continue
            }
            writer.beginObject()
            writer.key("line")
            writer.number(origin.location.line)
            writer.key("column")
            writer.number(origin.location.column)
            writer.key("raw")
            writer.string(origin.raw)
            writer.endObject()
        }
        writer.endObject()
    }
}
