import Text

/// Values that are whole multiples of another number or of a simple fraction of it.
///
/// For each column and each source of numbers the fraction is found in two steps: first the denominator that makes
/// most records whole, weighted by its improbability, and then the numerator. Only one fraction of each pair is
/// examined.
struct MultipleSearcher: Searcher {
    /// Denominators whose fractions are finite decimals.
    static let denominators = [1, 2, 4, 5, 8, 10]
    private static let mostNumerators = 9

    func candidates(in space: SearchSpace) -> [Candidate] {
        let hypotheses = space.table.searched.flatMap { column -> [any Hypothesis] in
            guard let step = space.step(of: column) else { return [] }
            return space.sources.indices.filter { space.sources[$0].column != column || space.sources[$0].field != nil }
                .flatMap { source in
                    space.bases(of: source).compactMap { multiple(column, source, step, $0, space) }
                }
        }
        return space.refined(hypotheses, tried: space.numericColumns)
    }

    private func multiple(
        _ column: Int, _ source: Int, _ step: ExactNumber, _ base: RecordConditions, _ space: SearchSpace
    ) -> Multiple? {
        let selection = base.selection(of: space.table.all, in: space.table)
        guard isPossible(column, source, selection, space) else { return nil }
        // 1/8 is 0.125: three decimal places suffice for all of them.
        let fractions = Self.denominators.map { ExactNumber(coefficient: 1000 / $0, scale: 3) }
        guard let unit = best(fractions, column, source, step, base, selection, space) else { return nil }
        let multiples = (1...Self.mostNumerators).map { ExactNumber($0).multiplied(by: unit.times) }
        return best(multiples, column, source, step, base, selection, space)
    }

    /// Whether enough values are multiples of a fraction at all: each of the denominators divides 40. One division
    /// for each record.
    private func isPossible(_ column: Int, _ source: Int, _ selection: [Int], _ space: SearchSpace) -> Bool {
        let (numbers, divisors) = (space.table.columns[column].numbers, space.sources[source].values)
        var (judged, fitting) = (0, 0)
        for record in selection {
            guard let value = numbers[record], let divisor = divisors[record], divisor > .zero else { continue }
            judged += 1
            if value.multiplied(by: ExactNumber(40))?.isMultiple(of: divisor) == true { fitting += 1 }
        }
        return fitting >= Refinement.leastFitting && fitting * Refinement.leastShare >= judged
    }

    /// The factor with the most evidence; nil if there is not enough.
    private func best(
        _ factors: [ExactNumber?], _ column: Int, _ source: Int, _ step: ExactNumber, _ base: RecordConditions,
        _ selection: [Int], _ space: SearchSpace
    ) -> Multiple? {
        var best: (multiple: Multiple, evidence: Bits)?
        for times in factors.compactMap({ $0 }) {
            let multiple = Multiple(space: space, column: column, source: source, times: times, step: step, base: base)
            let outcomes = multiple.fit(selection).outcomes
            let evidence = outcomes.reduce(Bits.zero) { $1.fits ? $0 + $1.weight : $0 }
            // Half of the failures are subtracted, so that a factor is not chosen for a few large divisors.
            let misses = outcomes.reduce(Bits.zero) { $1.fits ? $0 : $0 + $1.weight }
            let rest = evidence - Bits(units: misses.units / 2)
            if evidence >= Refinement.leastScore, rest > best?.evidence ?? .zero { best = (multiple, rest) }
        }
        return best?.multiple
    }
}

extension SearchSpace {
    /// The step of a column's numbers; nil for other columns.
    func step(of column: Int) -> ExactNumber? {
        guard table.columns[column].isNumeric else { return nil }
        return ExactNumber.step(of: table.columns[column].numbers.compactMap { $0 })
    }

    var numericColumns: Int { table.searchedNumbers.count }

    /// The cost of naming a source, and the word of its field that is compared with it.
    func cost(of source: Int) -> Bits {
        let word = sources[source].field.map { Bits.log2(table.columns[$0].words.count) } ?? .zero
        return sources[source].cost + word
    }

    /// The records that a source is compared with: all possible ones, or those of one other word of its field.
    func bases(of source: Int) -> [RecordConditions] {
        let source = sources[source]
        guard let field = source.field, let codes = source.base.conditions.first?.codes else { return [source.base] }
        return codes.map { RecordConditions(field, [$0]) }
    }
}
