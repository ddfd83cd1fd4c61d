import Text

/// Converts a `<table>` of a parsed page to a draft.
struct HTMLTableReader {
    let slice: HTMLSlice
    /// The parsed piece.
    let bytes: [UInt8]
    let notes: NoteIndex
    let limits: IngestLimits

    /// Nil if the table has no cells.
    ///
    /// - Parameter ledger: the resources that the article's tables have used so far.
    func draft(
        of table: Int, in page: ParsedPage, finder: inout LocationFinder, ledger: inout LimitLedger
    ) -> ArticleTable? {
        let limit = min(limits[.gridPlaces], max(0, limits[.articlePlaces] - ledger.filledPlaces))
        let layout = HTMLTableLayout(of: table, in: page, limit: limit)
        let start = layout.firstRow.flatMap { page.nodes[$0].source } ?? page.nodes[table].source
        guard let start, !layout.grid.cells.isEmpty || layout.grid.isTooLarge else { return nil }
        var draft = ArticleTable(.html, in: slice.range(start.lowerBound..<max(start.lowerBound, layout.end)))
        draft.caption = (layout.caption ?? FigureCaption.node(ofTable: table, in: page)).flatMap {
            articleText(of: $0, in: page, finder: &finder)
        }
        draft.signs = LayoutSigns(of: table, in: page)
        if layout.grid.isTooLarge {
            if limit < limits[.gridPlaces] {
                let excess = "the spans of this table and those before it would fill in"
                report(
                    .articlePlaces, "\(excess) more than \(limits[.articlePlaces]) places", in: &draft, &ledger, &finder
                )
            } else {
                report(
                    .gridPlaces, "the table's spans would fill in more than \(limit) places", in: &draft, &ledger,
                    &finder)
            }
            return draft
        }
        fill(&draft, from: layout, in: page, finder: &finder)
        let filled = layout.grid.rowCount * layout.grid.width - draft.cells.count
        ledger.filledPlaces += filled
        let frame = SheetFrame(
            of: draft, isSheet: page.attribute("class", of: table)?.split(separator: " ").contains("waffle") == true)
        if let frame { draft = frame.content }
        let repeated = filled > 0 ? repeatedBytes(of: draft) : 0
        if repeated > limits[.repeatedBytes] - ledger.repeatedBytes {
            let tables = ledger.repeatedBytes == 0 ? "this table" : "this table and those before it"
            (draft.cells, draft.headerRows, draft.bodyRows) = ([], [], [])
            let excess = "the spans of \(tables) would repeat more than \(limits[.repeatedBytes]) bytes of text"
            report(.repeatedBytes, excess, in: &draft, &ledger, &finder)
        } else {
            ledger.repeatedBytes += repeated
        }
        return draft
    }

    /// The bytes that cells in several places repeat. Linear in the places of the grid.
    private func repeatedBytes(of draft: ArticleTable) -> Int {
        var places = [Int](repeating: 0, count: draft.cells.count)
        for rows in [draft.headerRows, draft.bodyRows] {
            for row in rows {
                for case let cell? in row { places[cell] += 1 }
            }
        }
        return zip(draft.cells, places).reduce(0) { $0 + max(0, $1.1 - 1) * $1.0.text.utf8.count }
    }

    /// The text of an element; nil if it has none.
    ///
    /// - Parameter end: the node before which the text ends.
    func articleText(
        of node: Int, upTo end: Int = .max, in page: ParsedPage, finder: inout LocationFinder,
        skipping skipped: [HTMLTag] = []
    ) -> ArticleText? {
        let (content, source) = HTMLTextReader.text(
            of: node, upTo: end, in: page, bytes: bytes, notes: notes, skipping: skipped)
        guard let source, !content.text.isEmpty else { return nil }
        return ArticleText(content, in: slice.range(source), of: slice.text, finder: &finder)
    }

    /// An empty text where that of an element would begin.
    func emptyText(in node: Int, of page: ParsedPage, finder: inout LocationFinder) -> ArticleText {
        ArticleText(.empty, in: slice.range(beginning(of: node, in: page)), of: slice.text, finder: &finder)
    }

    private func beginning(of node: Int, in page: ParsedPage) -> Range<Int> {
        let afterTag = page.nodes[node].source?.upperBound ?? 0
        return afterTag..<afterTag
    }
}

extension HTMLTableReader {
    private func fill(
        _ draft: inout ArticleTable, from layout: HTMLTableLayout, in page: ParsedPage,
        finder: inout LocationFinder
    ) {
        let grid = layout.grid
        draft.cells.reserveCapacity(grid.cells.count)
        var texts = HTMLTextReader(notes: notes)
        for cell in grid.cells {
            draft.cells.append(
                articleCell(cell, headerRows: layout.headerRowCount, in: page, texts: &texts, finder: &finder))
        }
        draft.headerRows = grid.rows(0..<layout.headerRowCount)
        draft.bodyRows = grid.rows(layout.headerRowCount..<grid.rowCount)
        draft.partStarts = layout.partStarts.filter { $0 > layout.headerRowCount }.map { $0 - layout.headerRowCount }
        draft.footStart = layout.footStart.map { $0 - layout.headerRowCount }
        let overlapping = Set(grid.overlapping)
        for (cell, origin) in zip(draft.cells, grid.cells) where overlapping.contains(origin.node) {
            draft.findings.append(
                Finding(
                    rule: .overlappingCells, severity: .warning,
                    message: "the cell's span covers a place of another cell; correct the spans",
                    place: Place(slice.text.path, cell.location)))
        }
    }

    private func articleCell(
        _ cell: GridForming.Cell, headerRows: Int, in page: ParsedPage, texts: inout HTMLTextReader,
        finder: inout LocationFinder
    ) -> ArticleCell {
        ArticleCell(
            row: cell.row, column: cell.column, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan,
            isHeader: cell.row < headerRows || page.nodes[cell.node].tag == .th,
            text(of: cell.node, in: page, texts: &texts, finder: &finder))
    }

    private func text(
        of cell: Int, in page: ParsedPage, texts: inout HTMLTextReader, finder: inout LocationFinder
    ) -> ArticleText {
        let isHidden = page.isHidden(cell)
        // A fast path for most cells.
        if !isHidden, let range = page.verbatim(in: cell) {
            let origin = CellOrigin(
                location: finder.location(at: slice.range(range).lowerBound), raw: slice.text.string(slice.range(range))
            )
            return ArticleText(CellText(text: origin.raw), origin: origin)
        }
        let (content, source) = isHidden ? (.empty, nil) : texts.text(of: cell, in: page, bytes: bytes)
        let place = slice.range(source ?? beginning(of: cell, in: page))
        return ArticleText(content, in: place, of: slice.text, finder: &finder)
    }

    /// One finding for each limit covers all later tables that exceed it.
    private func report(
        _ limit: IngestLimit, _ excess: String, in draft: inout ArticleTable, _ ledger: inout LimitLedger,
        _ finder: inout LocationFinder
    ) {
        guard ledger.isFirst(limit) else { return }
        draft.findings.append(
            Finding(
                rule: .tableTooLarge, severity: .error,
                message:
                    "\(excess); the cells of this table and of later ones like it are left out\(limits.hint(limit))",
                place: Place(slice.text.path, finder.location(at: draft.range.lowerBound))))
    }
}
