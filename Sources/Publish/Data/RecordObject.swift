import Articles
import Books
package import Records
import Text

/// A record as an object of JSON, as `data/<dataset>.json` has it.
package struct RecordObject {
    private let rows: ValueRows

    package init(_ dataset: Dataset, in publication: Publication) {
        rows = ValueRows(dataset, in: publication.book, doubts: publication.doubts)
    }

    package func json(_ record: Record) -> JSON {
        .object(zip(rows.columns, rows.cells(record)).map { ($0, $1.json) })
    }
}
