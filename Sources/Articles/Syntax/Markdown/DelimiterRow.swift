import Text

/// The line under a pipe table's header: `|:--|--:|`.
struct DelimiterRow {
    /// 1-based.
    let line: Int
    /// Without leading white space and marks of quotes.
    let range: Range<Int>
    let cellCount: Int
    let hasPipe: Bool

    /// Nil if the range is not a delimiter row. Follows cmark-gfm's grammar: optional pipes at the ends, and between
    /// pipes a run of `-` with an optional `:` at either end.
    init?(_ bytes: [UInt8], in range: Range<Int>, line: Int) {
        var index = range.lowerBound
        let end = range.upperBound
        func skip(_ matches: (UInt8) -> Bool) -> Int {
            let start = index
            while index < end, matches(bytes[index]) { index += 1 }
            return index - start
        }
        func skipOne(_ byte: UInt8) -> Bool {
            guard index < end, bytes[index] == byte else { return false }
            index += 1
            return true
        }
        var cells = 0
        var pipes = skipOne(UInt8(ascii: "|")) ? 1 : 0
        while true {
            _ = skip(WhiteSpace.isASCII)
            if index == end, cells > 0 { break }
            _ = skipOne(UInt8(ascii: ":"))
            guard skip({ $0 == UInt8(ascii: "-") }) > 0 else { return nil }
            _ = skipOne(UInt8(ascii: ":"))
            _ = skip(WhiteSpace.isASCII)
            cells += 1
            if index == end { break }
            guard skipOne(UInt8(ascii: "|")) else { return nil }
            pipes += 1
        }
        self.line = line
        self.range = range
        cellCount = cells
        hasPipe = pipes > 0
    }

    /// Every delimiter row of a text in any block, in order. Linear in the text.
    static func all(in source: SourceText) -> [DelimiterRow] {
        var rows: [DelimiterRow] = []
        guard source.lineCount > 1 else { return rows }
        rows.reserveCapacity(4)
        for line in 2...source.lineCount {
            var index = source.lineStarts[line - 1]
            while index < source.bytes.count, isPrefix(source.bytes[index]) { index += 1 }
            guard index < source.bytes.count, begins(at: index, in: source.bytes) else { continue }
            let lineRange = source.lineRange(line)
            guard index < lineRange.upperBound else { continue }
            if let row = DelimiterRow(source.bytes, in: index..<lineRange.upperBound, line: line) { rows.append(row) }
        }
        return rows
    }

    private static func isPrefix(_ byte: UInt8) -> Bool {
        WhiteSpace.isASCII(byte) && byte != 0x0A && byte != 0x0D || byte == UInt8(ascii: ">")
    }

    /// False for nearly all lines, including other rows of tables.
    private static func begins(at start: Int, in bytes: [UInt8]) -> Bool {
        let isPipe = bytes[start] == UInt8(ascii: "|")
        let index = isPipe ? WhiteSpace.endOfASCII(in: bytes, from: start + 1) : start
        return index < bytes.count && (bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: ":"))
    }
}
