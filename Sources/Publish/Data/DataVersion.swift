import Articles
import Books
import Hashing
package import Records
import Text

/// The version of the published data: it changes when a value does, and at nothing else.
package enum DataVersion {
    /// A hash over the datasets' names, and each record's key, values and unit. Texts, places, articles and the
    /// order of words, columns, rows and datasets have no part in it.
    ///
    /// - Parameter forEach: calls a function with each number below a count, on several threads if it likes, and returns
    ///   what that gave.
    package static func of(
        _ datasets: [Dataset], forEach: (Int, @Sendable (Int) -> [UInt8]) -> [[UInt8]] = { (0..<$0).map($1) }
    ) -> String {
        let sorted = datasets.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        return ContentHash.of(Array(forEach(sorted.count) { part(of: sorted[$0]) }.joined()))
    }

    private static func part(of dataset: Dataset) -> [UInt8] {
        let rows = rows(of: dataset).sorted { $0.lexicographicallyPrecedes($1) }
        var bytes: [UInt8] = []
        append(dataset.name, to: &bytes)
        append(String(rows.count), to: &bytes)
        for row in rows { bytes += row }
        return bytes
    }

    private static func rows(of dataset: Dataset) -> [[UInt8]] {
        let data = DataColumns(definition: dataset.definition)
        let names = data.keyNames + data.valueNames
        let order = names.indices.sorted { names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8) }
        let starts = names.map { name in
            var bytes: [UInt8] = []
            append(name, to: &bytes)
            return bytes
        }
        return dataset.records.map { record in
            let cells = record.key.map(DataCell.text) + data.valueCells(record.values, unit: record.unit)
            var row: [UInt8] = []
            for index in order where cells[index] != .empty {
                row += starts[index]
                append(cells[index].text, to: &row)
            }
            append("", to: &row)
            return row
        }
    }

    /// Length first: no two different lists of texts give the same bytes.
    private static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: String(text.utf8.count).utf8)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(contentsOf: text.utf8)
    }
}
