import Text

/// The lines of tables in MediaWiki's markup, from `{|` to `|}`. Their `|-` begins a row; it does not follow a header.
struct WikiTables {
    /// In order, without overlaps.
    private var stretches: [ClosedRange<Int>] = []

    /// - Complexity: linear in the text.
    init(in source: SourceText) {
        let bytes = source.bytes
        guard ByteSearch.first("{|", in: bytes, from: 0) != nil else { return }
        var (start, end, depth) = (0, 0, 0)
        for line in 1...source.lineCount {
            // A colon indents a table.
            let content = bytes[source.lineRange(line)].drop { WhiteSpace.isASCII($0) || $0 == UInt8(ascii: ":") }
            if content.starts(with: "{|".utf8) {
                if depth == 0 { (start, end) = (line, 0) }
                depth += 1
            } else if depth > 0, content.starts(with: "|}".utf8) {
                end = line
                depth -= 1
                if depth == 0 { stretches.append(start...end) }
            }
        }
        // A table without an end contains the tables in it.
        if depth > 0, end > start { stretches.append(start...end) }
    }

    func contain(line: Int) -> Bool {
        let next = stretches.partitionPoint { $0.upperBound < line }
        return next < stretches.count && stretches[next].contains(line)
    }
}
