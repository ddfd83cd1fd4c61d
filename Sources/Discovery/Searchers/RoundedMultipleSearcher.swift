/// Columns that are others times a factor, rounded, such as one quantity in two units.
///
/// Of each pair of columns, the one that is rounded more, or else the second, is the multiple.
struct RoundedMultipleSearcher: Searcher {
    /// - Complexity: quadratic in the columns of numbers, n log n in the records.
    func candidates(in space: SearchSpace) -> [Candidate] {
        let columns = space.table.searchedNumbers
        let hypotheses = columns.flatMap { first in
            columns.filter { $0 > first }.compactMap { second -> RoundedMultiple? in
                let tried = [(second, first), (first, second)].compactMap { column, source in
                    RoundedMultiple(column, of: source, in: space.table)
                }
                return tried.max { $0.fitting < $1.fitting }
            }
        }
        return space.refined(hypotheses, tried: columns.count * columns.count).filter { found in
            (found.hypothesis as? RoundedMultiple)?.isExact(in: found.context) == false
        }
    }
}
