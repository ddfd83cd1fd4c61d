import Text

/// Reads grids drawn with characters.
///
///     +------+-------+    ┌──────┬───────┐     name | value
///     | name | value |    │ name │ value │    ------+-------
///     +------+-------+    ├──────┼───────┤     oak  |     3
///     | oak  |     3 |    │ oak  │     3 │
///     +------+-------+    └──────┴───────┘
///
/// All rules together define the columns. Lines of text without rules between them are separate rows, unless they
/// continue the row above; if rules separate the rows of the body, lines between them form one row.
struct GridFinder {
    let text: SourceText
    let lines: [CaptureLine]
    /// Lines before it belong to another table.
    let start: Int

    /// Lines without rules between them.
    private struct Band {
        var rows: [AlignedTable.Row] = []
        /// Cells that continue from above because the rule is open there.
        var open: [AlignedTable.Cell] = []
        var isUnderDouble = false
    }

    /// The grid whose first rule is the line at `index`, with its lines. The table is nil if the drawing is not a
    /// grid.
    func table(at index: Int) -> (lines: Range<Int>, table: AlignedTable?)? {
        guard lines[index].kind == .rule else { return nil }
        let frame = DrawnLine(lines[index], of: text)
        guard frame.isFrame else { return nil }
        func drawnLine(_ number: Int) -> DrawnLine? {
            let next = DrawnLine(lines[number], of: text)
            let belongs =
                frame.isBordered
                ? next.isBordered && next.marks.first?.column == frame.marks.first?.column
                : lines[number].kind == .rule ? next.isFrame && !next.isBordered : !next.marks.isEmpty
            return belongs ? next : nil
        }
        var first = index
        while first > start, index - first < (frame.isBordered ? 1 : Self.mostHeaderLines),
            lines[first - 1].kind == .text,
            let header = drawnLine(first - 1),
            !header.segments(in: frame.marks.map(\.column), isBordered: frame.isBordered).isEmpty
        {
            first -= 1
        }
        let names = first == index && !frame.isBordered ? self.names(above: index, frame) : nil
        if !frame.isBordered, first == index, names == nil { return nil }
        var drawn: [DrawnLine] = []
        for number in first..<lines.count {
            guard let next = drawnLine(number) else { break }
            drawn.append(next)
        }
        // Visits every line only once, which bounds the time for hostile drawings.
        let grid = first..<first + drawn.count
        guard let table = table(of: drawn, in: grid, isBordered: frame.isBordered, names) else {
            return names == nil ? (grid, nil) : nil
        }
        return (names == nil ? grid : first - 1..<grid.upperBound, table)
    }

    /// The names of columns above a rule without strokes between them; nil for another text:
    ///
    ///     Key      Sequence
    ///     -------+----------
    ///     F13    | CSI 25
    private func names(above rule: Int, _ frame: DrawnLine) -> AlignedTable.Row? {
        guard rule > start, lines[rule - 1].kind == .text, lines[rule - 1].pieces.count > 1,
            let end = lines[rule].extents.last?.upperBound
        else { return nil }
        let bounds = [-1] + frame.marks.map(\.column) + [max(end, lines[rule - 1].extents.last?.upperBound ?? 0)]
        let cut = ColumnCut(text: text, extents: zip(bounds, bounds.dropFirst()).map { $0 + 1..<max($0 + 2, $1) })
        guard lines[rule - 1].extents.allSatisfy({ cut.columns(under: $0).count == 1 }),
            let cells = cut.cells(of: lines[rule - 1], isHeader: true), cells.count == lines[rule - 1].pieces.count
        else { return nil }
        return AlignedTable.Row(line: lines[rule - 1].number, cells: cells)
    }

    /// - Parameters:
    ///   - grid: the drawn lines.
    ///   - names: those above them.
    private func table(
        of drawn: [DrawnLine], in grid: Range<Int>, isBordered: Bool, _ names: AlignedTable.Row?
    ) -> AlignedTable? {
        let columns = columns(of: drawn, isBordered: isBordered)
        var width = columns.count + (isBordered ? -1 : 1)
        var bands = [Band(rows: names.map { [$0] } ?? [])]
        var count = 0
        for line in drawn {
            let segments = line.segments(in: columns, isBordered: isBordered)
            // Rules of other columns, also over the whole width, separate bands.
            let isFrame = isBordered && line.isFrame
            guard !segments.isEmpty || isFrame else { break }
            count += 1
            let cells = segments.filter { !$0.isStroke }.map {
                AlignedTable.Cell(column: $0.column, columnSpan: $0.span, range: $0.range)
            }
            if cells.count == segments.count, !isFrame {
                bands[bands.count - 1].rows.append(AlignedTable.Row(line: line.number, cells: cells))
            } else {
                let carried = bands.last?.rows.isEmpty == true ? bands.removeLast().open : []
                bands.append(Band(open: carried + cells, isUnderDouble: line.isDouble))
            }
        }
        let isWhole = bands.allSatisfy(\.open.isEmpty)
        bands.removeAll(where: \.rows.isEmpty)
        let rows = bands.flatMap(\.rows)
        let full = rows.count { $0.cells.count * 2 > width }
        // In drawings, most lines are outside of boxes; between rules over the whole width, cells may span columns.
        guard rows.count > 1, isWhole || drawn[count - 1].isFrame,
            full * 3 >= rows.count * 2
                || isBordered && (isWhole || areMet(drawn.prefix(count))) && full > 1 && full * 2 >= rows.count
        else { return nil }
        let query =
            isBordered
            ? nil
            : QueryRows(
                text: text, lines: lines[grid.prefix(count)], next: lines.dropFirst(grid.lowerBound + count).first,
                strokes: columns, rows: rows)
        if !isBordered, query == nil { divideAtGaps(&bands, width: &width) }
        var table = table(of: bands, width: width, query)
        if !isBordered { dropSigns(of: &table) }
        let isMarkup = isBordered && isWhole && bands.contains(where: \.isUnderDouble)
        return isFilled(table, isParted: isWhole && bands.count == table.rows.count, isMarkup: isMarkup) ? table : nil
    }

    /// Whether the crossings of all rules meet strokes in the line above or below, as not all do in drawings.
    private func areMet(_ drawn: ArraySlice<DrawnLine>) -> Bool {
        let columns = drawn.map { Set($0.marks.map(\.column)) }
        return columns.indices.allSatisfy { index in
            let line = drawn[drawn.startIndex + index]
            let around = [index - 1, index + 1].filter(columns.indices.contains).map { columns[$0] }
            return line.crossings.allSatisfy { column in around.contains { $0.contains(column) } }
        }
    }

    /// Drops the plus signs directly before a stroke that some programs print where a cell continues in the next line.
    private func dropSigns(of table: inout AlignedTable) {
        for row in table.body.indices {
            for cell in table.body[row].cells.indices {
                for index in table.body[row].cells[cell].ranges.indices.dropLast() {
                    let range = table.body[row].cells[cell].ranges[index]
                    guard range.count > 1, QueryRows.endsWithSign(range, in: text) else { continue }
                    table.body[row].cells[cell].ranges[index] = WhiteSpace.trimmed(
                        range.lowerBound..<range.upperBound - 1, in: text.bytes)
                }
            }
        }
    }

    /// Divides the columns between strokes that hold several ones. The first band is the header.
    private func divideAtGaps(_ bands: inout [Band], width: inout Int) {
        let table = GapColumns(text: text, lines: lines).divided(
            AlignedTable(width: width, header: bands[0].rows, body: bands.dropFirst().flatMap(\.rows)))
        width = table.width
        var rows = table.rows[...]
        for band in bands.indices {
            let count = bands[band].rows.count
            bands[band].rows = Array(rows.prefix(count))
            rows.removeFirst(count)
        }
    }

    /// The columns of all crossings, ascending, without those that only one of several rules has and no line of text.
    private func columns(of drawn: [DrawnLine], isBordered: Bool) -> [Int] {
        let rules = drawn.map { Set(isBordered ? $0.crossings : $0.isFrame ? $0.marks.map(\.column) : []) }
            .filter { !$0.isEmpty }
        var counts: [Int: Int] = [:]
        for column in rules.joined() { counts[column, default: 0] += 1 }
        guard rules.count > 1, counts.values.contains(1) else { return counts.keys.sorted() }
        let strokes = Set(drawn.lazy.filter { !$0.isFrame }.flatMap { $0.marks.map(\.column) })
        return counts.filter { $0.value > 1 || strokes.contains($0.key) }.keys.sorted()
    }

    /// False for drawings whose boxes are mostly empty. All cells but the first may be under a name for each column, and
    /// in rows between rules.
    ///
    /// - Parameter isMarkup: whether a rule of `=` is below the header, and strokes are at the sides: then, any cell may be.
    private func isFilled(_ table: AlignedTable, isParted: Bool, isMarkup: Bool) -> Bool {
        var covered = [Int](repeating: 0, count: table.width)
        let full = table.rows.count { row in
            for cell in row.filled where cell.column < table.width { covered[cell.column] = cell.rowSpan }
            let count = covered.count { $0 > 0 }
            covered = covered.map { max(0, $0 - 1) }
            return count > 1 || row.filled.first?.columnSpan == table.width
        }
        let areNamed = table.header.last.map { $0.filled.count == table.width } ?? false
        return full * 2 >= table.rows.count
            || (areNamed || isParted && table.rows.count >= Self.fewestParted)
                && (isMarkup || table.body.allSatisfy { $0.filled.first?.column == 0 })
    }

    private static let fewestParted = 3
    /// Above the first rule.
    private static let mostHeaderLines = 3

    private func table(of bands: [Band], width: Int, _ query: QueryRows?) -> AlignedTable {
        let header = beginWithData(bands, width: width) ? 0 : headerCount(bands, width: width)
        let isDouble = bands.contains(where: \.isUnderDouble)
        let continued = ContinuedRows(text: text, width: width)
        let parts = GridParts(bands.map(\.rows), header: header, isDouble: isDouble, continued)
        var table = AlignedTable(width: width, header: [], body: [])
        var rows: [AlignedTable.Row] = []
        // The last row with a cell that begins in a column.
        var begins: [Int: Int] = [:]
        for (number, band) in bands.enumerated() {
            if number == header { (table.header, rows, begins) = (rows, [], [:]) }
            var next =
                parts.isOneRow(band.rows)
                ? continued.joined(band.rows) : continued.rows(band.rows, isCertain: parts.areRows && isDouble)
            if let query, number >= header { next = query.rows(band.rows, besides: next) }
            for cell in band.open {
                if let begin = begins[cell.column] {
                    extend(cell, of: &rows[begin], into: &next)
                } else if !cell.range.isEmpty {
                    next[0].append(AlignedTable.Row(line: next[0].line, cells: [cell]))
                }
            }
            for row in next {
                for cell in row.cells { begins[cell.column] = rows.count }
                rows.append(row)
            }
        }
        table.body = rows
        return table
    }

    /// Whether all rows are between rules of one kind, and the only column of numbers begins with one that is not a year.
    private func beginWithData(_ bands: [Band], width: Int) -> Bool {
        guard bands.count >= Self.fewestParted,
            bands.allSatisfy({ $0.rows.count == 1 && $0.open.isEmpty && !$0.isUnderDouble })
        else { return false }
        let columns = (0..<width).map { column in
            bands.map {
                $0.rows[0].cells.first { $0.column == column && $0.columnSpan == 1 }.map { text.string($0.range) } ?? ""
            }
        }
        if areNamedInBold(columns) { return true }
        let numeric = columns.filter { TableLikeness.isNumeric(Array($0.dropFirst())) }
        return numeric.count == 1 && TextClass.isNumeric(numeric[0][0]) && TextClass.year(numeric[0][0]) == nil
    }

    /// Whether the first column has the names of all rows in bold, and the first row none besides.
    private func areNamedInBold(_ columns: [[String]]) -> Bool {
        func isBold(_ text: String) -> Bool { text.utf8.count > 4 && text.hasPrefix("**") && text.hasSuffix("**") }
        return columns[0].allSatisfy(isBold) && !columns.dropFirst().contains { isBold($0[0]) }
    }

    /// Whether the name in a band is of the same kind as the one below, as `A-570` above `A-572`, so that neither is in the header.
    private func isNamedLikeNext(_ number: Int, of bands: [Band]) -> Bool {
        guard bands.indices.contains(number + 1) else { return false }
        let shapes = [number, number + 1].map { band in
            bands[band].rows.first?.filled.first.map { Self.shape(of: text.string($0.range)) } ?? ""
        }
        return shapes[0] == shapes[1] && shapes[0].contains("0") && shapes[0].contains("a")
    }

    /// `a-0` for `A-570`.
    private static func shape(of name: String) -> String {
        name.reduce(into: "") { shape, character in
            let next: Character = character.isNumber ? "0" : character.isLetter ? "a" : character
            if shape.last != next || !"0a".contains(next) { shape.append(next) }
        }
    }

    /// The bands above the first double rule, or else above the first rule over the whole width.
    private func headerCount(_ bands: [Band], width: Int) -> Int {
        let inner = bands.indices.dropFirst().filter { bands[$0].open.isEmpty }
        let double = inner.filter { bands[$0].isUnderDouble }
        if let first = double.first, double.count < inner.count || inner.count == 1 { return first }
        // Texts over all columns, of which one is first, are above groups of rows.
        func spansAll(_ band: Band) -> Bool { band.rows.allSatisfy { $0.cells.first?.columnSpan == width } }
        if let first = bands.first, spansAll(first), bands.dropFirst().contains(where: spansAll) { return 0 }
        // Words above several columns belong to the header.
        let plain = inner.first { number in
            !bands[number - 1].rows.contains { $0.cells.contains { $0.columnSpan > 1 } }
                || bands[number].rows.contains { $0.cells.contains { TextClass.isNumeric(text.string($0.range)) } }
                || isNamedLikeNext(number, of: bands)
        }
        guard inner.count > 1 else { return inner.first ?? 0 }
        guard let plain, zip(bands[..<plain], bands[1..<plain]).allSatisfy({ divides($1, $0) }) else { return 0 }
        return plain
    }

    /// Whether a band names some of the columns that a text of the band above spans.
    private func divides(_ band: Band, _ above: Band) -> Bool {
        let columns = Set(band.rows.flatMap { $0.cells.map(\.column) })
        return above.rows.contains { row in
            row.cells.contains { cell in
                columns.contains { $0 > cell.column && $0 < cell.column + cell.columnSpan }
            }
        }
    }

    /// A cell without a rule above it extends over the rows of both.
    ///
    /// - Parameter row: the row above in which it begins.
    private func extend(
        _ cell: AlignedTable.Cell, of row: inout AlignedTable.Row, into next: inout [AlignedTable.Row]
    ) {
        guard let index = row.cells.firstIndex(where: { $0.column == cell.column }) else { return }
        row.cells[index].append(cell.ranges)
        for other in next.indices {
            for later in next[other].cells where later.column == cell.column { row.cells[index].append(later.ranges) }
            next[other].cells.removeAll { $0.column == cell.column }
        }
        row.cells[index].rowSpan += next.count
    }
}
