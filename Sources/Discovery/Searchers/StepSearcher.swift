import Text

/// Values that change by the same step along an ordered key field: the most frequent step between neighbours.
struct StepSearcher: Searcher {
    func candidates(in space: SearchSpace) -> [Candidate] {
        let table = space.table
        let fields = table.keys.filter { table.columns[$0].isOrdered && table.columns[$0].words.count > 3 }
        let hypotheses = table.searchedNumbers.flatMap { column in
            fields.compactMap { along in
                step(column, along, table).map { EvenSteps(table: table, column: column, along: along, step: $0) }
            }
        }
        return space.refined(hypotheses)
    }

    /// Nil if values mostly stay the same, or change by no exact step.
    private func step(_ column: Int, _ along: Int, _ table: RecordTable) -> ExactNumber? {
        let steps = EvenSteps.series(table, column, along, table.all).flatMap { cells in
            zip(cells, cells.dropFirst()).compactMap { first, second -> ExactNumber? in
                guard let way = second.place.subtracting(first.place),
                    let rise = second.number.subtracting(first.number), rise != .zero, way > .zero
                else { return nil }
                return rise.quotient(by: way)
            }
        }
        return Agreement.mode(steps)
    }
}
