import Text

/// Reads tables whose columns are separated only by gaps.
///
///     part   length (mm)
///     bolt            20
///     nut              4
///
/// Groups lines with consistent cell positions; an inconsistent line ends the group.
struct GapFinder {
    let text: SourceText
    let lines: [CaptureLine]

    /// The lines that are consistent so far.
    private struct Stretch {
        var lines: Range<Int>
        var extents: [Range<Int>]
        var isHeaderApart = false
        /// Lines between rows in which two cells touch.
        var joined: Set<Int> = []
    }

    func tables() -> [AlignedTable] {
        var tables: [AlignedTable] = []
        var next = 0
        var free = 0
        while let stretch = stretch(from: next) {
            next = stretch.lines.upperBound
            guard let table = table(of: stretch), TableLikeness(text: text).isTable(table) else { continue }
            let whole = table.header.isEmpty ? withRowsAbove(table, of: stretch, from: free) : table
            tables.append(whole.joiningLines(of: text))
            free = next
        }
        return tables
    }

    /// The table with the lines directly above it that fit its columns word by word: in the first rows of some tables
    /// single spaces separate the cells, as in `TOTAL 486`. A header may be above a rule, or a row that does not
    /// fit.
    ///
    /// - Parameter start: the first line that belongs to no other table.
    private func withRowsAbove(_ table: AlignedTable, of stretch: Stretch, from start: Int) -> AlignedTable {
        let cut = ColumnCut(text: text, extents: stretch.extents)
        var rows: [AlignedTable.Row] = []
        var next: Int?
        for line in lines[start..<stretch.lines.lowerBound].reversed().prefix(Self.mostAbove) {
            if line.kind == .text, let cells = cut.cells(of: line), cells.count > 1, cells.count * 2 >= table.width,
                cells.count >= line.pieces.count
            {
                rows.insert(AlignedTable.Row(line: line.number, cells: cells), at: 0)
            } else if line.kind == .rule || line.pieces.count > 1 {
                next = next ?? rows.count
            } else {
                break
            }
        }
        let all = self.table(table, below: rows)
        return all.header.isEmpty && next != nil ? self.table(table, below: Array(rows.suffix(next ?? 0))) : all
    }

    /// The table with further rows at its top, if it is still one.
    private func table(_ table: AlignedTable, below rows: [AlignedTable.Row]) -> AlignedTable {
        if rows.isEmpty { return table }
        let likeness = TableLikeness(text: text)
        var taller = table
        taller.body = rows + table.body
        taller.takeHeader(likeness.headerCount(taller))
        return likeness.isTable(taller) ? taller : table
    }

    private static let mostAbove = 3

    private func stretch(from start: Int) -> Stretch? {
        var first = start
        while first < lines.count, lines[first].kind != .text || lines[first].pieces.count < 2 { first += 1 }
        guard first < lines.count else { return nil }
        var stretch = Stretch(lines: first..<first + 1, extents: lines[first].extents)
        var next = first + 1
        var isNamedInOrder = false
        while next < lines.count {
            if lines[next].kind == .rule {
                guard isRule(lines[next], within: stretch.extents) else { break }
            } else if let merged = merged(lines[next].extents, into: stretch.extents) {
                guard !isNamedInOrder || merged.count == lines[first].pieces.count else { break }
                guard
                    !isLone(lines[next], over: stretch.extents) || namesGroup(next)
                        || isBetweenRows(next, below: first, of: stretch.extents)
                else { break }
                stretch.extents = merged
            } else if next == first + 1, lines[next].pieces.count > 1 {
                // Header words may be closer together than the cells under them.
                stretch.extents = lines[next].extents
                stretch.isHeaderApart = true
            } else if !isNamedInOrder, let columns = columns(under: first, to: next) {
                stretch.extents = columns
                (stretch.isHeaderApart, isNamedInOrder) = (true, true)
            } else if isRowWithJoinedCells(next, of: stretch.extents) {
                stretch.joined.insert(next)
            } else {
                break
            }
            next += 1
        }
        if !isNamedInOrder, stretch.extents.count > lines[first].pieces.count,
            let columns = columns(under: first, to: next - 1)
        {
            (stretch.extents, stretch.isHeaderApart) = (columns, true)
        }
        // A rule under the last row is not part of it.
        while next > first + 1, lines[next - 1].kind == .rule { next -= 1 }
        stretch.lines = first..<next
        return stretch
    }

    /// The columns of the rows from a header's rule to a line, if there is one for each name, and not under it: in some
    /// fonts and languages the names have another width.
    private func columns(under header: Int, to last: Int) -> [Range<Int>]? {
        guard last > header + 2, lines[header + 1].kind == .rule, lines[header + 1].pieces.count == 1 else {
            return nil
        }
        var columns: [Range<Int>]? = []
        for line in lines[header + 2...last] where line.kind == .text {
            columns = columns.flatMap { merged(line.extents, into: $0) }
        }
        return columns?.count == lines[header].pieces.count ? columns : nil
    }

    /// True for a rule over the whole width, and for rules over single columns, as above sums.
    private func isRule(_ line: CaptureLine, within columns: [Range<Int>]) -> Bool {
        line.pieces.count == 1 || line.extents.allSatisfy { piece in columns.count { $0.overlaps(piece) } == 1 }
    }

    /// The columns with a line's pieces added; nil if a piece is under two columns, or two pieces are under one.
    private func merged(_ pieces: [Range<Int>], into columns: [Range<Int>]) -> [Range<Int>]? {
        var result: [Range<Int>] = []
        var column = columns.startIndex
        for piece in pieces {
            while column < columns.endIndex, columns[column].upperBound <= piece.lowerBound {
                result.append(columns[column])
                column += 1
            }
            guard column < columns.endIndex, columns[column].lowerBound < piece.upperBound else {
                // Between two columns, or after the last.
                result.append(piece)
                continue
            }
            result.append(columns[column].union(piece))
            column += 1
            if column < columns.endIndex, columns[column].lowerBound < piece.upperBound { return nil }
        }
        result += columns[column...]
        let isApart = zip(result, result.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
        return isApart ? result : nil
    }

    /// A single piece in the first column is a line of text, or a heading of rows.
    private func isLone(_ line: CaptureLine, over columns: [Range<Int>]) -> Bool {
        line.pieces.count == 1 && line.extents[0].lowerBound < columns[0].upperBound
    }

    /// True if the row below is indented under the line.
    private func namesGroup(_ index: Int) -> Bool {
        guard index + 1 < lines.count, lines[index + 1].pieces.count > 1 else { return false }
        return lines[index + 1].extents[0].lowerBound > lines[index].extents[0].lowerBound
    }

    /// True if the lines above and below a text are rows with numbers in the same columns: it names rows, or one without
    /// values.
    private func isBetweenRows(_ index: Int, below header: Int, of columns: [Range<Int>]) -> Bool {
        guard index > header + 1, index + 1 < lines.count, lines[index].extents[0].upperBound < columns[1].lowerBound
        else { return false }
        return [index - 1, index + 1].allSatisfy { neighbour in
            let line = lines[neighbour]
            return line.kind == .text && line.pieces.count == columns.count
                && merged(line.extents, into: columns)?.count == columns.count
                && line.pieces.dropFirst().allSatisfy { TextClass.isNumeric(text.string($0.range)) }
        }
    }

    /// Whether a row has a number that does not mark a note, as `(1)` does.
    private func holdsValue(_ row: AlignedTable.Row) -> Bool {
        row.cells.contains { cell in
            let text = text.string(cell.range)
            return TextClass.isNumeric(text) && !(text.hasPrefix("(") && text.count == 3)
        }
    }

    /// Whether a line lacks one cell, two of which touch, and the next line is a row with all of them.
    private func isRowWithJoinedCells(_ index: Int, of columns: [Range<Int>]) -> Bool {
        guard index + 1 < lines.count, lines[index].kind == .text, lines[index].pieces.count > 2,
            lines[index].pieces.count + 1 == columns.count, lines[index + 1].pieces.count == columns.count
        else { return false }
        return lines[index].extents[0].lowerBound < columns[0].upperBound
            && merged(lines[index + 1].extents, into: columns)?.count == columns.count
    }

    private func table(of stretch: Stretch) -> AlignedTable? {
        guard stretch.extents.count > 1 else { return nil }
        let cut = ColumnCut(text: text, extents: stretch.extents)
        var rows: [AlignedTable.Row] = []
        var ruled = 0
        for index in stretch.lines where !stretch.joined.contains(index) {
            if lines[index].kind == .rule {
                if ruled == 0, lines[index].pieces.count == 1 { ruled = rows.count }
                continue
            }
            let isFirst = index == stretch.lines.lowerBound
            guard let cells = cut.cells(of: lines[index], isHeader: isFirst && stretch.isHeaderApart) else {
                guard isFirst else { return nil }
                continue
            }
            rows.append(AlignedTable.Row(line: lines[index].number, cells: cells))
        }
        var table = AlignedTable(width: stretch.extents.count, header: [], body: rows)
        var header = TableLikeness(text: text).headerCount(table)
        let isRuled = ruled > 0 && ruled <= 3 && ruled < rows.count
        if isRuled, header == 0 || ruled > header,
            ruled == 1 || !rows[..<ruled].contains(where: holdsValue)
        {
            header = ruled
        }
        if header == 0, stretch.isHeaderApart, !rows.isEmpty { table.body.removeFirst() }
        table.takeHeader(header)
        return table
    }
}
