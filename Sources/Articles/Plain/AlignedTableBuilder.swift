import Text

/// Converts tables found in a capture to drafts, with every cell at its place in the article.
struct AlignedTableBuilder {
    let capture: TextCapture
    /// The article.
    let text: SourceText
    let notes: NoteIndex
    let limits: IngestLimits

    func drafts() -> [ArticleTable] {
        var finder = LocationFinder(text)
        return AlignedTableFinder(capture: capture, limit: limits[.alignedColumns]).tables().map {
            draft(of: $0, finder: &finder)
        }
    }

    private func draft(of table: AlignedTable, finder: inout LocationFinder) -> ArticleTable {
        let first = table.rows.first?.cells.first?.range ?? capture.text.lineRange(max(1, table.firstLine))
        let start = capture.source(of: first).lowerBound
        let end = capture.source(of: capture.text.lineRange(table.lastLine)).upperBound
        var draft = ArticleTable(.text, in: start..<max(start, end))
        var grid = [[Int?]](repeating: [Int?](repeating: nil, count: table.width), count: table.rows.count)
        for (number, row) in table.rows.enumerated() {
            for cell in row.cells where cell.column < table.width {
                for covered in number..<min(grid.count, number + cell.rowSpan) {
                    for column in cell.column..<min(table.width, cell.column + cell.columnSpan) {
                        grid[covered][column] = draft.cells.count
                    }
                }
                draft.cells.append(articleCell(cell, of: table, row: number, finder: &finder))
            }
        }
        draft.headerRows = GridRows(grid[..<table.header.count])
        draft.bodyRows = GridRows(grid[table.header.count...])
        func report(_ lines: [Int], _ message: String) {
            guard let line = lines.first else { return }
            let content = WhiteSpace.trimmed(capture.text.lineRange(line), in: capture.text.bytes)
            let start = capture.source(of: content).lowerBound
            var finding = Finding(
                rule: .misalignedCells, severity: .warning, message: message,
                place: Place(text.path, finder.location(at: start)))
            finding.further = Plural.of(lines.count, "line")
            draft.findings.append(finding)
        }
        let count = table.separated.count
        report(
            table.separated,
            (count == 1
                ? "1 line looks like a row of the table but is left out: it does"
                : "\(count) lines look like rows of the table but are left out: they do")
                + " not fit the columns, or another line separates \(count == 1 ? "it" : "them") from the table")
        let doubtful = table.body.filter(\.mayContinue).map(\.line)
        report(
            doubtful,
            doubtful.count == 1
                ? "1 line may continue the row above, but is read as a row of its own"
                : "\(doubtful.count) lines may continue the rows above, but are read as rows of their own")
        return draft
    }

    private func articleCell(
        _ cell: AlignedTable.Cell, of table: AlignedTable, row: Int, finder: inout LocationFinder
    ) -> ArticleCell {
        let source = capture.source(of: cell.range)
        var builder = CellTextBuilder(notes: notes)
        for (number, range) in cell.ranges.enumerated() {
            if number > 0 { builder.appendSpace() }
            var part = capture.text.string(range)
            if cell.isQuoted { part.replace("\"\"", with: "\"") }
            if let sign = table.escapedSign { part.replace("\\" + sign, with: sign) }
            builder.append(part)
        }
        return ArticleCell(
            row: row, column: cell.column, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan,
            isHeader: row < table.header.count,
            ArticleText(builder.finish(), in: source, of: text, finder: &finder))
    }
}
