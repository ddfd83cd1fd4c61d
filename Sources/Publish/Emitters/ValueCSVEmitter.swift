internal import Measures

/// `data/<dataset>.csv`: one row for each key.
///
///     species,grade,value,unit,status,articles,assumed
///     oak,A,48,N,read,handbook survey,
package struct ValueCSVEmitter: Emitter {
    package init() {}

    package func files(from publication: Publication) -> [OutputFile] {
        publication.datasets.map { dataset in
            OutputFile(
                path: "data/\(dataset.name).csv",
                bytes: Self.bytes(of: dataset.records, in: dataset, book: publication.book))
        }
    }

    /// Some of a dataset's records as CSV, header included.
    static func bytes(of records: [Record], in dataset: Dataset, book: Book) -> [UInt8] {
        let rows = ValueRows(dataset, in: book)
        return DataText.csv(columns: rows.columns, rows: records.map(rows.cells))
    }
}
