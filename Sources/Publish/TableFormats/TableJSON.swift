package import Measures

/// `tables --format json`: one array of the objects of ``TableObject``, one a line.
///
/// Call ``append(_:path:includingCells:isFirst:to:)`` for each table as it comes, then ``appendEnd(isEmpty:to:)``.
package enum TableJSON {
    package static func append(
        _ table: ArticleTable, path: String, includingCells: Bool = false, typed: TypedTable? = nil, isFirst: Bool,
        to bytes: inout [UInt8]
    ) {
        bytes.append(contentsOf: (isFirst ? "[\n" : ",\n").utf8)
        TableObject.append(table, path: path, includingCells: includingCells, typed: typed, to: &bytes)
    }

    package static func appendEnd(isEmpty: Bool, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: (isEmpty ? "[]\n" : "\n]\n").utf8)
    }

    package static func bytes(
        of tables: [(path: String, table: ArticleTable)], includingCells: Bool = false
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, item) in tables.enumerated() {
            append(item.table, path: item.path, includingCells: includingCells, isFirst: index == 0, to: &bytes)
        }
        appendEnd(isEmpty: tables.isEmpty, to: &bytes)
        return bytes
    }
}
