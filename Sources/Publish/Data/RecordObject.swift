import Articles
package import Books
package import Records
import Text

/// A record as an object of JSON, as `data/<dataset>.json` has it.
package struct RecordObject {
    private let rows: ValueRows

    package init(_ dataset: Dataset, in publication: Publication) {
        rows = ValueRows(dataset, in: publication.book, doubts: publication.doubts)
    }

    package func write(_ record: Record, to writer: inout JSONWriter) {
        writer.beginObject()
        DataText.write(columns: rows.columns, cells: rows.cells(record), to: &writer)
        writer.endObject()
    }
}

extension JSONWriter {
    /// A value: a number as a number, one with a qualifier as people write it, null for none.
    package mutating func value(_ value: CellValue?) {
        if case .qualified? = value { string(value?.display) } else { DataCell(value).write(to: &self) }
    }

    /// A word of a key, typed as its field is.
    package mutating func word(_ text: String, of field: FieldDefinition) {
        DataCell(key: text, of: field).write(to: &self)
    }
}
