import Books
import Rules
import Text

/// A candidate with the result of its rule, run by the kind's own code.
struct JudgedCandidate: Sendable {
    let candidate: Candidate
    let outcomes: [Outcome]
    let proposal: Proposal
    let trial: RuleTrial

    var judged: Set<Int> { trial.judged }
}

/// A rule that the book declares, with what its kind says of the records.
struct DeclaredRelation: Sendable {
    let rule: RuleDefinition
    let trial: RuleTrial
    /// Records whose values the rule wants to be equal.
    let equalRecords: [[Int]]
}

/// Removes relations that follow from stronger ones, and marks those that the book declares.
///
/// - Equalities join records; one that joins no new records is redundant. So a dependency on two columns makes one on
///   three redundant, and the equality of two slices that of their parts.
/// - A dependency on a column follows from an equation with it, and vice versa.
/// - An order of two words or columns follows from two others via a third one, from a monotonic series, and from an
///   equation or a sum of the two columns.
/// - Among relations that compute a value (multiples, floors, offsets, equations) a weaker one of the same kind is
///   redundant if stronger ones cover most of its records.
struct Redundancy {
    let space: SearchSpace
    let declared: [DeclaredRelation]

    /// The strongest first; relations of equal strength in the order of their discovery.
    func reduced(_ candidates: [JudgedCandidate]) -> [Proposal] {
        let sorted = candidates.enumerated().sorted { left, right in
            let (first, second) = (left.element.candidate.score, right.element.candidate.score)
            return first == second ? left.offset < right.offset : first > second
        }.map(\.element)
        let equations = sorted.filter { $0.candidate.hypothesis is LinearRelation }
        let reversed = reversedEquations(sorted)
        return space.table.columns.indices.flatMap { column in
            reduced(
                sorted.filter { $0.candidate.hypothesis.column == column }, of: column, equations, reversed: reversed)
        }
    }

    private func reduced(
        _ candidates: [JudgedCandidate], of column: Int, _ equations: [JudgedCandidate], reversed: Set<String>
    ) -> [Proposal] {
        var links = LinkedRecords(count: space.table.all.count)
        var explained: [String: Set<Int>] = [:]
        var kept: [Proposal] = []
        let known = declared.filter { $0.trial.column == space.table.columns[column].name }
        for found in candidates {
            let isImplied =
                switch found.candidate.hypothesis {
                case let determination as Determination:
                    follows(determination, found, from: equations) || !addsLinks(found, &links)
                case is SliceCopy: !addsLinks(found, &links)
                case let pair as PairOrder: follows(pair, found, among: candidates, &links)
                case let series as SeriesOrder:
                    follows(series, found, among: candidates) || !addsRecords(found, &explained)
                default: reversed.contains(found.proposal.statement) || !addsRecords(found, &explained)
                }
            var proposal = found.proposal
            (proposal.isImplied, proposal.known) = (isImplied, rule(that: found, isAmong: known))
            kept.append(proposal)
        }
        return kept
    }

    /// Equations between two columns of one record that a stronger one states in reverse.
    private func reversedEquations(_ candidates: [JudgedCandidate]) -> Set<String> {
        var equations: [(column: Int, source: Int, judged: Set<Int>)] = []
        var reversed: Set<String> = []
        for found in candidates {
            guard let linear = found.candidate.hypothesis as? LinearRelation, linear.factor == nil,
                let source = linear.ownColumn
            else { continue }
            if equations.contains(where: { $0 == source && $1 == linear.column && $2.isSuperset(of: found.judged) }) {
                reversed.insert(found.proposal.statement)
            } else {
                equations.append((linear.column, source, found.judged))
            }
        }
        return reversed
    }

    /// Whether the equality joins new records, with evidence of its own.
    private func addsLinks(_ found: JudgedCandidate, _ links: inout LinkedRecords) -> Bool {
        var evidence = Bits.zero
        for outcome in found.outcomes where outcome.fits {
            guard let partner = outcome.partner, !links.areLinked(outcome.record, partner) else { continue }
            evidence += outcome.weight
        }
        guard evidence >= Refinement.leastScore else { return false }
        for outcome in found.outcomes where outcome.fits {
            if let partner = outcome.partner { links.link(outcome.record, partner) }
        }
        return true
    }

    /// Whether no stronger relation of the kind covers at least half of the records.
    private func addsRecords(_ found: JudgedCandidate, _ explained: inout [String: Set<Int>]) -> Bool {
        var kind = found.candidate.hypothesis.kind.rawValue
        // Distances along another field are another matter.
        if let offset = found.candidate.hypothesis as? SliceOffset { kind += " \(offset.field)" }
        // So is the order along another field.
        if let series = found.candidate.hypothesis as? SeriesOrder { kind += " \(series.along)" }
        let new = found.judged.subtracting(explained[kind, default: []])
        guard new.count * 2 >= found.judged.count else { return false }
        explained[kind, default: []].formUnion(found.judged.union(found.outcomes.compactMap(\.partner)))
        return true
    }

    /// Whether an equation of two columns of one record computes one from the other for the same records.
    private func follows(_ determination: Determination, _ found: JudgedCandidate, from equations: [JudgedCandidate])
        -> Bool
    {
        equations.contains { equation in
            guard let linear = equation.candidate.hypothesis as? LinearRelation, linear.factor == nil,
                let source = linear.ownColumn
            else { return false }
            let columns = determination.determinants
            let isSame = linear.column == determination.column && columns.contains(source)
            let isReversed = source == determination.column && columns.contains(linear.column)
            return (isSame || isReversed) && equation.judged.isSuperset(of: found.judged)
        }
    }

    /// Whether the series rises or falls by even steps.
    private func follows(_ series: SeriesOrder, _ found: JudgedCandidate, among candidates: [JudgedCandidate]) -> Bool {
        candidates.contains { other in
            (other.candidate.hypothesis as? EvenSteps)?.along == series.along
                && other.judged.isSuperset(of: found.judged)
        }
    }

    private func follows(
        _ pair: PairOrder, _ found: JudgedCandidate, among candidates: [JudgedCandidate], _ links: inout LinkedRecords
    ) -> Bool {
        let partners = found.outcomes.compactMap { outcome in outcome.partner.map { (outcome.record, $0) } }
        if !partners.isEmpty, partners.allSatisfy({ links.areLinked($0.0, $0.1) }) { return true }
        let context = found.candidate.context
        let others = candidates.filter { $0.candidate.context.covers(context) }.map(\.candidate.hypothesis)
        return others.contains { other in
            switch (other, pair.pair) {
            case (let series as SeriesOrder, .words(let field, let lower, let upper)):
                series.along == field && series.isRising == (lower < upper)
            case (let linear as LinearRelation, .columns(let lower, _)): linear.ownColumn == lower
            case (let total as Total, .columns(let lower, _)): !total.isMean && total.parts.columns.contains(lower)
            case (let first as PairOrder, _): others.contains { followsTransitively(pair, by: first, then: $0) }
            default: false
            }
        }
    }

    /// Whether the order follows from two others via a third word.
    private func followsTransitively(_ pair: PairOrder, by first: PairOrder, then second: any Hypothesis) -> Bool {
        guard let second = second as? PairOrder else { return false }
        switch (pair.pair, first.pair, second.pair) {
        case (.words(let field, let low, let high), .words(let f1, let l1, let h1), .words(let f2, let l2, let h2)):
            return field == f1 && field == f2 && l1 == low && h1 == l2 && h2 == high
        default: return false
        }
    }

    /// The id of the book's rule that states the same, or more.
    private func rule(that found: JudgedCandidate, isAmong declared: [DeclaredRelation]) -> String? {
        let pairs = found.outcomes.compactMap { outcome in outcome.partner.map { (outcome.record, $0) } }
        let isEquality = found.candidate.hypothesis is Determination || found.candidate.hypothesis is SliceCopy
        guard isEquality else { return declared.first { isDeclared(found, by: $0) }?.rule.id }
        var all = LinkedRecords(count: space.table.all.count)
        for relation in declared {
            var own = LinkedRecords(count: space.table.all.count)
            for records in relation.equalRecords {
                for record in records {
                    own.link(records[0], record)
                    all.link(records[0], record)
                }
            }
            if pairs.allSatisfy({ own.areLinked($0.0, $0.1) }) { return relation.rule.id }
        }
        return pairs.allSatisfy { all.areLinked($0.0, $0.1) } ? "several rules together" : nil
    }

    /// Whether a rule of the same kind judges at least the same records, with the same parameters except for limits.
    private func isDeclared(_ found: JudgedCandidate, by declared: DeclaredRelation) -> Bool {
        found.proposal.rule.kind == declared.rule.kind && found.trial.distinction == declared.trial.distinction
            && found.judged.isSubset(of: declared.trial.judged)
    }
}
