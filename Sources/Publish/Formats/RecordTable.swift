package import Measures

/// Records of one dataset as a command prints them.
package enum RecordTable {
    /// Columns aligned for a terminal; numbers stand at the right.
    package static func text(_ records: [Record], of dataset: Dataset, in book: Book) -> String {
        let names = ValueTables.names(of: dataset)
        let rows = records.map { ValueTables.texts(of: $0, in: dataset, book) }
        // A column that is empty in every row only makes the table wide.
        let shown = names.indices.filter { column in rows.contains { !$0[column].isEmpty } || rows.isEmpty }
        let lines = ([names] + rows).map { row in shown.map { row[$0] } }
        return AlignedText.text(lines)
    }

    package static func csv(_ records: [Record], of dataset: Dataset, in book: Book) -> [UInt8] {
        ValueTables.csv(records, of: dataset, in: book)
    }

    package static func json(_ records: [Record], of dataset: Dataset, in book: Book) -> [UInt8] {
        ValueTables.json(records, of: dataset, in: book)
    }
}
