/// One line of a pipe table, cut at its unescaped pipes as cmark-gfm cuts it: a pipe is escaped by the backslash right
/// before it, in a code span or not; pipes at either end are optional.
struct PipeRow {
    struct Cell: Equatable {
        /// Just after the opening pipe, or where the row begins.
        let start: Int
        /// The source of the cell, white space trimmed; empty for an empty cell.
        let content: Range<Int>
    }

    let cells: [Cell]

    /// - Parameter range: the line from its first character that is not white space, without its line ending.
    init(_ bytes: [UInt8], in range: Range<Int>) {
        var cells: [Cell] = []
        var offset = range.lowerBound
        var start = offset
        if offset < range.upperBound, bytes[offset] == Self.pipe {
            start = offset + 1
            offset = Self.skipSpaces(bytes, from: start, to: range.upperBound)
        }
        while offset < range.upperBound {
            let end = Self.nextPipe(bytes, from: offset, to: range.upperBound) ?? range.upperBound
            cells.append(Cell(start: start, content: Self.trimmed(offset..<end, in: bytes, start: start)))
            if end == range.upperBound { break }
            start = end + 1
            offset = Self.skipSpaces(bytes, from: start, to: range.upperBound)
        }
        self.cells = cells
    }

    /// The number of cells, without keeping them.
    static func count(_ bytes: [UInt8], in range: Range<Int>) -> Int {
        var offset = range.lowerBound
        var count = 0
        if offset < range.upperBound, bytes[offset] == pipe {
            offset = skipSpaces(bytes, from: offset + 1, to: range.upperBound)
        }
        while offset < range.upperBound {
            count += 1
            guard let end = nextPipe(bytes, from: offset, to: range.upperBound) else { break }
            offset = skipSpaces(bytes, from: end + 1, to: range.upperBound)
        }
        return count
    }

    /// The next pipe without a backslash right before it.
    static func nextPipe(_ bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        var index = start
        while index < end {
            if bytes[index] == pipe, index == start || bytes[index - 1] != UInt8(ascii: "\\") { return index }
            index += 1
        }
        return nil
    }

    private static let pipe = UInt8(ascii: "|")

    /// An empty cell is the empty range at its start.
    private static func trimmed(_ range: Range<Int>, in bytes: [UInt8], start: Int) -> Range<Int> {
        let content = WhiteSpace.trimmed(range, in: bytes)
        return content.isEmpty ? start..<start : content
    }

    private static func skipSpaces(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, WhiteSpace.isASCII(bytes[index]) { index += 1 }
        return index
    }
}
