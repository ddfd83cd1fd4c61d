import Text

/// Divides the columns of a grid that has fewer strokes than columns: a stroke keeps the names of the rows apart, and only gaps the
/// numbers.
///
///     part |  length   width
///     -----+----------------
///     bolt |      20       4
///     nut  |       4       8
struct GapColumns {
    let text: SourceText
    /// Those of the run, by number.
    let lines: [CaptureLine]

    /// - Parameter table: each of its rows is a line.
    func divided(_ table: AlignedTable) -> AlignedTable {
        // From the last column, so that the others keep their numbers.
        (0..<table.width).reversed().reduce(into: table) { divide($1, of: &$0) }
    }

    private func divide(_ column: Int, of table: inout AlignedTable) {
        let cells = table.body.flatMap { row in row.cells.filter { $0.column == column && !$0.range.isEmpty } }
        let parts = table.body.compactMap { part(column, of: $0) }
        guard cells.count > 1, parts.count == cells.count else { return }
        let extents = columns(of: parts)
        let cut = ColumnCut(text: text, extents: extents)
        let rows = parts.compactMap { cut.cells(of: $0) }
        guard extents.count > 1, rows.count == parts.count, rows.allSatisfy({ $0.count > 1 }),
            extents.indices.contains(where: { isNumeric(rows, at: $0) })
        else { return }
        table.width += extents.count - 1
        for row in table.header.indices { divide(column, of: &table.header[row], cut: cut, isHeader: true) }
        for row in table.body.indices { divide(column, of: &table.body[row], cut: cut, isHeader: false) }
    }

    /// The part of a row's line that is in a column; nil if the row has no text there.
    private func part(_ column: Int, of row: AlignedTable.Row) -> CaptureLine? {
        guard let first = lines.first, let cell = row.cells.first(where: { $0.column == column && !$0.range.isEmpty })
        else { return nil }
        return lines[row.line - first.number].part(cell.range, of: text)
    }

    /// The columns of the page that the parts fill, joined if less than a gap is between them.
    private func columns(of parts: [CaptureLine]) -> [Range<Int>] {
        var columns: [Range<Int>] = []
        for filled in parts.filledColumns(in: text) {
            if let last = columns.last, filled.lowerBound - last.upperBound < 2 {
                columns[columns.count - 1] = last.lowerBound..<filled.upperBound
            } else {
                columns.append(filled)
            }
        }
        return columns
    }

    private func isNumeric(_ rows: [[AlignedTable.Cell]], at column: Int) -> Bool {
        TableLikeness.isNumeric(
            rows.compactMap { row in row.first { $0.column == column }.map { text.string($0.range) } })
    }

    private func divide(_ column: Int, of row: inout AlignedTable.Row, cut: ColumnCut, isHeader: Bool) {
        let further = cut.extents.count - 1
        let part = part(column, of: row)
        row.cells = row.cells.flatMap { cell -> [AlignedTable.Cell] in
            var cell = cell
            if cell.column > column {
                cell.column += further
            } else if cell.column == column, cell.columnSpan == 1, let part,
                // A name above several columns.
                !isHeader || part.pieces.count > 1 || cut.columns(under: part.extents[0]).count == 1,
                let cells = cut.cells(of: part, isHeader: isHeader)
            {
                return cells.map { AlignedTable.Cell(column: column + $0.column, range: $0.range) }
            } else if cell.column + cell.columnSpan > column {
                cell.columnSpan += further
            }
            return [cell]
        }
    }
}
