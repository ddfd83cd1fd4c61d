package import Text

/// The counts of an audit.
package struct AuditResult: Sendable {
    /// The corruptions of one kind in one dataset.
    package struct Count: Sendable {
        package var total = 0
        /// By verdict.
        package var verdicts: [AuditVerdict: Int] = [:]
        /// Corruptions of cells that have a finding before the change; no other number includes them.
        package var flagged = 0

        package init() {}

        /// The number of corruptions judged as `verdict` or better.
        package func count(atLeast verdict: AuditVerdict) -> Int {
            verdicts.reduce(0) { $1.key >= verdict ? $0 + $1.value : $0 }
        }

        package var noticed: Int { count(atLeast: .elsewhere) }

        package static func + (left: Count, right: Count) -> Count {
            var sum = left
            sum.total += right.total
            sum.flagged += right.flagged
            sum.verdicts.merge(right.verdicts, uniquingKeysWith: +)
            return sum
        }
    }

    /// A cell with a changed digit that gives no finding, or none that names the cell.
    package struct WeakCell: Sendable {
        package let place: Place
        package let raw: String
        package let dataset: String
        package let total: Int
        package let noticed: Int
        package let exact: Int
    }

    package let seed: UInt64
    /// How many changes of each kind there are, if only a sample of them was tried.
    package let population: [CorruptionKind: Int]?
    /// In the book's order.
    package let datasets: [String]
    package private(set) var counts: [String: [CorruptionKind: Count]] = [:]
    /// By dataset in the book's order, then by place.
    package private(set) var weakCells: [WeakCell] = []

    /// - Parameters:
    ///   - population: how many changes of each kind there are, if `outcomes` are a sample of them.
    ///   - outcomes: nil for a corruption that changes no value.
    package init(
        seed: UInt64, datasets: [String], cells: AuditedCells, paths: [String], flagged: Set<Place>,
        population: [CorruptionKind: Int]? = nil, outcomes: [(corruption: Corruption, verdict: AuditVerdict?)]
    ) {
        (self.seed, self.population) = (seed, population)
        self.datasets = datasets
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
        weakCells = digits.filter { $0.value.count(atLeast: .cell) < $0.value.total }.map { index, count in
            let cell = cells.cells[index]
            return WeakCell(
                place: Place(paths[cell.article], cell.location), raw: cell.raw, dataset: cell.dataset,
                total: count.total, noticed: count.noticed, exact: count.count(atLeast: .cell))
        }.sorted {
            $0.dataset == $1.dataset
                ? $0.place < $1.place : (order[$0.dataset] ?? 0) < (order[$1.dataset] ?? 0)
        }
    }

    /// The corruptions of one kind in all datasets.
    package func total(_ kind: CorruptionKind) -> Count {
        counts.values.compactMap { $0[kind] }.reduce(Count(), +)
    }
}
