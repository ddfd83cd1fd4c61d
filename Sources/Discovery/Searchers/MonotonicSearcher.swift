/// Values that increase or decrease along an ordered key field. Each field is tried once in each direction.
struct MonotonicSearcher: Searcher {
    func candidates(in space: SearchSpace) -> [Candidate] {
        let table = space.table
        let fields = table.keys.filter { table.columns[$0].isOrdered && table.columns[$0].words.count > 2 }
        return space.refined(
            table.searchedNumbers.flatMap { column in
                fields.flatMap { along in
                    [true, false].map { SeriesOrder(table: table, column: column, along: along, isRising: $0) }
                }
            })
    }
}
