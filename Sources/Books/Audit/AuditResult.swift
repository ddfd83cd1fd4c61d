package import Text

/// The counts of an audit: how many changes of the articles the checks notice.
package struct AuditResult: Sendable {
    /// The changes of one kind in one dataset.
    package struct Count: Sendable {
        package var total = 0
        /// By verdict.
        package var verdicts: [AuditVerdict: Int] = [:]
        /// Changes of cells that have a finding before the change; no other number includes them.
        package var flagged = 0

        package init() {}

        /// The number of changes judged as `verdict` or better.
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

        package init(place: Place, raw: String, dataset: String, total: Int, noticed: Int, exact: Int) {
            (self.place, self.raw, self.dataset) = (place, raw, dataset)
            (self.total, self.noticed, self.exact) = (total, noticed, exact)
        }
    }

    /// The file of a book that holds the result of its last audit.
    package static let path = "Audit.json"

    /// The hash of the book's other files at the time of the audit.
    package let book: String
    package let seed: UInt64
    /// How many changes of each kind there are, if only a sample of them was tried.
    package let population: [CorruptionKind: Int]?
    /// In the book's order.
    package let datasets: [String]
    package let counts: [String: [CorruptionKind: Count]]
    /// By dataset in the book's order, then by place.
    package let weakCells: [WeakCell]

    package init(
        book: String, seed: UInt64, population: [CorruptionKind: Int]? = nil, datasets: [String],
        counts: [String: [CorruptionKind: Count]], weakCells: [WeakCell]
    ) {
        (self.book, self.seed, self.population) = (book, seed, population)
        (self.datasets, self.counts, self.weakCells) = (datasets, counts, weakCells)
    }

    /// The changes of one kind in all datasets.
    package func total(_ kind: CorruptionKind) -> Count {
        counts.values.compactMap { $0[kind] }.reduce(Count(), +)
    }
}
