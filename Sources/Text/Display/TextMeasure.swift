/// How many columns a character fills.
package enum TextMeasure: CaseIterable, Sendable {
    /// Wide characters fill two columns, as on a terminal.
    case display
    /// Every character fills one column, as in text that a program has padded by length.
    case characters

    private static let tabWidth = 8

    /// The columns that the pieces of a line fill. Linear in the length of the line.
    package func extents(of pieces: [TextLine.Piece], in text: SourceText) -> [Range<Int>] {
        guard let first = pieces.first else { return [] }
        var offset = text.lineRange(text.line(at: first.range.lowerBound)).lowerBound
        var column = 0
        return pieces.map { piece in
            advance(&column, through: offset..<piece.range.lowerBound, of: text)
            let start = column
            advance(&column, through: piece.range, of: text)
            offset = piece.range.upperBound
            return start..<max(column, start + 1)
        }
    }

    private func advance(_ column: inout Int, through range: Range<Int>, of text: SourceText) {
        // A fast path for ASCII, without strings.
        var start = range.lowerBound
        while start < range.upperBound, text.bytes[start] < 0x80 {
            column += text.bytes[start] == UInt8(ascii: "\t") ? Self.tabWidth - column % Self.tabWidth : 1
            start += 1
        }
        guard start < range.upperBound else { return }
        for scalar in text.string(start..<range.upperBound).unicodeScalars {
            column += scalar == "\t" ? Self.tabWidth - column % Self.tabWidth : width(of: scalar)
        }
    }

    package func width(of scalar: Unicode.Scalar) -> Int {
        self == .characters ? 1 : TextWidth.columns(of: scalar)
    }
}
