import Books
import Records
import Text

/// The cells of one column that a finding compares: its own, and those of its notes.
struct ComparedCells {
    /// A cell of an article, with all equal values read from it.
    struct Cell {
        let place: Place
        /// The record that publishes the value.
        let record: Int
        let value: CellValue
        let uses: [CellUse]
    }

    let finding: Finding
    let dataset: Dataset
    let cells: [Cell]

    /// A majority among more cells is found by other means.
    static let most = 2...4
    /// The cells of findings with more notes, which also explain the comparison, are not collected.
    static let mostNotes = 12

    /// Skips notes about other columns of a compared record, which explain the comparison. Nil if a cell belongs to
    /// another dataset or column, publishes nothing, or is part of a key.
    ///
    /// - Complexity: linear in the claims of articles that are queried for the first time.
    init?(_ finding: Finding, in trials: CellTrials) {
        let datasets = trials.datasets
        guard let position = finding.dataset.flatMap(trials.book.datasetIndex),
            let column = finding.field.flatMap(datasets[position].definition.valueIndex)
        else { return nil }
        let dataset = datasets[position]
        var cells: [Cell] = []
        for place in [finding.place] + finding.notes.map(\.place) where !cells.contains(where: { $0.place == place }) {
            guard let uses = trials.cells.uses(at: place) else { return nil }
            guard let use = uses.first(where: { $0.dataset == position && $0.column == column }) else {
                guard
                    uses.contains(where: { use in
                        use.dataset == position
                            && cells.contains { dataset.records[$0.record].key == dataset.claims[use.claim].key }
                    })
                else { return nil }
                continue
            }
            guard let record = dataset.position(of: dataset.claims[use.claim].key),
                dataset.claim(of: dataset.records[record], column: column) === dataset.claims[use.claim],
                let value = dataset.records[record].values[column], value != .notAvailable
            else { return nil }
            // Each part of a cell such as 10x20 is a separate value.
            let same = uses.filter { datasets[$0.dataset].claims[$0.claim].values[$0.column] == value }
            cells.append(Cell(place: place, record: record, value: value, uses: same))
        }
        guard Self.most.contains(cells.count) else { return nil }
        (self.finding, self.dataset, self.cells) = (finding, dataset, cells)
    }

    /// The number of possible changes.
    var trials: Int { cells.reduce(0) { $0 + values(beside: $1).count } }

    /// The distinct values of the other cells.
    func values(beside cell: Cell) -> [CellValue] {
        cells.map(\.value).filter { $0 != cell.value }.uniqued()
    }

    /// Whether the records have no other findings, no contradicting articles and no corrections.
    func isBeyondDoubt(_ known: KnownFindings) -> Bool {
        cells.allSatisfy { cell in
            let record = dataset.records[cell.record]
            return record.status != .contested && record.status != .corrected
                && record.claims.allSatisfy { dataset.claims[$0].corrections.isEmpty }
                && known.openFindings(of: dataset.keyParts(record.key), in: dataset.name)
                    == (cell.place == finding.place ? 1 : 0)
        }
    }
}
