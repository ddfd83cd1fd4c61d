import Text

/// Withholds pipe tables whose short rows would be filled in with too many places: 28 kB describe 16 million of them.
struct OversizedTables {
    /// The ranges of the tables, in the order in which they were found.
    private(set) var ranges: [Range<Int>] = []
    private(set) var findings: [Finding] = []

    private(set) var ledger = LimitLedger()
    let source: SourceText
    let limits: IngestLimits

    /// True if a table is not too large, alone and with those before it.
    mutating func admits(_ rows: [PipeRow], width: Int) -> Bool {
        let filled = rows.reduce(0) { $0 + max(0, width - $1.cells.count) }
        guard filled <= limits[.gridPlaces] else {
            let excess =
                "\(rows.count - 1) rows of \(width) cells would fill in more than \(limits[.gridPlaces]) places"
            withhold(rows, .gridPlaces, excess, needed: filled)
            return false
        }
        guard ledger.filledPlaces + filled <= limits[.articlePlaces] else {
            let excess = "the short rows of this table and those before it would fill in more than"
            withhold(
                rows, .articlePlaces, "\(excess) \(limits[.articlePlaces]) places",
                needed: ledger.filledPlaces + filled)
            return false
        }
        ledger.filledPlaces += filled
        return true
    }

    /// One finding for each limit covers all later tables that exceed it.
    private mutating func withhold(_ rows: [PipeRow], _ limit: IngestLimit, _ excess: String, needed: Int) {
        guard let first = rows.first?.range, let last = rows.last?.range else { return }
        ranges.append(first.lowerBound..<last.upperBound)
        guard ledger.isFirst(limit) else { return }
        findings.append(
            Finding(
                rule: .tableTooLarge, severity: .error,
                message:
                    "\(excess); this table and later ones like it are not read\(limits.hint(limit, needed: needed))",
                place: source.place(at: first.lowerBound)))
    }
}
