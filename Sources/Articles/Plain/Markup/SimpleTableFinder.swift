import Text

/// Reads the simple tables of reStructuredText, whose columns are those of their borders:
///
///     =====  =====  ======
///        Inputs     Output
///     ------------  ------
///       A      B    A or B
///     =====  =====  ======
///     False  False  False
///     =====  =====  ======
///
/// A line without a text in the first column continues the row above, also behind a blank line. Other tables between such
/// lines are left to ``RuledFinder``.
/// https://docutils.sourceforge.io/docs/ref/rst/restructuredtext.html#simple-tables
struct SimpleTableFinder {
    let text: SourceText
    /// The greatest width of a line.
    let limit: Int

    /// By their first lines.
    ///
    /// - Complexity: linear in the text.
    func blocks() -> [Int: MarkupBlock] {
        guard ByteSearch.holds("=", in: text.bytes) else { return [:] }
        var blocks: [Int: MarkupBlock] = [:]
        var line = 0
        while line < text.lineCount {
            line += 1
            guard let columns = border(line), isBegin(line), let borders = borders(below: line, like: columns),
                let table = table(columns, in: line + 1..<borders.end, borders)
            else { continue }
            blocks[line] = MarkupBlock(end: borders.end, table: table, nested: borders.nestedLines)
            line = borders.end
        }
        return blocks
    }

    /// A column or several ones that a text spans.
    private struct Column {
        let extent: Range<Int>
        let first: Int
        var span = 1
    }

    private func line(_ number: Int) -> CaptureLine { CaptureLine(number, of: text, limit: limit) }

    /// The columns of a border; nil for another line, and for the line under a title.
    private func border(_ number: Int) -> [Column]? {
        let range = WhiteSpace.trimmed(text.lineRange(number), in: text.bytes)
        guard text.bytes[range].first == UInt8(ascii: "="),
            text.bytes[range].allSatisfy({ [UInt8(ascii: "="), UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0) })
        else { return nil }
        let line = line(number)
        let words = line.words(in: text)
        return line.kind == .rule && words.count > 1
            ? words.enumerated().map { Column(extent: $1.extent, first: $0) } : nil
    }

    /// Whether the line above is none of a header, which has several texts.
    private func isBegin(_ number: Int) -> Bool { number == 1 || line(number - 1).pieces.count < 2 }

    /// The borders below the first one.
    private struct Borders {
        /// That under the header, if there is one.
        var inner: Int?
        /// The last one, which a blank line follows.
        var end = 0
        /// The extents of the borders of tables in cells.
        var nested: [Range<Int>] = []
        /// From the first to the last border in a row.
        var nestedLines: [ClosedRange<Int>] = []
    }

    /// Bounds the time for hostile texts.
    private static let mostNested = 64

    private func borders(below first: Int, like columns: [Column]) -> Borders? {
        var borders = Borders()
        var isInNested = false
        for number in first + 1..<max(first + 1, text.lineCount + 1) {
            guard let other = border(number)?.map(\.extent) else {
                isInNested = isInNested && !begins(line(number), columns)
                continue
            }
            if other[0].lowerBound >= columns[1].extent.lowerBound, borders.nested.count < Self.mostNested {
                borders.nested += other
                let start = isInNested ? borders.nestedLines.popLast()?.lowerBound : nil
                borders.nestedLines.append((start ?? number)...number)
                isInNested = true
                continue
            }
            guard other == columns.map(\.extent) else { return nil }
            if borders.inner != nil || number == text.lineCount || line(number + 1).kind == .blank {
                borders.end = number
                return borders
            }
            borders.inner = number
        }
        return nil
    }

    private func table(_ columns: [Column], in lines: Range<Int>, _ borders: Borders) -> AlignedTable? {
        let split = borders.inner ?? lines.lowerBound
        let nested = Set(borders.nested)
        guard let top = rows(columns, in: lines.lowerBound..<split, beside: nested),
            let bottom = rows(
                columns, in: (borders.inner.map { $0 + 1 } ?? split)..<lines.upperBound, beside: nested)
        else { return nil }
        let continued = ContinuedRows(text: text, width: columns.count)
        let spans = top.contains { $0.cells.contains { $0.columnSpan > 1 } }
        let header = spans ? top : continued.rows(top, isCertain: true)
        let body = continued.rows(bottom, isCertain: true)
        let table = AlignedTable(width: columns.count, header: header, body: body.map(withoutEscape))
        // A table of one row has several lines.
        guard !body.isEmpty, header.count + body.count > 1 || body[0].lastLine > body[0].line,
            body.contains(where: { $0.cells.count > 1 }),
            !TableLikeness.isDrawing(table.rows, in: text, mayHoldLines: true)
        else { return nil }
        return table
    }

    /// A row for each line; nil if a text is not below one column.
    ///
    /// - Parameter nested: the extents of the borders of tables in cells, which are left out.
    private func rows(
        _ columns: [Column], in lines: Range<Int>, beside nested: Set<Range<Int>>
    ) -> [AlignedTable.Row]? {
        var (rows, pending) = ([AlignedTable.Row](), [CaptureLine]())
        func flush(_ columns: [Column]) -> Bool {
            for line in pending {
                guard let cells = cells(of: line, columns, beside: nested) else { return false }
                rows.append(AlignedTable.Row(line: line.number, cells: cells))
            }
            pending = []
            return true
        }
        for number in lines {
            let line = line(number)
            if line.kind == .blank || border(number) != nil { continue }
            guard line.kind != .long else { return nil }
            if let spans = spans(of: line, columns) {
                // Rules under all columns divide tables of other kinds.
                guard spans.contains(where: { $0.span > 1 }), flush(spans) else { return nil }
                continue
            }
            if begins(line, columns), !flush(columns) { return nil }
            pending.append(line)
        }
        return flush(columns) ? rows : nil
    }

    /// Whether a line begins a row, with a text in the first column.
    private func begins(_ line: CaptureLine, _ columns: [Column]) -> Bool {
        line.extents.first.map { $0.lowerBound < columns[0].extent.upperBound } ?? false
    }

    /// The columns that the rule under a row joins; nil for a line that is none.
    private func spans(of line: CaptureLine, _ columns: [Column]) -> [Column]? {
        guard line.kind == .rule else { return nil }
        let words = line.words(in: text)
        let isRule = words.allSatisfy { word in text.bytes[word.range].allSatisfy { $0 == UInt8(ascii: "-") } }
        guard isRule else { return nil }
        let spans = words.compactMap { word -> Column? in
            guard let first = columns.first(where: { $0.extent.lowerBound == word.extent.lowerBound }),
                let last = columns.first(where: { $0.extent.upperBound == word.extent.upperBound })
            else { return nil }
            return Column(extent: word.extent, first: first.first, span: last.first - first.first + 1)
        }
        return spans.count == words.count && spans.reduce(0) { $0 + $1.span } == columns.count ? spans : nil
    }

    /// Nil if a text is between the columns; those of the last one may be longer than it.
    private func cells(
        of line: CaptureLine, _ columns: [Column], beside nested: Set<Range<Int>>
    ) -> [AlignedTable.Cell]? {
        var cells: [AlignedTable.Cell] = []
        for word in line.words(in: text) {
            if nested.contains(word.extent), text.bytes[word.range].allSatisfy({ $0 == UInt8(ascii: "=") }) { continue }
            let place = columns.partitionPoint { $0.extent.lowerBound <= word.extent.lowerBound } - 1
            guard place >= 0, place == columns.count - 1 || word.extent.upperBound <= columns[place].extent.upperBound
            else { return nil }
            let column = columns[place]
            if let last = cells.last, last.column == column.first {
                cells[cells.count - 1].ranges = [last.range.lowerBound..<word.range.upperBound]
            } else {
                cells.append(AlignedTable.Cell(column: column.first, columnSpan: column.span, range: word.range))
            }
        }
        return cells
    }

    /// A backslash in the first column begins a row without a text there.
    private func withoutEscape(_ row: AlignedTable.Row) -> AlignedTable.Row {
        guard let first = row.cells.first, first.column == 0, text.string(first.range) == "\\" else { return row }
        var row = row
        row.cells.removeFirst()
        return row
    }
}
