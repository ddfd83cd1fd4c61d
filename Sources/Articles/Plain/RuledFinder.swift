import Text

/// Reads tables with a rule that shows the columns, and the header above it.
///
///     part   length          ====  ======
///     -----  ------          part  length
///     bolt       20          ====  ======
///     nut         4          bolt      20
struct RuledFinder {
    let text: SourceText
    let lines: [CaptureLine]
    /// Lines before it belong to another table.
    let start: Int

    private static let mostHeaderRows = 6

    /// The table under the rule at `index`, or with its header above it, and its lines; nil if there is none.
    func table(at index: Int) -> (lines: Range<Int>, table: AlignedTable?)? {
        guard let extents = columns(of: lines[index]), covers(extents, around: index) else { return nil }
        let isMarkup = ByteSearch.holds("=", in: text.bytes, text.lineRange(lines[index].number))
        let cut = ColumnCut(text: text, extents: extents, isOpen: isMarkup)
        var first = index
        var header: [AlignedTable.Row] = []
        while first > start, header.count < Self.mostHeaderRows,
            header.isEmpty || !isTitle(first - 1, over: cut),
            let found = headerRow(endingAt: first - 1, cut: cut)
        {
            header.insert(found.row, at: 0)
            first = found.line
        }
        // Rows above a sum are more than those of a header.
        if header.count == Self.mostHeaderRows, first > start, headerRow(endingAt: first - 1, cut: cut) != nil {
            return nil
        }
        spanGroups(of: &header, width: extents.count)
        var next = index + 1
        if header.isEmpty, let second = secondRule(after: index, width: extents.count) {
            var line = second
            while line > next, let found = headerRow(endingAt: line - 1, cut: cut) {
                header.insert(found.row, at: 0)
                line = found.line
            }
            guard line == next else { return nil }
            next = second + 1
        } else if first > start, lines[first - 1].kind == .rule {
            first -= 1
        }
        let continued = ContinuedRows(text: text, width: extents.count)
        if isMarkup, header.allSatisfy({ $0.cells.allSatisfy { $0.columnSpan == 1 } }) {
            header = continued.rows(header, isCertain: true)
        }
        let body = continued.rows(rows(from: &next, cut: cut), isCertain: isMarkup)
        if body.isEmpty, !header.isEmpty, first == index {
            // Two rules with rows between them, and no header.
            guard header.count > 1, isTable(header),
                !TableLikeness.isDrawing(header, in: text, mayHoldLines: isMarkup)
            else { return (first..<next, nil) }
            return (first..<next, AlignedTable(width: extents.count, header: [], body: header))
        }
        // A first row that does not fit leaves the header to the rows below.
        guard !body.isEmpty || header.isEmpty else { return nil }
        guard !body.isEmpty, header.count + body.count > 1, isTable(body),
            !header.isEmpty || !TableLikeness.isCode(body, in: text),
            !TableLikeness.isDrawing(header + body, in: text, mayHoldLines: isMarkup)
        else { return (first..<next, nil) }
        return (
            first..<next,
            AlignedTable(width: extents.count, header: header, body: body, strokes: extents)
        )
    }

    /// Lets the words of the upper line span the columns up to the next word if the names below them repeat:
    ///
    ///                 Front         Rear
    ///     Size        bar    psi    bar    psi
    private func spanGroups(of header: inout [AlignedTable.Row], width: Int) {
        guard header.count > 1, let names = header.last?.cells, names.count == width else { return }
        let upper = header.count - 2
        let starts = header[upper].cells.map(\.column)
        guard starts.count > 1, header[upper].cells.allSatisfy({ $0.columnSpan == 1 }) else { return }
        let groups = zip(starts, starts.dropFirst() + [width]).map { first, next in
            names[first..<next].map { text.string($0.range) }
        }
        guard groups[0].count > 1, Set(groups).count == 1 else { return }
        for cell in header[upper].cells.indices { header[upper].cells[cell].columnSpan = groups[0].count }
    }

    /// False for rules above sums, which only cover some columns: the lines next to them do not begin far to the
    /// left.
    private func covers(_ extents: [Range<Int>], around index: Int) -> Bool {
        [index - 1, index + 1].allSatisfy { neighbour in
            guard lines.indices.contains(neighbour), let first = lines[neighbour].extents.first else { return true }
            return first.upperBound + 1 >= extents[0].lowerBound
        }
    }

    /// The extents of the parts of a rule; nil for other lines.
    private func columns(of line: CaptureLine) -> [Range<Int>]? {
        guard line.kind == .rule else { return nil }
        let groups = line.words(in: text)
        guard groups.count > 1, groups.count(where: { $0.extent.count > 1 }) * 2 > groups.count else { return nil }
        return groups.allSatisfy(isStroke) ? groups.map(\.extent) : nil
    }

    /// The header row whose last line is at `index`, with its first line. A rule under it shows how many columns each
    /// of its cells spans.
    private func headerRow(endingAt index: Int, cut: ColumnCut) -> (row: AlignedTable.Row, line: Int)? {
        guard lines[index].kind == .rule else {
            return headerRow(lines[index], cut: cut).map { ($0, index) }
        }
        let groups = lines[index].words(in: text)
        let spans = groups.map { cut.columns(under: $0.extent) }
        guard index > start, index > 0, groups.allSatisfy({ isStroke($0) }), spans.allSatisfy({ !$0.isEmpty }),
            spans.contains(where: { (2..<cut.extents.count).contains($0.count) }),
            let row = headerRow(lines[index - 1], cut: ColumnCut(text: text, extents: groups.map(\.extent)))
        else { return nil }
        let cells = row.cells.map {
            AlignedTable.Cell(
                column: spans[$0.column].first ?? 0, columnSpan: spans[$0.column].count, range: $0.range)
        }
        return (AlignedTable.Row(line: row.line, cells: cells), index - 1)
    }

    /// True for a single text over the first of several columns with a word in a gap between them, unless its words are
    /// above one column each, and above all. Under another rule it belongs to the table.
    ///
    /// Also true for a name with a colon and its value: `Archive:  wood.zip`.
    private func isTitle(_ index: Int, over cut: ColumnCut) -> Bool {
        let line = lines[index]
        if line.kind == .text, line.pieces.count == 2, text.bytes[line.pieces[0].range].last == UInt8(ascii: ":") {
            return true
        }
        guard line.kind == .text, line.pieces.count == 1, cut.columns(under: line.extents[0]).count > 1,
            line.extents[0].lowerBound < cut.extents[0].upperBound,
            index == start || lines[index - 1].kind != .rule
        else { return false }
        let words = line.words(in: text).map(\.extent)
        let gaps = zip(cut.extents, cut.extents.dropFirst()).map { $0.upperBound..<$1.lowerBound }
        return words.contains { word in gaps.contains(where: word.overlaps) }
            && words.map(cut.columns(under:)) != cut.extents.indices.map { [$0] }
    }

    private func headerRow(_ line: CaptureLine, cut: ColumnCut) -> AlignedTable.Row? {
        guard line.kind == .text, let cells = cut.cells(of: line, isHeader: true),
            cells.count > 1 || cut.extents.count == 1
                || line.extents.first.map({ $0.lowerBound >= cut.extents[1].lowerBound }) == true
        else { return nil }
        return AlignedTable.Row(line: line.number, cells: cells)
    }

    private func isStroke(_ word: CaptureLine.Word) -> Bool {
        let drawn = text.string(word.range).unicodeScalars
        // Columns that are left out, as astropy prints them.
        if drawn.elementsEqual("...".unicodeScalars) { return true }
        guard let first = drawn.first, Stroke.isHorizontal(first) else { return false }
        return drawn.allSatisfy { $0 == first }
    }

    private func secondRule(after index: Int, width: Int) -> Int? {
        let end = min(lines.count, index + 2 + Self.mostHeaderRows)
        guard index + 2 < end else { return nil }
        return (index + 2..<end).first { columns(of: lines[$0])?.count == width }
    }

    /// Reads rows down to the first line that does not fit.
    private func rows(from next: inout Int, cut: ColumnCut) -> [AlignedTable.Row] {
        var rows: [AlignedTable.Row] = []
        while next < lines.count {
            if lines[next].kind == .text {
                guard let cells = cut.cells(of: lines[next]) else { break }
                rows.append(AlignedTable.Row(line: lines[next].number, cells: cells))
            } else if columns(of: lines[next])?.count != cut.extents.count {
                // A plain rule above totals, or under the last row.
                guard lines[next].pieces.count == 1 else { break }
            }
            next += 1
        }
        return rows
    }

    /// True if most rows have more than their first cell.
    private func isTable(_ rows: [AlignedTable.Row]) -> Bool {
        rows.count { $0.cells.count > 1 } * 2 > rows.count
    }
}
