import Books
import Hashing
import Records
import Text

/// The version of the published data, which changes if and only if a value does.
///
/// A hash over the datasets' names, and each record's key, values and unit. Texts, places, articles and the
/// order of words, columns, rows and datasets do not change it.
enum DataVersion {
    /// - Parameter parts: of all datasets, in any order.
    static func of(_ parts: [(name: String, bytes: [UInt8])]) -> String {
        let sorted = parts.sorted { $0.name.precedesByBytes($1.name) }
        return ContentHash.of(sorted.reduce(into: []) { $0 += $1.bytes })
    }

    /// The contribution of a dataset to the hash.
    ///
    /// - Parameter table: of ``ValueRows``.
    static func part(of definition: DatasetDefinition, _ table: DataTable) -> [UInt8] {
        let keys = Set(definition.keys.map(\.name))
        let names = keys.union(DataColumns(definition: definition).valueNames)
        let columns = table.columns.filter { names.contains($0.name) }.sorted {
            $0.name.precedesByBytes($1.name)
        }
        let headings = columns.map { column in
            [column.name, definition.field(named: column.name)?.unit].compactMap { $0 }.joined(separator: " ")
        }
        let rows = EncodedRows(columns) { index, cell, bytes in
            guard cell != .empty || keys.contains(columns[index].name) else { return }
            append(headings[index], to: &bytes)
            append(cell.text, to: &bytes)
        }
        return append(sorted(rows, count: table.rowCount), name: definition.name)
    }

    private static func append(_ rows: (bytes: [UInt8], ranges: [Range<Int>]), name: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(rows.bytes.count + 100)
        append(name, to: &bytes)
        append(String(rows.ranges.count), to: &bytes)
        for range in rows.ranges { bytes.append(contentsOf: rows.bytes[range]) }
        return bytes
    }

    /// The rows' bytes, and the range of each row, in the order of these bytes.
    private static func sorted(_ rows: EncodedRows, count: Int) -> (bytes: [UInt8], ranges: [Range<Int>]) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * count + rows.size)
        var ranges: [Range<Int>] = []
        ranges.reserveCapacity(count)
        for row in 0..<count {
            let start = bytes.count
            rows.append(row, to: &bytes)
            append("", to: &bytes)
            ranges.append(start..<bytes.count)
        }
        guard rows.hasEmptyCells else {
            // Each cell is compared by itself, for none is a prefix of another one.
            let codes = RowCodes.of(0..<count, columns: rows.ranks)
            return (bytes, codes.indices.sorted { codes[$0] < codes[$1] }.map { ranges[$0] })
        }
        bytes.withUnsafeBytes { bytes in ranges.sort { precedes(bytes, $0, $1) } }
        return (bytes, ranges)
    }

    /// The order of rows by their bytes. No row is a prefix of another one, because each part begins with its length.
    private static func precedes(_ bytes: UnsafeRawBufferPointer, _ left: Range<Int>, _ right: Range<Int>) -> Bool {
        let (left, right) = (
            UnsafeRawBufferPointer(rebasing: bytes[left]), UnsafeRawBufferPointer(rebasing: bytes[right])
        )
        let index = EightBytes.commonPrefix(left, right)
        return index < right.count && (index == left.count || left[index] < right[index])
    }

    /// The length comes first, so that different lists of texts have different bytes.
    private static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: String(text.utf8.count).utf8)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(contentsOf: text.utf8)
    }
}
