import Text

/// Finds tables in text of fixed width, in this order: grids drawn with characters, columns parted by tabs, columns under a
/// line of strokes, columns under one word each, columns that nothing but their gaps shows. What it is not sure of it leaves alone.
///
/// One pass over the lines; lines longer than any row are stepped over.
struct AlignedTableFinder {
    let capture: TextCapture
    /// The columns of the page that a row may fill.
    let limit: Int

    /// In the order of the text.
    func tables() -> [AlignedTable] {
        var tables: [AlignedTable] = []
        var run: [CaptureLine] = []
        for number in 1...capture.text.lineCount {
            let line = CaptureLine(number, of: capture.text, limit: limit)
            if line.kind == .text || line.kind == .rule {
                run.append(line)
            } else if !run.isEmpty {
                add(run, to: &tables)
                run = []
            }
        }
        add(run, to: &tables)
        return tables
    }

    private func add(_ run: [CaptureLine], to tables: inout [AlignedTable]) {
        // No copy of the table is kept, for then it would be copied with each row.
        if let strokes = tables.last?.strokes, let line = tables.last?.body.last?.lastLine,
            let rows = LooseRows(text: capture.text, strokes: strokes, lastLine: line).rows(in: run)
        {
            tables[tables.count - 1].body += rows
        } else {
            tables += self.tables(in: run)
        }
    }

    /// - Parameter run: lines with no blank one between them.
    private func tables(in run: [CaptureLine]) -> [AlignedTable] {
        guard run.count > 1 else { return [] }
        var tables: [AlignedTable] = []
        var start = 0
        var index = 0
        while index < run.count {
            if let found = GridFinder(text: capture.text, lines: run, start: start).table(at: index) {
                tables += otherTables(in: Array(run[start..<found.lines.lowerBound]))
                if let table = found.table { tables.append(table) }
                start = found.lines.upperBound
                index = start
            } else {
                index += 1
            }
        }
        return tables + otherTables(in: Array(run[start...]))
    }

    private func otherTables(in run: [CaptureLine]) -> [AlignedTable] {
        guard run.count > 1 else { return [] }
        if let table = TabFinder(text: capture.text, lines: run).table() { return [table] }
        var tables: [AlignedTable] = []
        var start = 0
        var index = 0
        while index < run.count {
            if let found = RuledFinder(text: capture.text, lines: run, start: start).table(at: index) {
                tables += gapTables(in: Array(run[start..<found.lines.lowerBound]))
                if let table = found.table { tables.append(table) }
                start = found.lines.upperBound
                index = start
            } else {
                index += 1
            }
        }
        return tables + gapTables(in: Array(run[start...]))
    }

    private func gapTables(in run: [CaptureLine]) -> [AlignedTable] {
        guard run.count > 2 else { return [] }
        if let spans = SpanningHeader(text: capture.text, lines: run) {
            var tables = unspannedTables(in: Array(run.dropFirst()))
            if let first = tables.first, let row = spans.row(over: first) {
                tables[0].header.insert(row, at: 0)
                return tables
            }
        }
        return unspannedTables(in: run)
    }

    private func unspannedTables(in run: [CaptureLine]) -> [AlignedTable] {
        if let table = HeadedFinder(text: capture.text, lines: run).table() { return [table] }
        return GapFinder(text: capture.text, lines: run).tables()
    }
}
