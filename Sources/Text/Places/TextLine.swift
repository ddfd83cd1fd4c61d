/// A line of plain text, divided at its separators.
package struct TextLine: Sendable {
    /// One or more words: the bytes from the first to the last.
    package struct Piece: Hashable, Sendable {
        package let range: Range<Int>

        package init(range: Range<Int>) {
            self.range = range
        }
    }

    /// What separates the pieces of a line.
    package enum Separation: Sendable {
        /// Any white space.
        case space
        /// At least two columns of white space, or a tab.
        case gap
    }

    package let pieces: [Piece]

    package init(_ number: Int, of text: SourceText, at separation: Separation) {
        let range = text.lineRange(number)
        var pieces: [Piece] = []
        var start: Int?
        var index = range.lowerBound
        while index < range.upperBound {
            let space = WhiteRun(at: index, before: range.upperBound, in: text.bytes)
            let separates = separation == .space || space.isGap
            if space.length > 0, separates || start == nil || index + space.length >= range.upperBound {
                if let first = start { pieces.append(Piece(range: first..<index)) }
                start = nil
                index += space.length
            } else {
                if start == nil { start = index }
                index += max(space.length, 1)
            }
        }
        if let first = start { pieces.append(Piece(range: first..<range.upperBound)) }
        self.pieces = pieces
    }

    /// Joins pieces to match the number of columns: the first column takes the surplus, because labels often have
    /// several words.
    package static func fitted(_ pieces: [Piece], to columnCount: Int) -> [Piece] {
        let surplus = pieces.count - columnCount
        guard surplus > 0, let first = joined(pieces.prefix(surplus + 1)) else { return pieces }
        return [first] + pieces.dropFirst(surplus + 1)
    }

    package static func joined(_ pieces: some BidirectionalCollection<Piece>) -> Piece? {
        guard let first = pieces.first, let last = pieces.last else { return nil }
        return Piece(range: first.range.lowerBound..<last.range.upperBound)
    }

    /// A run of white space at the start of some bytes, including ideographic spaces.
    private struct WhiteRun {
        /// In bytes; 0 without white space.
        let length: Int
        let isGap: Bool

        init(at start: Int, before end: Int, in bytes: [UInt8]) {
            var (index, columns) = (start, 0)
            loop: while index < end {
                switch bytes[index] {
                case UInt8(ascii: " "): (index, columns) = (index + 1, columns + 1)
                case UInt8(ascii: "\t"): (index, columns) = (index + 1, columns + 2)
                case 0xE3 where index + 2 < end && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x80:
                    (index, columns) = (index + 3, columns + 2)
                default: break loop
                }
            }
            length = index - start
            isGap = columns >= 2
        }
    }
}
