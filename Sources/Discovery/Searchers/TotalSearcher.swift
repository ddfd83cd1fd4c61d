import Books
import Text

/// Columns and words with the sums or the means of others: of all others, or of those directly before or behind them.
/// Columns with the sums of any two others, or of three if there are few.
///
/// A table has often one record of totals for each column of numbers, so that the columns are judged together.
struct TotalSearcher: Searcher {
    private static let mostWords = 60
    /// With more words or columns, only totals of all others are tried.
    private static let mostForRuns = 20
    /// The totals of words that must hold: fewer than for other relations, since each has several digits.
    private static let leastFitting = 2
    /// With more columns, only sums of two are tried in any combination.
    private static let mostForThree = 8
    /// The records in which a total of columns must hold once to be examined.
    private static let sampleSize = 100

    /// - Complexity: for each field the square of its words, and the square of the columns, times the records with one of
    ///   them and its parts.
    func candidates(in space: SearchSpace) -> [Candidate] {
        let table = space.table
        let scales = table.searchedNumbers.compactMap { column in
            Total.Scale(of: table.columns[column]).map { (column: column, scale: $0) }
        }
        return ofColumns(scales, space) + table.keys.flatMap { ofWords(of: $0, scales, space) }
    }

    private typealias ScaledColumn = (column: Int, scale: Total.Scale)

    private func ofColumns(_ columns: [ScaledColumn], _ space: SearchSpace) -> [Candidate] {
        let table = space.table
        let units = columns.map { table.definition.unit(of: table.columns[$0.column].field).shared }
        let most = columns.count <= Self.mostForThree ? 3 : 2
        let sets = Self.sets(of: columns.indices, upTo: most).filter { $0.count > 1 }
        let totals = columns.indices.flatMap { index in
            let runs = Self.parts(of: index, among: columns.indices)
            let sums = (runs + sets.filter { !$0.contains(index) }).uniqued()
            return (sums.map { ($0, false) } + runs.map { ($0, true) })
                .filter { parts, _ in parts.allSatisfy { units[$0] == units[index] } }
                .map { parts, isMean in
                    Total(
                        space: space, column: columns[index].column, scale: columns[index].scale,
                        parts: .columns(parts.map { columns[$0].column }), isMean: isMean)
                }
        }
        let sample = Array(stride(from: 0, to: table.all.count, by: max(1, table.all.count / Self.sampleSize)))
        let possible = totals.filter { $0.fit(sample).outcomes.contains(where: \.fits) }
        return space.refined(possible, tried: totals.count)
    }

    private func ofWords(of field: Int, _ columns: [ScaledColumn], _ space: SearchSpace) -> [Candidate] {
        let words = space.table.columns[field].words.indices
        guard words.count <= Self.mostWords else { return [] }
        let tried = words.flatMap { total in Self.parts(of: total, among: words).map { (total: total, parts: $0) } }
        let cost = Bits.log2(2 * tried.count * space.table.keyCount) + Bits(3)
        return tried.flatMap { total, parts in
            [false, true].flatMap { isMean in
                let totals = columns.map { column, scale in
                    Total(
                        space: space, column: column, scale: scale,
                        parts: .words(field: field, total: total, parts), isMean: isMean)
                }
                return candidates(totals, among: space.records(of: field, total), cost)
            }
        }
    }

    /// The totals of the columns in which they hold.
    private func candidates(_ totals: [Total], among records: [Int], _ cost: Bits) -> [Candidate] {
        let tried = totals.map { (total: $0, outcomes: $0.fit(records).outcomes) }.filter { !$0.outcomes.isEmpty }
        let holding = tried.filter { attempt in
            let misses = attempt.outcomes.count { !$0.fits }
            return misses < attempt.outcomes.count && Refinement.allows(misses, of: attempt.outcomes.count)
        }
        let fitting = holding.flatMap(\.outcomes).filter(\.fits)
        let score =
            fitting.reduce(.zero) { $0 + $1.weight } - cost - Bits.choice(of: holding.count, from: tried.count)
        guard fitting.count >= Self.leastFitting, score >= Refinement.leastScore else { return [] }
        return holding.map { total, outcomes in
            Candidate(
                hypothesis: total, context: total.base, judged: outcomes.count,
                misses: outcomes.count { !$0.fits }, score: score)
        }
    }

    /// The sets of others that one of them may be the total of.
    private static func parts(of total: Int, among all: Range<Int>) -> [[Int]] {
        let others = all.filter { $0 != total }
        guard all.count <= mostForRuns else { return [others] }
        let before = (0..<total).map { Array($0..<total) }
        let behind = (total + 1..<max(total + 1, all.count)).map { Array(total + 1...$0) }
        return ([others] + before + behind).filter { $0.count > 1 }.uniqued()
    }
}
