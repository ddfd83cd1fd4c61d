/// Columns that are the sum of two or three others.
///
/// A sum is only examined if it holds for a fifth of the records; three columns are only tried if there are few.
struct SumSearcher: Searcher {
    private static let mostForThree = 8

    func candidates(in space: SearchSpace) -> [Candidate] {
        let table = space.table
        let numeric = table.searchedNumbers
        let most = numeric.count <= Self.mostForThree ? 3 : 2
        let sets = Self.sets(of: numeric, upTo: most).filter { $0.count > 1 }
        let hypotheses = numeric.flatMap { column in
            sets.filter { !$0.contains(column) }.map { ColumnSum(table: table, column: column, parts: $0) }
        }
        let possible = hypotheses.filter { sum in
            let outcomes = sum.fit(table.all).outcomes
            let fitting = outcomes.count(where: \.fits)
            return fitting >= Refinement.leastFitting && fitting * Refinement.leastShare >= outcomes.count
        }
        return space.refined(possible, tried: hypotheses.count)
    }
}
