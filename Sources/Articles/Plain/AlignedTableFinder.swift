import Text

/// Finds tables in text of fixed width, in this order: grids drawn with characters, cells separated by tabs or
/// other signs, columns under a rule, columns under one word each, columns separated only by gaps. Skips uncertain text.
///
/// Makes one pass over the lines; skips lines longer than any row.
struct AlignedTableFinder {
    private let capture: TextCapture
    /// The greatest width of a row.
    private let limit: Int
    /// The text with its gaps cleared; nil if none are filled.
    private let cleared: SourceText?

    init(capture: TextCapture, limit: Int) {
        (self.capture, self.limit) = (capture, limit)
        cleared = FilledGaps.cleared(capture.text)
    }

    private init(cleared text: SourceText, limit: Int) {
        (capture, self.limit, cleared) = (TextCapture(masking: text), limit, nil)
    }

    /// The lines that may be between a table and rows of it that are left out.
    private static let mostBetween = 4

    /// In text order.
    func tables() -> [AlignedTable] {
        var tables: [AlignedTable] = []
        var run: [CaptureLine] = []
        var above: [CaptureLine] = []
        let blocks = AsciiDocFinder(text: capture.text, limit: limit).blocks()
            .merging(SimpleTableFinder(text: capture.text, limit: limit).blocks()) { first, _ in first }
        var number = 0
        while number < capture.text.lineCount {
            number += 1
            if let block = blocks[number], let table = block.table {
                add(run, below: &above, to: &tables)
                (run, above) = ([], [])
                tables.append(table)
                tables += block.nested.flatMap { lines in
                    self.tables(in: lines.map { CaptureLine($0, of: capture.text, limit: limit) })
                }
                number = block.end
                continue
            }
            let line = CaptureLine(number, of: capture.text, limit: limit)
            if line.kind == .text || line.kind == .rule {
                run.append(line)
            } else if !run.isEmpty {
                add(run, below: &above, to: &tables)
                run = []
            }
            if line.kind == .long { above = [] }
        }
        add(run, below: &above, to: &tables)
        return tables
    }

    /// - Parameter above: the last lines of text before the run, which may be the header of its table; then those of the run.
    private func add(_ run: [CaptureLine], below above: inout [CaptureLine], to tables: inout [AlignedTable]) {
        let names = above
        above = []
        // Avoids a second reference to the table, which would copy it with each row.
        if let strokes = tables.last?.strokes, let line = tables.last?.body.last?.lastLine,
            let rows = LooseRows(text: capture.text, strokes: strokes, lastLine: line).rows(in: run)
        {
            tables[tables.count - 1].body += rows
        } else {
            let rows = StrayTextRows(text: capture.text, run: run)
            var found = self.tables(in: run)
            var header: [AlignedTable.Row] = []
            if let named = table(in: run, below: names, insteadOf: found.first) {
                found = [named] + found.filter { $0.firstLine > named.lastLine }
                swap(&found[0].header, &header)
            }
            found = rows.added(to: found)
            if !header.isEmpty { found[0].header = header }
            if found.isEmpty { above = run.suffix(Self.mostNames) }
            if found.isEmpty, let last = tables.last, let shape = last.shape, let first = run.first?.number,
                first - max(last.separated.last ?? 0, last.lastLine) <= Self.mostBetween
            {
                tables[tables.count - 1].separated += rows.rows(like: shape)
            }
            tables += found
        }
    }

    /// The table that begins with a run and has its header above a blank line; nil if there is none.
    ///
    /// - Parameters:
    ///   - names: the lines above.
    ///   - table: the first table of the run alone. Without one, the header needs a rule, or numbers below it.
    private func table(
        in run: [CaptureLine], below names: [CaptureLine], insteadOf table: AlignedTable?
    ) -> AlignedTable? {
        let isRuled = names.contains { $0.kind == .rule }
        guard let first = run.first, run.count > 1, names.last?.number == first.number - 2,
            table.map({ $0.header.isEmpty && $0.firstLine == first.number }) ?? true,
            // Looks first at what says most, so that few runs are read twice.
            let line = names.last(where: { $0.kind == .text }), first.pieces.count > 1,
            line.pieces.count > (table == nil && !isRuled ? 2 : 1), line.pieces.count + 1 >= first.pieces.count,
            let named = tables(in: names + run).first, named.body.first?.line == first.number,
            named.body.count >= table?.body.count ?? 0, let header = named.header.last, header.line == line.number,
            // The words of a sentence are a space apart.
            header.cells.count == line.pieces.count, header.cells.count + 1 >= named.width,
            table != nil || isRuled || namesNumbers(named)
        else { return nil }
        let isSentence = header.cells.contains { cell in
            let name = capture.text.string(cell.range)
            return name.contains(" ") && TextClass.endsInPunctuation(name)
        }
        return isSentence ? nil : named
    }

    private func namesNumbers(_ table: AlignedTable) -> Bool {
        table.width > 2
            && TableLikeness(text: capture.text).columns(of: table).contains(where: TableLikeness.isNumeric)
    }

    /// The lines of a header and its rules.
    private static let mostNames = 3

    /// - Parameter run: lines without blank ones.
    private func tables(in run: [CaptureLine]) -> [AlignedTable] {
        guard run.count > 1 else { return [] }
        return tables(in: run, between: otherTables) { start, index in
            GridFinder(text: capture.text, lines: run, start: start).table(at: index)
        }
    }

    private func otherTables(in run: [CaptureLine]) -> [AlignedTable] {
        guard run.count > 1 else { return [] }
        if let table = TabFinder(text: capture.text, lines: run).table() {
            // Several tabs between two names only align what is below: `Stop\t\tTime`. So do tabs beside gaps of spaces.
            let named = table.rows.first?.cells.count ?? 0
            if named < table.width || table.rows.contains(where: { holdsGap($0, of: table.width) }) {
                let aligned = gapTables(in: run)
                if aligned.count == 1, aligned[0].width == named, aligned[0].rows.count == table.rows.count {
                    return aligned
                }
            }
            return [table]
        }
        let delimited = Dictionary(
            first: DelimitedFinder(text: capture.text, lines: run).tables().map { ($0.lines.lowerBound, $0) })
        return tables(in: run, between: spacedTables) { _, index in delimited[index].map { ($0.lines, $0.table) } }
    }

    /// Whether a row lacks a cell, and another one of it has a gap of spaces, which may separate two.
    private func holdsGap(_ row: AlignedTable.Row, of width: Int) -> Bool {
        row.cells.count < width && row.cells.contains { ByteSearch.holds("  ", in: capture.text.bytes, $0.range) }
    }

    private func spacedTables(in run: [CaptureLine]) -> [AlignedTable] {
        guard run.count > 1 else { return [] }
        let clear = cleared ?? capture.text
        let lines =
            cleared == nil
            ? run : run.map { $0.kind == .rule ? $0 : CaptureLine($0.number, of: clear, limit: limit) }
        return tables(in: run, between: filledTables) { start, index in
            // In markup, dots are content.
            let isMarkup = ByteSearch.holds("=", in: capture.text.bytes, capture.text.lineRange(run[index].number))
            return RuledFinder(text: isMarkup ? capture.text : clear, lines: isMarkup ? run : lines, start: start)
                .table(at: index)
        }
    }

    /// - Parameters:
    ///   - others: the tables in lines that no table found here uses.
    ///   - find: the table at an index, and its lines, which begin at or after `start`.
    private func tables(
        in run: [CaptureLine], between others: ([CaptureLine]) -> [AlignedTable],
        find: (_ start: Int, _ index: Int) -> (lines: Range<Int>, table: AlignedTable?)?
    ) -> [AlignedTable] {
        var tables: [AlignedTable] = []
        var start = 0
        var index = 0
        while index < run.count {
            guard let found = find(start, index) else {
                index += 1
                continue
            }
            tables += others(Array(run[start..<found.lines.lowerBound]))
            if let table = found.table { tables.append(table) }
            start = found.lines.upperBound
            index = start
        }
        return tables + others(Array(run[start...]))
    }

    /// With the gaps cleared if that shows a header or several numbers: without, dots lead to pages in a table of contents.
    private func filledTables(in run: [CaptureLine]) -> [AlignedTable] {
        guard let cleared, let first = run.first?.number, let last = run.last?.number else { return gapTables(in: run) }
        let range = capture.text.lineRange(first).union(capture.text.lineRange(last))
        guard cleared.bytes[range] != capture.text.bytes[range] else { return gapTables(in: run) }
        let lines = run.map { CaptureLine($0.number, of: cleared, limit: limit) }
        let tables = AlignedTableFinder(cleared: cleared, limit: limit).gapTables(in: lines)
        return tables.contains { !$0.header.isEmpty || $0.width > 2 } ? tables : gapTables(in: run)
    }

    private func gapTables(in run: [CaptureLine]) -> [AlignedTable] {
        let run = withoutRemarks(run)
        guard run.count > 2 else { return [] }
        let index = IndexNames(text: capture.text, lines: run)
        if let spans = SpanningHeader(text: capture.text, lines: run) {
            var tables = unspannedTables(in: Array(run.dropFirst(spans.height)))
            if let first = tables.first, let row = spans.row(over: first) {
                tables[0].header.insert(row, at: 0)
                return tables.map(index.divided)
            }
        }
        return unspannedTables(in: run).map(index.divided)
    }

    /// The lines without remarks at their end, such as `# 333 more rows`.
    private func withoutRemarks(_ run: [CaptureLine]) -> [CaptureLine] {
        let end = run.lastIndex { line in
            let isRemark = line.pieces.first.map {
                ByteSearch.isExactly("# ", in: capture.text.bytes, at: $0.range.lowerBound)
            }
            return line.pieces.count > 1 || isRemark != true
        }
        return Array(run.prefix((end ?? -1) + 1))
    }

    private func unspannedTables(in run: [CaptureLine]) -> [AlignedTable] {
        // Single words above a table belong to the program that printed it.
        let named = Array(run.drop { $0.kind == .text && $0.words(in: capture.text).count < 2 })
        if let table = HeadedFinder(text: capture.text, lines: named).table() { return [table] }
        let tables = GapFinder(text: capture.text, lines: run).tables()
        if tables.isEmpty, run.contains(where: { $0.kind == .rule }) {
            // A rule under the header or the last row, `---`, is not part of it.
            let parts = run.split { $0.kind == .rule }.map(Array.init)
            func tables(in parts: some Sequence<[CaptureLine]>) -> [AlignedTable] {
                parts.compactMap { HeadedFinder(text: capture.text, lines: $0).table() }
            }
            if parts.count > 1, parts[0].count == 1, let table = tables(in: [parts[0] + parts[1]]).first {
                return [table] + tables(in: parts.dropFirst(2))
            }
            return tables(in: parts)
        }
        // Several words in one column are better evidence of gaps than a few more columns.
        if let list = UnnamedColumnsFinder(text: capture.text, lines: run).table(),
            tables.allSatisfy({ $0.width * 2 < list.width })
        {
            return [list]
        }
        return tables
    }
}
