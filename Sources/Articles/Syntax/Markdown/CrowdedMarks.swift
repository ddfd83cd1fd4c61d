import Text

/// Links in running text with very many marks of emphasis or images: at each `]` that ends a link, cmark-gfm visits
/// all earlier marks of emphasis and all open images.
///
/// Estimates the cost line by line without a parser; never underestimates it.
struct CrowdedMarks {
    /// The `]` to blank.
    private(set) var blanks: [Int] = []
    private(set) var findings: [Finding] = []

    /// - Parameter delimiters: all delimiter rows of the text.
    init(source: SourceText, delimiters: [DelimiterRow], limits: IngestLimits) {
        let limit = limits[.rescannedBytes]
        guard Self.mayExceed(limit, bytes: source.bytes) else { return }
        var rows = delimiters[...]
        var visited = 0
        var marks = 0
        var stretchStart = 1
        var isTable = false
        for line in 1...source.lineCount {
            let range = source.lineRange(line)
            while let row = rows.first, row.line < line { rows.removeFirst() }
            if WhiteSpace.isBlank(range, in: source.bytes) {
                (marks, stretchStart, isTable) = (0, line + 1, false)
                continue
            }
            if line == stretchStart, let row = rows.first(where: { $0.line > line }), row.line == line + 1 {
                isTable = Self.isHeader(range, over: row, in: source)
            } else if isTable, line > stretchStart + 1, !Self.beginsRow(range, in: source.bytes) {
                isTable = false
            }
            if isTable || Self.beginsItem(range, in: source.bytes) { marks = 0 }
            visit(range, in: source.bytes, isRow: isTable, marks: &marks, visited: &visited, limit: limit)
        }
        guard let first = blanks.first else { return }
        findings = [
            Finding(
                rule: .unreadableFile, severity: .error,
                message: """
                    the links up to here follow so many marks of emphasis or open images that the parser \
                    would visit more than \(limit); this ] and later ones are read as \
                    spaces\(limits.hint(.rescannedBytes))
                    """,
                place: source.place(at: first))
        ]
    }
}

extension CrowdedMarks {
    /// - Parameters:
    ///   - marks: the marks so far in the paragraph or cell.
    ///   - visited: the number of marks that the parser visits in the whole text.
    private mutating func visit(
        _ range: Range<Int>, in bytes: [UInt8], isRow: Bool, marks: inout Int, visited: inout Int, limit: Int
    ) {
        bytes.withUnsafeBufferPointer { bytes in
            for offset in range where Self.signs[Int(bytes[offset])] {
                let byte = bytes[offset]
                let last = offset > range.lowerBound ? bytes[offset - 1] : 0
                switch byte {
                case UInt8(ascii: "["): if last == UInt8(ascii: "!") { marks += 1 }
                case UInt8(ascii: "|"): if isRow, last != UInt8(ascii: "\\") { marks = 0 }
                case UInt8(ascii: "]"):
                    visited += marks
                    if visited > limit { blanks.append(offset) }
                default: if byte != last { marks += 1 }
                }
            }
        }
    }

    /// The bytes that count, which few are.
    private static let signs: [Bool] = (0...255).map { "*_~[|]".utf8.contains($0) }

    /// A fast test without false negatives: the parser visits at most all marks at each `]`.
    private static func mayExceed(_ limit: Int, bytes: [UInt8]) -> Bool {
        let half = bytes.count / 2 + 1
        guard half > limit / half else { return false }
        let ends = ByteSearch.count(UInt8(ascii: "]"), in: bytes)
        guard ends > limit / max(1, bytes.count) else { return false }
        let marks = [UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!")]
            .reduce(0) { $0 + ByteSearch.count($1, in: bytes) }
        return marks > limit / ends
    }

    /// True if two lines, the first ones after a blank line, certainly begin a table.
    private static func isHeader(_ range: Range<Int>, over delimiter: DelimiterRow, in source: SourceText) -> Bool {
        let lines = [range, source.lineRange(delimiter.line)]
        guard beginsRow(range, in: source.bytes) else { return false }
        let starts = lines.map { line in line.first { source.bytes[$0] != 0x20 } ?? line.upperBound }
        return starts[0] - lines[0].lowerBound == starts[1] - lines[1].lowerBound
            && starts[1] == delimiter.range.lowerBound
            && PipeRow.count(source.bytes, in: range) == delimiter.cellCount
    }

    /// True for a line that can only begin a table's row or a paragraph.
    private static func beginsRow(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard let first = range.first(where: { bytes[$0] != 0x20 }) else { return false }
        return bytes[first] == UInt8(ascii: "|") || bytes[first] >= 0x80 || ByteSearch.isLetter(bytes[first])
    }

    /// True for a line that begins a list item in any context, or is not running text.
    private static func beginsItem(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound, bytes[index] == 0x20 { index += 1 }
        guard index - range.lowerBound < 4, index + 2 < range.upperBound, "-+*".utf8.contains(bytes[index]) else {
            return false
        }
        return bytes[index + 1] == 0x20 && bytes[index + 2] != 0x20
    }
}
