import Text

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

    /// Whether a line below the last row is a text of a few words no wider than the first column: the label of a row whose
    /// other cells are empty, or the rest of the label above. Notes begin with a sign, and sentences end with one.
    func mayBeLabel(_ line: CaptureLine, of text: SourceText) -> Bool {
        guard case .spaced(let columns) = self, columns.count > 1, line.kind == .text, line.pieces.count == 1,
            columns[0].lowerBound <= line.extents[0].lowerBound, line.extents[0].lowerBound < columns[0].upperBound,
            line.extents[0].upperBound < columns[1].lowerBound
        else { return false }
        let words = text.string(line.pieces[0].range)
        return words.first.map { $0.isLetter || $0.isNumber } == true && !words.contains { ":;!?".contains($0) }
            && words.last != "." && words.split(separator: " ").count <= Self.mostWords
    }

    /// Of a label.
    private static let mostWords = 4

    /// Whether a line is words no wider than the column below them. Titles are wider, or above the first column.
    func isAboveOneColumn(_ line: CaptureLine, of text: SourceText) -> Bool {
        guard case .spaced(let columns) = self, line.pieces.count == 1,
            text.string(line.pieces[0].range).allSatisfy({ $0.isLetter || $0 == " " || $0 == "." })
        else { return false }
        return columns.dropFirst().contains { $0.clamped(to: line.extents[0]) == line.extents[0] }
    }

    /// Whether a line has several texts, and ends with a number where the last column does, or a space beside.
    func endsWithNumber(_ line: CaptureLine, of text: SourceText) -> Bool {
        guard case .spaced(let columns) = self, line.pieces.count > 1, let end = columns.last?.upperBound,
            let last = line.words(in: text).last
        else { return false }
        return abs(last.extent.upperBound - end) < 2 && TextClass.isNumeric(text.string(last.range))
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
