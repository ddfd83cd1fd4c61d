import Books
import Records
import Text

/// The tables of a dataset's data files, each made once for all files that use it.
struct DatasetTables: Sendable {
    struct Values: Sendable {
        let table: DataTable
        /// See ``DataVersion``.
        let version: [UInt8]
    }

    let values: Lazy<Values>
    let resources: Lazy<DatasetResources>

    init(_ dataset: Dataset, in book: Book, doubts: Doubts, foreignKeys: Lazy<ForeignKeys>) {
        let values = Lazy {
            let table = ValueRows(dataset, in: book, doubts: doubts).table
            return Values(table: table, version: DataVersion.part(of: dataset.definition, table))
        }
        self.values = values
        resources = Lazy {
            DatasetResources(
                dataset, in: book, values: values.value.table, claims: ClaimRows(dataset, in: book),
                foreignKeys: foreignKeys.value)
        }
    }
}
