internal import Measures

/// `data/<dataset>.json`: an array of objects, one for each key, one a line. Words are strings, numbers
/// numbers, in keys too, and what is empty is null.
package struct ValueJSONEmitter: Emitter {
    package init() {}

    package func files(from publication: Publication) -> [OutputFile] {
        publication.datasets.map { dataset in
            OutputFile(
                path: "data/\(dataset.name).json",
                bytes: Self.bytes(
                    of: dataset.records, in: dataset, book: publication.book, doubts: publication.doubts))
        }
    }

    /// Some of a dataset's records as a JSON array.
    static func bytes(of records: [Record], in dataset: Dataset, book: Book, doubts: Doubts) -> [UInt8] {
        let rows = ValueRows(dataset, in: book, doubts: doubts)
        return JSONWriter.lines(of: records) { record, writer in
            writer.beginObject()
            DataText.write(columns: rows.columns, cells: rows.cells(record), to: &writer)
            writer.endObject()
        }
    }
}
