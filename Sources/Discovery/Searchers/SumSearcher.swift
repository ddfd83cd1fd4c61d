/// Columns that are the sum of two or three others.
///
/// A sum is only examined if it holds for a fifth of the records; three columns are only tried if there are few.
struct SumSearcher: Searcher {
    private static let mostForThree = 8

    func candidates(in space: SearchSpace) -> [Candidate] {
        let table = space.table
        let numeric = table.searchedNumbers
        let pairs = numeric.flatMap { first in numeric.filter { $0 > first }.map { [first, $0] } }
        let triples =
            numeric.count <= Self.mostForThree
            ? pairs.flatMap { pair in numeric.filter { $0 > pair[1] }.map { pair + [$0] } } : []
        let sets = pairs + triples
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
