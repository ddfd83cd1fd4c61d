package import Books
package import Text

extension AuditResult {
    /// - Parameters:
    ///   - book: the hash of the book's files.
    ///   - population: how many changes of each kind there are, if `outcomes` are a sample of them.
    ///   - outcomes: nil for a corruption that changes no value.
    package init(
        book: String, seed: UInt64, datasets: [String], cells: AuditedCells, paths: [String], flagged: Set<Place>,
        population: [CorruptionKind: Int]? = nil, outcomes: [(corruption: Corruption, verdict: AuditVerdict?)]
    ) {
        var counts: [String: [CorruptionKind: Count]] = [:]
        var digits: [Int: Count] = [:]
        for (corruption, verdict) in outcomes {
            guard let verdict else { continue }
            let places = corruption.cells.map { Place(paths[corruption.article], cells.cells[$0].location) }
            let dataset = cells.cells[corruption.cells[0]].dataset
            let isFlagged = places.contains(where: flagged.contains)
            func note(_ count: inout Count) {
                if isFlagged {
                    count.flagged += 1
                } else {
                    count.total += 1
                    count.verdicts[verdict, default: 0] += 1
                }
            }
            note(&counts[dataset, default: [:]][corruption.kind, default: Count()])
            if corruption.kind == .digit { note(&digits[corruption.cells[0], default: Count()]) }
        }
        let order = Dictionary(first: datasets.enumerated().map { ($1, $0) })
        var weakCells = digits.compactMap { index, count -> WeakCell? in
            let exact = count.count(atLeast: .cell)
            guard exact < count.total else { return nil }
            let cell = cells.cells[index]
            return WeakCell(
                place: Place(paths[cell.article], cell.location), raw: cell.raw, dataset: cell.dataset,
                total: count.total, noticed: count.noticed, exact: exact)
        }
        weakCells.sort { (one: WeakCell, other: WeakCell) -> Bool in
            if one.dataset == other.dataset { return one.place < other.place }
            return (order[one.dataset] ?? 0) < (order[other.dataset] ?? 0)
        }
        self.init(
            book: book, seed: seed, population: population, datasets: datasets, counts: counts, weakCells: weakCells)
    }
}
