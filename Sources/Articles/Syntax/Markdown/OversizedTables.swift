import Text

/// Finds pipe tables that would take cmark-gfm too long, before parsing, because it cannot be interrupted. It pads
/// short rows: the 16 million places of a 28 kB table take a minute. Its time also grows with the square of the cells
/// in a row: a row of half a million cells takes seconds.
struct OversizedTables {
    /// The lines withheld from cmark-gfm, header first, in order.
    private(set) var lines: [ClosedRange<Int>] = []
    private(set) var findings: [Finding] = []

    private var ledger = LimitLedger()
    private let limits: IngestLimits

    init(source: SourceText, delimiters: [DelimiterRow], limits: IngestLimits) {
        self.limits = limits
        let squares = SquaredRows(source: source, limits: limits)
        let widest = delimiters.map(\.cellCount).max() ?? 0
        let isSmall = widest <= min(limits[.gridPlaces], limits[.articlePlaces]) / max(1, source.lineCount)
        guard !isSmall || !squares.isEmpty else { return }
        var rowSquares = 0
        var rest = delimiters[...]
        while let first = rest.first {
            let end = Self.lineBeforeBlank(after: first.line, in: source)
            let run = rest.prefix { $0.line <= end }
            rest = rest.dropFirst(max(1, run.count))
            let lines = first.line - 1...max(end, first.line)
            let squared = rowSquares + squares.sum(lines)
            if squares.hasTooLong(lines) {
                withhold(first, end: end, in: source, .rowCells, "a row of more than \(limits[.rowCells]) cells")
            } else if squared > squares.limit {
                let excess = "the long rows of this table and those before it cost more than one of"
                withhold(first, end: end, in: source, .rowCells, "\(excess) \(limits[.rowCells]) cells")
            } else {
                rowSquares = squared
                check(run, end: end, in: source)
            }
        }
    }

    /// Logarithmic in the number of tables.
    func contains(_ line: Int) -> Bool {
        lines[..<lines.partitionPoint { $0.lowerBound <= line }].last?.contains(line) ?? false
    }
}

extension OversizedTables {
    /// Inspects the delimiter rows of a run of lines without a blank one.
    ///
    /// The widest of them times the run's rows is an upper bound. If the bound is too large, the first few are
    /// inspected one by one; more of them in one run make no table.
    private mutating func check(_ run: ArraySlice<DelimiterRow>, end: Int, in source: SourceText) {
        guard let first = run.first, let widest = run.map(\.cellCount).max() else { return }
        let bound = Self.filled(below: first.line, to: end, width: widest, in: source)
        let limit = limits[.gridPlaces]
        for (number, delimiter) in run.enumerated() where bound > limit {
            let isTooLarge = Self.filled(below: delimiter.line, to: end, width: delimiter.cellCount, in: source) > limit
            guard isTooLarge || number == Self.checkedInOneRun else { continue }
            let rows = "\(end - delimiter.line) rows of \(delimiter.cellCount) cells"
            return withhold(
                delimiter, end: end, in: source, .gridPlaces, "\(rows) would fill in more than \(limit) places")
        }
        ledger.filledPlaces += bound
        guard ledger.filledPlaces > limits[.articlePlaces] else { return }
        withhold(
            first, end: end, in: source, .articlePlaces,
            "the short rows of this table and those before it would fill in more than \(limits[.articlePlaces]) places")
    }

    private static let checkedInOneRun = 16

    /// One finding for each limit covers all later tables that exceed it.
    private mutating func withhold(
        _ delimiter: DelimiterRow, end: Int, in source: SourceText, _ limit: IngestLimit, _ excess: String
    ) {
        let start = delimiter.line - 1
        lines.append(start...end)
        guard ledger.isFirst(limit) else { return }
        findings.append(
            Finding(
                rule: .tableTooLarge, severity: .error,
                message: "\(excess); this table and later ones like it are not read\(limits.hint(limit))",
                place: source.place(at: source.lineStarts[start - 1])))
    }

    private static func filled(below delimiter: Int, to end: Int, width: Int, in source: SourceText) -> Int {
        var filled = 0
        var line = delimiter + 1
        while line <= end {
            filled += max(0, width - PipeRow.count(source.bytes, in: source.lineRange(line)))
            line += 1
        }
        return filled
    }

    private static func lineBeforeBlank(after start: Int, in source: SourceText) -> Int {
        var line = start + 1
        while line <= source.lineCount,
            !WhiteSpace.isBlank(source.lineRange(line), in: source.bytes)
        { line += 1 }
        return line - 1
    }
}
