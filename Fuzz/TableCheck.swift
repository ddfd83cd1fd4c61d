import Articles
import Books
import Records
import Text

/// The grid covers its cells, and the source has each `raw` at its place.
struct TableCheck {
    let table: ArticleTable
    let article: Article

    func check() {
        let rows = table.headerRows + table.bodyRows
        for (row, places) in rows.enumerated() {
            promise(places.count == table.columnCount, "each row of the grid is as wide as the others")
            for (column, index) in places.enumerated() {
                guard let index else { continue }
                promise(table.cells.indices.contains(index), "the grid names cells that are there")
                promise(covers(table.cells[index], row: row, column: column), "a cell covers the places that name it")
            }
        }
        for cell in table.cells {
            promise(cell.row >= 0 && cell.row + cell.rowSpan <= rows.count, "a cell is within the rows")
            promise(
                cell.column >= 0 && cell.column + cell.columnSpan <= table.columnCount, "a cell is within the columns")
            promise(sourceHas(cell.raw, at: cell.location), "raw is at its place: \(cell)")
        }
        promise(table.location.line <= table.endLine, "a table ends where it begins or below")
        for text in table.headings + [table.caption, table.leadIn].compactMap({ $0 }) {
            promise(sourceHas(text.raw, at: text.location), "raw is at its place: \(text)")
        }
    }

    private func covers(_ cell: ArticleCell, row: Int, column: Int) -> Bool {
        (cell.row..<cell.row + cell.rowSpan).contains(row)
            && (cell.column..<cell.column + cell.columnSpan).contains(column)
    }

    private func sourceHas(_ raw: String, at location: SourceLocation) -> Bool {
        let text = article.text
        guard (1...text.lineStarts.count).contains(location.line), location.column > 0 else { return false }
        var offset = text.lineStarts[location.line - 1]
        for _ in 1..<location.column {
            offset += 1
            while offset < text.bytes.count, text.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset <= text.bytes.count && text.bytes[offset...].starts(with: raw.utf8)
    }
}
