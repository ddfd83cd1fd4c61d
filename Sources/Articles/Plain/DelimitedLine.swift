import Text

/// A line that a sign divides into cells. Quotation marks around a cell keep commas and semicolons in it; a stroke at the
/// beginning of the line is a border, and then one at its end, too.
struct DelimitedLine {
    struct Piece {
        /// Without white space at its ends, and without quotation marks around it.
        let range: Range<Int>
        let isQuoted: Bool
        /// Whether a space is before it.
        let isSpaced: Bool
    }

    let pieces: [Piece]

    static let (stroke, comma, semicolon) = (UInt8(ascii: "|"), UInt8(ascii: ","), UInt8(ascii: ";"))
    static let tab = UInt8(ascii: "\t")
    private static let quote = UInt8(ascii: "\"")

    init(_ line: Int, of text: SourceText, sign: UInt8) {
        let bytes = text.bytes
        var content = text.lineRange(line)
        if sign == Self.tab {
            // Only tabs before the first text indent the line.
            while let first = content.first, bytes[first] == sign { content = content.dropFirst() }
        } else {
            content = WhiteSpace.trimmed(content, in: bytes)
        }
        if sign == Self.stroke, content.count > 1 {
            if bytes[content.lowerBound] == sign {
                content = content.dropFirst()
                if bytes[content.upperBound - 1] == sign { content = content.dropLast() }
            }
        }
        let mayQuote = sign != Self.stroke && sign != Self.tab
        var pieces: [Piece] = []
        var start = content.lowerBound
        while start <= content.upperBound {
            let quoted = mayQuote ? Self.quoted(from: start, content, sign, in: bytes) : nil
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
    }

    /// The cells with a text.
    static func row(_ pieces: [Piece], line: Int) -> AlignedTable.Row {
        let cells = pieces.enumerated().compactMap { column, piece -> AlignedTable.Cell? in
            guard !piece.range.isEmpty else { return nil }
            var cell = AlignedTable.Cell(column: column, range: piece.range)
            cell.isQuoted = piece.isQuoted
            return cell
        }
        return AlignedTable.Row(line: line, cells: cells)
    }

    /// The text between quotation marks, and where the sign after them is; nil for a cell without them.
    private static func quoted(
        from start: Int, _ content: Range<Int>, _ sign: UInt8, in bytes: [UInt8]
    ) -> (range: Range<Int>, end: Int)? {
        func afterSpaces(_ index: Int) -> Int {
            var index = index
            while index < content.upperBound, bytes[index] == UInt8(ascii: " ") { index += 1 }
            return index
        }
        let open = afterSpaces(start)
        guard open < content.upperBound, bytes[open] == quote else { return nil }
        var close = open + 1
        while close < content.upperBound {
            if bytes[close] == quote {
                guard close + 1 < content.upperBound, bytes[close + 1] == quote else { break }
                close += 1
            }
            close += 1
        }
        let end = afterSpaces(close + 1)
        guard close < content.upperBound, end == content.upperBound || bytes[end] == sign else { return nil }
        return (open + 1..<close, end)
    }
}
