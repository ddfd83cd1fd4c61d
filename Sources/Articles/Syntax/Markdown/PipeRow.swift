/// A line of a pipe table, divided at its unescaped pipes as cmark-gfm does: a directly preceding backslash escapes a
/// pipe, even in a code span; pipes at either end are optional.
struct PipeRow {
    /// The line from its first character that is not white space, without its line ending.
    let range: Range<Int>
    /// The source of each cell, trimmed; for an empty cell the empty range at its start, directly after the opening pipe.
    let cells: ArraySlice<Range<Int>>

    /// A padded table of many rows may have far fewer cells than places.
    static let reservedCells = 1 << 12

    /// The rows of a table, whose cells share their memory.
    ///
    /// - Parameter width: the cells that most of them have.
    static func rows(_ bytes: [UInt8], in lines: [Range<Int>], expecting width: Int = 1) -> [PipeRow] {
        var cells: [Range<Int>] = []
        cells.reserveCapacity(min(lines.count * width, reservedCells))
        let ends = lines.map { line in
            cut(bytes, in: line) { start, text in
                let content = WhiteSpace.trimmed(text, in: bytes)
                cells.append(content.isEmpty ? start..<start : content)
            }
            return cells.count
        }
        return lines.indices.map { PipeRow(range: lines[$0], cells: cells[($0 > 0 ? ends[$0 - 1] : 0)..<ends[$0]]) }
    }

    /// False for a blank line, and for a pipe alone.
    static func hasCell(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
        guard let first = range.first else { return false }
        guard bytes[first] == pipe else { return true }
        return WhiteSpace.endOfASCII(in: bytes, from: first + 1, limit: range.upperBound) < range.upperBound
    }

    /// The number of cells, without storing them.
    static func count(_ bytes: [UInt8], in range: Range<Int>) -> Int {
        var count = 0
        cut(bytes, in: range) { _, _ in count += 1 }
        return count
    }

    /// Calls `visit` with the start of each cell, directly after the opening pipe, and with its text up to the closing one.
    private static func cut(_ bytes: [UInt8], in range: Range<Int>, _ visit: (Int, Range<Int>) -> Void) {
        var start = range.lowerBound
        var offset = start
        if offset < range.upperBound, bytes[offset] == pipe {
            start = offset + 1
            offset = WhiteSpace.endOfASCII(in: bytes, from: start, limit: range.upperBound)
        }
        while offset < range.upperBound {
            let end = nextPipe(bytes, from: offset, to: range.upperBound) ?? range.upperBound
            visit(start, offset..<end)
            if end == range.upperBound { break }
            start = end + 1
            offset = WhiteSpace.endOfASCII(in: bytes, from: start, limit: range.upperBound)
        }
    }

    /// The next pipe without a directly preceding backslash.
    static func nextPipe(_ bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        var index = start
        while let found = ByteSearch.first(pipe, in: bytes, from: index, limit: end) {
            if found == start || bytes[found - 1] != UInt8(ascii: "\\") { return found }
            index = found + 1
        }
        return nil
    }

    private static let pipe = UInt8(ascii: "|")
}
