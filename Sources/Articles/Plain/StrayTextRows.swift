import Text

/// Finds the rows that do not fit the columns of their table, or that such a line or a blank one separates from it.
///
///     part   length  mass
///     bolt       20   1.5
///     both were measured again in the spring
///     nut         4   0.2
struct StrayTextRows {
    let text: SourceText
    /// Lines without blank ones between them.
    let run: [CaptureLine]

    /// The tables of the run with the lines of such rows: those up to the neighbouring tables that look like a row, those
    /// between the table's rows, and those next to the last row that may be rows out of their columns.
    ///
    /// - Complexity: linear in the lines of the run.
    func added(to tables: [AlignedTable]) -> [AlignedTable] {
        guard let first = run.first?.number else { return tables }
        let starts = tables.map { $0.firstLine - first } + [run.count]
        var above = 0
        return tables.enumerated().map { index, table in
            let own = starts[index]..<table.lastLine - first + 1
            let like = table.shape ?? RowShape(of: table, lastLine: run[own.upperBound - 1], text: text)
            let around = [above..<max(above, own.lowerBound), own.upperBound..<max(own.upperBound, starts[index + 1])]
            above = own.upperBound
            var table = table
            let next = around[1].prefix { run[$0].kind == .rule || like.mayContinue(with: run[$0], of: text) }
            let rows = Set(table.rows.flatMap { $0.line...$0.lastLine })
            let texts = table.rows.flatMap { $0.cells.flatMap(\.ranges) }.map(\.lowerBound).sorted()
            // Cells over several rows have texts in lines between them.
            func holdsText(_ line: CaptureLine) -> Bool {
                let range = text.lineRange(line.number)
                let first = texts.partitionPoint { $0 < range.lowerBound }
                return first < texts.count && texts[first] < range.upperBound
            }
            // A line above equal names would tell them apart; a text above one column may begin its name.
            let hasEqualNames = table.hasEqualNames(in: text)
            let lines = [
                around[0].filter {
                    like.matches(run[$0], of: text)
                        || $0 == own.lowerBound - 1 && run[$0].kind == .text
                            && (hasEqualNames && run[$0].pieces.count > 1
                                || !table.header.isEmpty && like.isAboveOneColumn(run[$0], of: text))
                },
                own.filter { run[$0].kind == .text && !rows.contains(run[$0].number) && !holdsText(run[$0]) },
                around[1].filter { like.matches(run[$0], of: text) || next.contains($0) && run[$0].kind == .text },
            ]
            table.separated = lines.joined().map { run[$0].number }
            table.shape = like
            return table
        }
    }

    /// The lines of a run without a table that look like rows of the table above.
    func rows(like shape: RowShape) -> [Int] { run.filter { shape.matches($0, of: text) }.map(\.number) }
}

/// What the lines of a table's rows have in common.
enum RowShape {
    /// The number of strokes that a drawn row has.
    case drawn(strokes: Int)
    /// The sign between the cells, and their number.
    case delimited(sign: UInt8, width: Int)
    /// The extents of the columns.
    case spaced([Range<Int>])

    init(of table: AlignedTable, lastLine: CaptureLine, text: SourceText) {
        let strokes = DrawnLine(lastLine, of: text).strokes
        self = strokes > 0 ? .drawn(strokes: strokes) : .spaced(table.strokes ?? table.extents(in: text))
    }

    /// Whether a line below the last row may be one that does not fit the columns: it has several texts, has a word for
    /// each column with a number at the end of the last one, ends with a number for each column but the first, or is drawn.
    func mayContinue(with line: CaptureLine, of text: SourceText) -> Bool {
        guard line.kind == .text else { return false }
        switch self {
        case .drawn: return DrawnLine(line, of: text).isBordered
        case .delimited(let sign, _): return numberedCells(of: line, sign, in: text) != nil
        case .spaced(let columns):
            guard columns.count > 1 else { return false }
            let words = line.pieces.count > 1 ? [] : line.words(in: text)
            let numbers = words.reversed().prefix { TextClass.isNumeric(text.string($0.range)) }
            if words.count >= columns.count, !numbers.isEmpty,
                words.last?.extent.upperBound == columns.last?.upperBound
            {
                return true
            }
            return line.pieces.count > 1 || numbers.count >= columns.count - 1 && words.count > numbers.count
        }
    }

    /// Whether a line is words no wider than the column below them. Titles are wider, or above the first column.
    func isAboveOneColumn(_ line: CaptureLine, of text: SourceText) -> Bool {
        guard case .spaced(let columns) = self, line.pieces.count == 1,
            text.string(line.pieces[0].range).allSatisfy({ $0.isLetter || $0 == " " || $0 == "." })
        else { return false }
        return columns.dropFirst().contains { $0.clamped(to: line.extents[0]) == line.extents[0] }
    }

    func matches(_ line: CaptureLine, of text: SourceText) -> Bool {
        guard line.kind == .text else { return false }
        switch self {
        case .drawn(let strokes): return DrawnLine(line, of: text).strokes == strokes
        case .delimited(let sign, let width):
            guard let count = numberedCells(of: line, sign, in: text) else { return false }
            let isEnded = sign != DelimitedLine.comma && text.bytes[text.lineRange(line.number)].last == sign
            return count == width || isEnded && count == width + 1
        case .spaced(let columns):
            return columns.count > 1 && line.extents.count == columns.count
                && zip(columns, line.extents).allSatisfy { $0.overlaps($1) }
        }
    }

    /// The number of cells of a line with a number behind a sign; nil for sentences.
    private func numberedCells(of line: CaptureLine, _ sign: UInt8, in text: SourceText) -> Int? {
        let pieces = DelimitedLine(line.number, of: text, sign: sign).pieces
        return pieces.dropFirst().contains { TextClass.isNumeric(text.string($0.range)) } ? pieces.count : nil
    }
}
