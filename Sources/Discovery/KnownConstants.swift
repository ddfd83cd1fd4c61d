import Books
import Records
import Rules
import Text

/// The constants fitted to the relations of all datasets, for records without a constant of their own: a new word
/// often has the constant of an earlier one.
struct KnownConstants: Sendable {
    private struct Entry: Sendable {
        let kind: String
        let units: [String]
        let dataset: String
        let constant: RuleConstant
    }

    /// In the order of the proposals.
    private let entries: [Entry]

    /// - Parameter proposals: those that follow from others are skipped.
    init(_ proposals: [Proposal], of spaces: [SearchSpace], fitted trials: RuleTrials) {
        entries = proposals.filter { !$0.isImplied }.flatMap { proposal -> [Entry] in
            let units = Self.units(of: proposal, in: spaces)
            return trials.constants(of: proposal.rule, of: proposal.dataset).map {
                Entry(kind: proposal.rule.kind, units: units, dataset: proposal.dataset, constant: $0)
            }
        }
    }

    /// The constant of the same kind of relation, between numbers of the same unit, that predicts most of some
    /// records; nil if none is known.
    ///
    /// - Complexity: linear in the records times the constants.
    func best(for proposal: Proposal, of records: [Int], in all: RuleTrials, spaces: [SearchSpace]) -> BorrowedConstant?
    {
        let units = Self.units(of: proposal, in: spaces)
        let tried = entries.filter { $0.kind == proposal.rule.kind && $0.units == units }
            .uniqued(by: \.constant.interval)
        let borrowed = tried.map { entry in
            let (judged, right) = all.predicted(
                records, by: entry.constant.interval, rule: proposal.rule, of: proposal.dataset)
            return BorrowedConstant(
                dataset: entry.dataset, words: entry.constant.words, low: entry.constant.interval.low,
                high: entry.constant.interval.high, judged: judged, right: right, tried: tried.count)
        }.filter { $0.judged > 0 }
        // The first of equally good ones, in the order of the proposals.
        return borrowed.reduce(nil) { best, next in best.map { $0.right >= next.right ? $0 : next } ?? next }
    }

    private static func units(of proposal: Proposal, in spaces: [SearchSpace]) -> [String] {
        guard let table = spaces.first(where: { $0.table.dataset.name == proposal.dataset })?.table else { return [] }
        return ColumnProfile.units(of: table, column: proposal.rule.node["column"]?.text)
    }
}
