import Text

/// Words of a key field with the sums of other words: of all others, or of those directly before or behind them.
///
/// A table has often one record of totals for each column of numbers, so that the columns are judged together.
struct TotalSearcher: Searcher {
    private static let mostWords = 60
    /// With more words, only sums of all others are tried.
    private static let mostForRuns = 20
    /// The sums that must hold: fewer than for other relations, since each has several digits.
    private static let leastFitting = 2

    /// - Complexity: for each field the square of its words, times the records with one of them and its parts.
    func candidates(in space: SearchSpace) -> [Candidate] {
        let table = space.table
        let steps = table.searchedNumbers.compactMap { column in
            ExactNumber.step(of: table.columns[column].numbers.compactMap { $0 }).map { (column, $0) }
        }
        let totals = table.keys.flatMap { field in
            let words = table.columns[field].words.indices
            return words.count > Self.mostWords
                ? []
                : words.flatMap { total in
                    Self.parts(of: total, among: words).map { (field: field, total: total, parts: $0) }
                }
        }
        let cost = Bits.log2(totals.count) + Bits(3)
        return totals.flatMap { field, total, parts in
            let sums = steps.map { column, step in
                WordSum(space: space, column: column, field: field, total: total, parts: parts, step: step)
            }
            return candidates(sums, among: space.records(of: field, total), cost)
        }
    }

    /// The sums of the columns in which they hold.
    private func candidates(_ sums: [WordSum], among records: [Int], _ cost: Bits) -> [Candidate] {
        let tried = sums.map { (sum: $0, outcomes: $0.fit(records).outcomes) }.filter { !$0.outcomes.isEmpty }
        let holding = tried.filter { attempt in
            let misses = attempt.outcomes.count { !$0.fits }
            return misses < attempt.outcomes.count && Refinement.allows(misses, of: attempt.outcomes.count)
        }
        let fitting = holding.flatMap(\.outcomes).filter(\.fits)
        let score =
            fitting.reduce(.zero) { $0 + $1.weight } - cost - Bits.choice(of: holding.count, from: tried.count)
        guard fitting.count >= Self.leastFitting, score >= Refinement.leastScore else { return [] }
        return holding.map { sum, outcomes in
            Candidate(
                hypothesis: sum, context: sum.base, judged: outcomes.count,
                misses: outcomes.count { !$0.fits }, score: score)
        }
    }

    private static func parts(of total: Int, among words: Range<Int>) -> [[Int]] {
        let others = words.filter { $0 != total }
        let before = words.count > mostForRuns ? [] : (0..<max(0, total - 1)).map { Array($0..<total) }
        let behind =
            words.count > mostForRuns || total + 3 > words.count
            ? [] : (total + 2..<words.count).map { Array(total + 1...$0) }
        return ([others] + before + behind).filter { $0.count > 1 }.uniqued()
    }
}
