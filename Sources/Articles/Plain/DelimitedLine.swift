import Text

/// A line that a sign divides into cells, with the lines below that its quotation marks hold. Quotation marks around a cell
/// keep commas, semicolons and ends of lines in it; a stroke at the beginning of the line is a border, and then one at its
/// end, too.
struct DelimitedLine {
    struct Piece {
        /// Without white space at its ends, and without quotation marks around it.
        let range: Range<Int>
        let isQuoted: Bool
        /// Whether a space is before it.
        let isSpaced: Bool
    }

    let pieces: [Piece]
    /// The numbers of its lines.
    let lines: ClosedRange<Int>

    static let (stroke, comma, semicolon) = (UInt8(ascii: "|"), UInt8(ascii: ","), UInt8(ascii: ";"))
    static let tab = UInt8(ascii: "\t")
    private static let quote = UInt8(ascii: "\"")
    /// Of a cell in quotation marks.
    private static let mostLines = 50

    /// - Parameters:
    ///   - last: the last line that quotation marks may hold; the line itself without it.
    ///   - indentation: the tabs before the first cell.
    init(_ line: Int, to last: Int? = nil, of text: SourceText, sign: UInt8, indentation: Int = 0) {
        let bytes = text.bytes
        var content = text.lineRange(line)
        if sign == Self.tab {
            content = content.dropFirst(indentation)
        } else {
            content = WhiteSpace.trimmed(content, in: bytes)
        }
        if sign == Self.stroke, content.count > 1 {
            if bytes[content.lowerBound] == sign {
                content = content.dropFirst()
                if bytes[content.upperBound - 1] == sign { content = content.dropLast() }
            }
        }
        let mayQuote = sign != Self.stroke
        let limit = min(last ?? line, line + Self.mostLines)
        var end = line
        var pieces: [Piece] = []
        var start = content.lowerBound
        while start <= content.upperBound {
            let quoted = mayQuote ? Self.quoted(from: start, in: &content, of: text, lines: &end, limit, sign) : nil
            let end =
                quoted?.end ?? ByteSearch.first(sign, in: bytes, from: start, limit: content.upperBound)
                ?? content.upperBound
            let isSpaced = start < end && WhiteSpace.isASCII(bytes[start])
            let range = quoted?.range ?? WhiteSpace.trimmed(start..<end, in: bytes)
            pieces.append(
                Piece(range: range.isEmpty ? start..<start : range, isQuoted: quoted != nil, isSpaced: isSpaced))
            start = end + 1
        }
        self.pieces = pieces
        lines = line...end
    }

    /// The cells with a text.
    func row(of text: SourceText) -> AlignedTable.Row { Self.row(pieces, lines: lines, of: text) }

    static func row(_ pieces: [Piece], lines: ClosedRange<Int>, of text: SourceText) -> AlignedTable.Row {
        let cells = pieces.enumerated().compactMap { column, piece -> AlignedTable.Cell? in
            guard !piece.range.isEmpty else { return nil }
            var cell = AlignedTable.Cell(column: column, range: piece.range)
            cell.isQuoted = piece.isQuoted
            if lines.count > 1 {
                let parts = lines.map {
                    WhiteSpace.trimmed(text.lineRange($0).clamped(to: piece.range), in: text.bytes)
                }
                cell.ranges = parts.filter { !$0.isEmpty }
            }
            return cell
        }
        var row = AlignedTable.Row(line: lines.lowerBound, cells: cells)
        if lines.count > 1 { row.append(AlignedTable.Row(line: lines.upperBound, cells: [])) }
        return row
    }

    /// The text between quotation marks, and where the sign after them is; nil for a cell without them.
    ///
    /// - Parameters:
    ///   - content: grows to the end of the line in which the quotation ends.
    ///   - last: that line.
    ///   - limit: the last possible one.
    private static func quoted(
        from start: Int, in content: inout Range<Int>, of text: SourceText, lines last: inout Int, _ limit: Int,
        _ sign: UInt8
    ) -> (range: Range<Int>, end: Int)? {
        let bytes = text.bytes
        func afterSpaces(_ index: Int, before end: Int) -> Int {
            var index = index
            while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
            return index
        }
        let open = afterSpaces(start, before: content.upperBound)
        guard open < content.upperBound, bytes[open] == quote else { return nil }
        var (line, end) = (last, content.upperBound)
        var close = open + 1
        // Spreadsheets quote a cell between tabs only if it needs that.
        var isNeeded = sign != tab
        while true {
            if close >= end {
                guard line < limit else { return nil }
                line += 1
                let next = text.lineRange(line)
                end = (sign == tab ? next : WhiteSpace.trimmed(next, in: bytes)).upperBound
                isNeeded = true
            } else if bytes[close] == quote {
                guard close + 1 < end, bytes[close + 1] == quote else { break }
                isNeeded = true
                close += 2
            } else {
                if bytes[close] == sign || bytes[close] == comma { isNeeded = true }
                close += 1
            }
        }
        let after = afterSpaces(close + 1, before: end)
        guard isNeeded, after == end || bytes[after] == sign else { return nil }
        (content, last) = (content.lowerBound..<end, line)
        return (open + 1..<close, after)
    }
}

extension SourceText {
    /// Whether the file has the name of one whose lines are rows with a sign between their cells.
    var isOfDelimitedText: Bool { [".csv", ".tsv"].contains { path.lowercased().hasSuffix($0) } }
}
