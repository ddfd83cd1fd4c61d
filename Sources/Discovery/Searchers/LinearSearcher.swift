import Text

/// Values that are another number times a factor plus a constant, or the product of two columns.
///
/// The factor is the most frequent slope between adjacent numbers, if it is a simple fraction or a power of ten, or 1;
/// the constant is the most frequent remainder. So each pair of column and source has at most two candidates.
struct LinearSearcher: Searcher {
    private static let mostNumerator = 20
    /// Between units, such as g and kg.
    private static let powersOfTen: Set<Int> = [100, 1000, 10_000, 100_000, 1_000_000]

    func candidates(in space: SearchSpace) -> [Candidate] {
        let table = space.table
        let hypotheses = table.searchedNumbers.flatMap { column -> [LinearRelation] in
            space.sources.indices.filter { space.sources[$0].column != column }.flatMap { source in
                relations(column, source, space) + products(column, source, space)
            }
        }
        // With or without a factor, or with a column as factor.
        return space.refined(hypotheses, tried: 3 * space.numericColumns)
    }

    private func relations(_ column: Int, _ source: Int, _ space: SearchSpace) -> [LinearRelation] {
        space.bases(of: source).flatMap { base -> [LinearRelation] in
            let pairs = pairs(column, source, base, space)
            guard Set(pairs.map(\.0)).count >= 3 else { return [] }
            return ([ExactNumber(1)] + [slope(of: pairs)].compactMap { $0 }).compactMap { times in
                let rest = pairs.compactMap { x, y in x.multiplied(by: times).flatMap(y.subtracting) }
                return Agreement.mode(rest).flatMap { plus in
                    let fitting = rest.count { $0 == plus }
                    guard fitting >= Refinement.leastFitting, fitting * Refinement.leastShare >= rest.count else {
                        return nil
                    }
                    return LinearRelation(
                        space: space, column: column, source: source, base: base, times: times, plus: plus)
                }
            }
        }
    }

    private func products(_ column: Int, _ source: Int, _ space: SearchSpace) -> [LinearRelation] {
        guard let own = space.sources[source].column, space.sources[source].field == nil else { return [] }
        let table = space.table
        return table.searchedNumbers.filter { $0 > own && $0 != column }.map { factor in
            LinearRelation(
                space: space, column: column, source: source, base: .everything, times: ExactNumber(1), plus: .zero,
                factor: factor)
        }
    }

    /// The distinct pairs of numbers, by the first.
    private func pairs(
        _ column: Int, _ source: Int, _ base: RecordConditions, _ space: SearchSpace
    ) -> [(ExactNumber, ExactNumber)] {
        var seen: [ExactNumber: Set<ExactNumber>] = [:]
        let selection = base.selection(of: space.table.all, in: space.table)
        return selection.compactMap { record -> (ExactNumber, ExactNumber)? in
            guard let x = space.sources[source].values[record], let y = space.table.columns[column].numbers[record],
                seen[x, default: []].insert(y).inserted
            else { return nil }
            return (x, y)
        }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    }

    /// The simple fraction that is the most frequent slope; nil for 1 or none.
    private func slope(of pairs: [(ExactNumber, ExactNumber)]) -> ExactNumber? {
        let slopes = zip(pairs, pairs.dropFirst()).compactMap { first, second -> ExactNumber? in
            guard let run = second.0.subtracting(first.0), let rise = second.1.subtracting(first.1), run > .zero,
                rise != .zero
            else { return nil }
            return Self.quotient(rise, run)
        }
        guard let slope = Agreement.mode(slopes), slope != ExactNumber(1), slopes.count(where: { $0 == slope }) > 1
        else { return nil }
        return slope
    }

    private static func quotient(_ rise: ExactNumber, _ run: ExactNumber) -> ExactNumber? {
        for denominator in MultipleSearcher.denominators {
            guard let multiple = rise.multiplied(by: ExactNumber(denominator)) else { continue }
            let size = multiple < .zero ? ExactNumber.zero.subtracting(multiple) : multiple
            guard let size, size.isMultiple(of: run), let count = size.wholeMultiples(of: run),
                (1...mostNumerator).contains(count) || powersOfTen.contains(count) && denominator == 1
            else { continue }
            // 1/8 is 0.125: three decimal places suffice for all of the denominators.
            return ExactNumber(coefficient: (multiple < .zero ? -count : count) * 1000 / denominator, scale: 3)
        }
        return nil
    }
}
