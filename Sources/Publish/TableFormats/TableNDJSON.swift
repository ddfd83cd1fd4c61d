package import Articles
import Books
package import Records
import Text

/// `tables --format ndjson`: an object on each line, so that a reader can begin before the last article is read.
package enum TableNDJSON {
    package static func appendLine(
        _ table: ArticleTable, path: String, includingCells: Bool = false, typed: TypedTable? = nil,
        to bytes: inout [UInt8]
    ) {
        TableObject.append(table, path: path, includingCells: includingCells, typed: typed, to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
    }
}
