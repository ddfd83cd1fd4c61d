import Articles
import Books
package import Records
import Text

/// A record as a JSON object, as in `data/<dataset>.json`.
package struct RecordObject {
    private let rows: ValueRows

    package init(_ dataset: Dataset, in publication: Publication) {
        rows = ValueRows(dataset, in: publication.book, doubts: publication.doubts)
    }

    package func json(_ record: Record) -> JSON {
        .object(zip(rows.columns, rows.cells(record)).map { ($0, $1.json) })
    }
}
