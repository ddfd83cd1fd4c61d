import Diagnostics

/// Pipe tables that cmark-gfm would take too long over, found before it sees them, for it cannot be interrupted. It pads
/// short rows: the 16 million places of a 28 kB table take it a minute. And its time grows with the square of the cells
/// of one row: a row of half a million takes seconds.
struct OversizedTables {
    /// Lines kept from cmark-gfm, header first, in order.
    private(set) var lines: [ClosedRange<Int>] = []
    private(set) var findings: [Finding] = []

    init(source: MarkdownSource, delimiters: [DelimiterRow], limits: IngestLimits) {
        let limit = limits.gridPlaces
        let longRows = Self.longRows(of: source, limit: limits.rowCells)
        var rest = delimiters[...]
        while let first = rest.first {
            if let end = longRows.isEmpty ? nil : Self.lineBeforeBlank(after: first.line, in: source),
                longRows.contains(where: { (first.line - 1...end).contains($0) })
            {
                withhold(first, end: end, in: source, "a row of more than \(limits.rowCells) cells")
                rest = rest.drop { $0.line <= end }
                continue
            }
            let remaining = source.text.lineCount - first.line
            if first.cellCount.multipliedReportingOverflow(by: remaining).partialValue <= limit {
                rest.removeFirst()
                continue
            }
            let end = Self.lineBeforeBlank(after: first.line, in: source)
            let run = rest.prefix { $0.line <= end }
            rest = rest.dropFirst(max(1, run.count))
            check(run, end: end, in: source, limit: limit)
        }
    }

    func contains(_ line: Int) -> Bool {
        lines.contains { $0.contains(line) }
    }
}

extension OversizedTables {
    /// Looks at the delimiter rows of one run of lines without a blank one.
    ///
    /// The widest of them over all of the run's rows bounds the rest. Where the bound is too large, the first few are
    /// looked at one by one; whoever writes more of them in one run gets no table.
    private mutating func check(_ run: ArraySlice<DelimiterRow>, end: Int, in source: MarkdownSource, limit: Int) {
        guard let first = run.first, let widest = run.map(\.cellCount).max() else { return }
        guard Self.filled(below: first.line, to: end, width: widest, in: source) > limit else { return }
        for (number, delimiter) in run.enumerated() {
            let isTooLarge = Self.filled(below: delimiter.line, to: end, width: delimiter.cellCount, in: source) > limit
            guard isTooLarge || number == Self.checkedInOneRun else { continue }
            let rows = "\(end - delimiter.line) rows of \(delimiter.cellCount) cells"
            withhold(delimiter, end: end, in: source, "\(rows) would fill in more than \(limit) places")
            return
        }
    }

    private static let checkedInOneRun = 16

    /// The lines with more cells than one row may have; only long lines are looked at.
    private static func longRows(of source: MarkdownSource, limit: Int) -> [Int] {
        guard source.bytes.count > limit else { return [] }
        return (1...source.text.lineCount).filter { line in
            let range = source.text.lineRange(line)
            return range.count > limit && PipeRow.count(source.bytes, in: range) > limit
        }
    }

    private mutating func withhold(_ delimiter: DelimiterRow, end: Int, in source: MarkdownSource, _ excess: String) {
        let start = delimiter.line - 1
        lines.append(start...end)
        findings.append(
            Finding(
                rule: "table-too-large", severity: .error,
                message: "\(excess); the table is not read",
                place: Place(source.text.path, source.text.location(at: source.text.lineStarts[start - 1]))))
    }

    /// The places that cmark-gfm would add to the rows' own cells.
    private static func filled(below delimiter: Int, to end: Int, width: Int, in source: MarkdownSource) -> Int {
        var filled = 0
        var line = delimiter + 1
        while line <= end {
            filled += max(0, width - PipeRow.count(source.bytes, in: source.text.lineRange(line)))
            line += 1
        }
        return filled
    }

    private static func lineBeforeBlank(after start: Int, in source: MarkdownSource) -> Int {
        var line = start + 1
        while line <= source.text.lineCount,
            !WhiteSpace.trimmed(source.text.lineRange(line), in: source.bytes).isEmpty
        { line += 1 }
        return line - 1
    }
}
