import Diagnostics
import Measures

/// Turns tables found in a capture into drafts, with every cell at its place in the article.
struct AlignedTableBuilder {
    let capture: TextCapture
    /// The article.
    let text: SourceText
    let notes: NoteIndex
    let limits: IngestLimits

    func drafts() -> [TableDraft] {
        var finder = LocationFinder(text)
        return AlignedTableFinder(capture: capture, limit: limits[.alignedColumns]).tables().map {
            draft(of: $0, finder: &finder)
        }
    }

    private func draft(of table: AlignedTable, finder: inout LocationFinder) -> TableDraft {
        let ranges = table.rows.map { row in
            capture.source(of: capture.text.lineRange(row.line))
        }
        let first = table.rows.first?.cells.first?.range ?? 0..<0
        var draft = TableDraft(
            syntax: .text, offset: capture.source(of: first).lowerBound, endOffset: ranges.last?.upperBound ?? 0,
            cells: [], headerRows: [], bodyRows: [], findings: [])
        for (number, row) in table.rows.enumerated() {
            let isHeader = number < table.header.count
            var places = [Int?](repeating: nil, count: table.width)
            for cell in row.cells where cell.column < table.width {
                for column in cell.column..<min(table.width, cell.column + cell.columnSpan) {
                    places[column] = draft.cells.count
                }
                draft.cells.append(articleCell(cell, row: number, isHeader: isHeader, finder: &finder))
            }
            if isHeader { draft.headerRows.append(places) } else { draft.bodyRows.append(places) }
        }
        return draft
    }

    private func articleCell(
        _ cell: AlignedTable.Cell, row: Int, isHeader: Bool, finder: inout LocationFinder
    ) -> ArticleCell {
        let source = capture.source(of: cell.range)
        var builder = CellTextBuilder(notes: notes)
        builder.append(capture.text.string(cell.range))
        let content = builder.finish()
        return ArticleCell(
            row: row, column: cell.column, columnSpan: cell.columnSpan, isHeader: isHeader, text: content.text,
            raw: text.string(source), location: finder.location(at: source.lowerBound), footnotes: content.footnotes,
            raised: content.raised, seams: content.seams)
    }
}
