import Text

/// Separates adjacent tables without a blank line between them.
///
/// The grammar reads a second delimiter row as an ordinary row, and some authors use such rows to separate groups. A
/// new table begins if the row before the delimiter row is empty, repeats the header, or follows an empty row.
struct JoinedTables {
    let source: SourceText

    /// The rows of each table; the first table excludes the rows of further headers.
    ///
    /// - Parameters:
    ///   - rows: the header and the rows of a table of the grammar, without its delimiter row.
    ///   - delimiters: the lines of all delimiter rows of the article.
    func parts(_ rows: [PipeRow], delimiters: Set<Int>) -> [[PipeRow]] {
        guard rows.count > 2, let header = rows.first else { return [rows] }
        var parts = [[header]]
        var cells = contents(of: header)
        var index = 1
        while index < rows.count {
            if index + 1 < rows.count, delimiters.contains(source.line(at: rows[index + 1].range.lowerBound)),
                beginsTable(index, rows, header: cells)
            {
                if let last = parts.last, last.count > 1, isEmpty(last[last.count - 1]) {
                    parts[parts.count - 1].removeLast()
                }
                cells = contents(of: rows[index])
                parts.append([rows[index]])
                index += 2
                continue
            }
            parts[parts.count - 1].append(rows[index])
            index += 1
        }
        return parts
    }

    private func beginsTable(_ index: Int, _ rows: [PipeRow], header: [ArraySlice<UInt8>]) -> Bool {
        if isEmpty(rows[index]) || index > 1 && isEmpty(rows[index - 1]) { return true }
        return contents(of: rows[index]).elementsEqual(header) { Self.plain($0).elementsEqual(Self.plain($1)) }
    }

    /// A cell without the marks of emphasis and code, which may differ between headers.
    private static func plain(_ cell: ArraySlice<UInt8>) -> [UInt8] { cell.filter { !"*_`".utf8.contains($0) } }

    private func isEmpty(_ row: PipeRow) -> Bool { row.cells.allSatisfy(\.isEmpty) }

    private func contents(of row: PipeRow) -> [ArraySlice<UInt8>] { row.cells.map { source.bytes[$0] } }
}
