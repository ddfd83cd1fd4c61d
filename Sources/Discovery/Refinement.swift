/// Finds the records that a relation holds for: all of them, or those with some words of one or two columns.
///
/// Instead of trying every slice, it examines the failures: for each column it keeps the words with hardly any
/// failure, and tries the columns that keep the most evidence. So a relation is fitted only a few times, for any
/// number of slices.
struct Refinement: Sendable {
    private let table: RecordTable
    /// The cost of naming one of the relations that were tried.
    private let searchCost: Bits
    private let leastScore: Bits

    /// The least score after all costs; chance alone reaches it once in 2^12 searches.
    static let leastScore = Bits(12)
    static let leastFitting = 4
    /// Searchers give up if a smaller part of the records fits.
    static let leastShare = 5
    /// The number of columns tried at each of the two steps.
    private static let width = 3

    /// - Parameter leastScore: smaller for relations that are only parts of others.
    init(_ table: RecordTable, tried: Int, leastScore: Bits = Self.leastScore) {
        self.table = table
        self.leastScore = leastScore
        searchCost = .log2(tried) + Bits(3)
    }

    /// At most one exception in fifty, two in fifty, or a single one in a dozen.
    static func allows(_ misses: Int, of judged: Int) -> Bool {
        misses * 50 <= judged || misses == 2 && judged >= 50 || misses == 1 && judged >= 12
    }

    /// The relation on the largest part of the records that it holds for; nil if it holds for none, or only by
    /// chance.
    ///
    /// - Complexity: at most thirteen fits, each linear in the records for most relations.
    ///
    /// - Parameter context: the records to begin with; by default all of the relation's.
    func best(_ hypothesis: any Hypothesis, within context: RecordConditions? = nil) -> Candidate? {
        let context = context ?? hypothesis.base
        let whole = Attempt(hypothesis, context, context.selection(of: table.all, in: table), table, searchCost)
        if isAccepted(whole) { return whole.candidate }
        guard whole.evidence - searchCost >= leastScore else { return nil }
        let first = narrowed(whole)
        if let best = first.filter(isAccepted).max(by: Attempt.precedes) { return best.candidate }
        return first.prefix(2).flatMap(narrowed).filter(isAccepted).max(by: Attempt.precedes)?.candidate
    }

    private func isAccepted(_ attempt: Attempt) -> Bool {
        let candidate = attempt.candidate
        return Self.allows(candidate.misses, of: candidate.judged) && candidate.score >= leastScore
            && candidate.judged - candidate.misses >= Self.leastFitting
            && attempt.fit.leastPart.map { $0 - searchCost >= leastScore } ?? true
    }

    /// The attempt without the words at which it fails, column by column, the most promising first.
    private func narrowed(_ attempt: Attempt) -> [Attempt] {
        let hypothesis = attempt.candidate.hypothesis
        let columns = table.contextColumns.filter { $0 != hypothesis.column && !hypothesis.fixedColumns.contains($0) }
        let narrower = columns.compactMap { column -> (RecordConditions, evidence: Bits, column: Int)? in
            guard let (codes, evidence) = kept(attempt, by: column) else { return nil }
            let context = attempt.candidate.context.adding(RecordConditions.Condition(column: column, codes: codes))
            let rest = evidence - context.cost(in: table)
            return rest - searchCost >= leastScore ? (context, rest, column) : nil
        }.sorted { ($0.evidence, $1.column) > ($1.evidence, $0.column) }
        return narrower.prefix(Self.width).map { context, _, _ in
            Attempt(
                attempt.candidate.hypothesis, context, context.selection(of: table.all, in: table), table, searchCost)
        }
    }

    /// The words of a column with hardly any failure, and their evidence; nil for all words or none.
    private func kept(_ attempt: Attempt, by column: Int) -> (codes: [Int], evidence: Bits)? {
        let field = table.columns[column]
        var (judged, misses) = (
            [Int](repeating: 0, count: field.words.count), [Int](repeating: 0, count: field.words.count)
        )
        var evidence = [Bits](repeating: .zero, count: field.words.count)
        for outcome in attempt.fit.outcomes {
            let code = field.codes[outcome.record]
            guard code >= 0 else { continue }
            judged[code] += 1
            if outcome.fits { evidence[code] += outcome.weight } else { misses[code] += 1 }
        }
        let present = field.words.indices.filter { judged[$0] > 0 }
        let codes = present.filter { Self.allows(misses[$0], of: judged[$0]) }
        guard !codes.isEmpty, codes.count < present.count else { return nil }
        return (codes, codes.reduce(.zero) { $0 + evidence[$1] })
    }

    /// A relation fitted to the records of one context.
    private struct Attempt {
        let candidate: Candidate
        let fit: Fit
        /// The evidence for it, before costs.
        let evidence: Bits

        init(
            _ hypothesis: any Hypothesis, _ context: RecordConditions, _ selection: [Int], _ table: RecordTable,
            _ searchCost: Bits
        ) {
            fit = hypothesis.fit(selection)
            evidence = fit.outcomes.reduce(.zero) { $1.fits ? $0 + $1.weight : $0 }
            let misses = fit.outcomes.count { !$0.fits }
            let judged = fit.outcomes.count
            let score =
                evidence - fit.cost - searchCost - Bits.choice(of: misses, from: judged) - context.cost(in: table)
                + hypothesis.base.cost(in: table)
            candidate = Candidate(
                hypothesis: hypothesis, context: context, judged: judged, misses: misses, score: score)
        }

        static func precedes(_ left: Attempt, _ right: Attempt) -> Bool { left.candidate.score < right.candidate.score }
    }
}
