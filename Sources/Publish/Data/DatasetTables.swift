import Articles
import Books
import Records
import Text

/// The tables of a dataset's data files, each made once: several files are written from it or describe it.
struct DatasetTables: Sendable {
    /// A table and its CSV file.
    struct Values: Sendable {
        let table: DataTable
        let csv: OutputFile
        /// See ``DataVersion``.
        let version: [UInt8]
    }

    struct Claims: Sendable {
        let rows: ClaimRows
        let csv: OutputFile
    }

    let values: Lazy<Values>
    let claims: Lazy<Claims>

    init(_ dataset: Dataset, in book: Book, doubts: Doubts) {
        let name = dataset.name
        values = Lazy {
            let table = ValueRows(dataset, in: book, doubts: doubts).table
            return Values(
                table: table, csv: OutputFile(path: "data/\(name).csv", bytes: table.csv),
                version: DataVersion.part(of: dataset.definition, table))
        }
        claims = Lazy {
            let rows = ClaimRows(dataset, in: book)
            return Claims(rows: rows, csv: OutputFile(path: "data/claims/\(name).csv", bytes: rows.table.csv))
        }
    }
}
