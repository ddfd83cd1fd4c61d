import Checks
import Diagnostics
import Measures

/// What one rule says of a record.
struct ExplainedRule {
    let id: String
    /// What must hold, in words.
    let statement: String
    let outcome: RuleVerdict.Outcome
    /// Those on the published value first; settled ones are about what was read before a correction. Each with the reason
    /// why it is accepted.
    let findings: [Finding]

    /// The rules of the dataset that speak of the record, then others with findings on it, such as what stands behind them.
    static func all(on record: Record, in dataset: Dataset, _ checked: CheckedBook) -> [ExplainedRule] {
        // What was read and corrected is judged; a value that the book derives obeys the rule from which it comes.
        let judged = checked.judged.first { $0.name == dataset.name } ?? dataset
        let verdicts = checked.rules.verdicts(
            on: judged.record(key: record.key) ?? record, of: judged, among: checked.judged)
        let key = dataset.keyParts(record.key)
        let found = checked.findings.filter { $0.dataset == dataset.name && $0.key == key }
        let known = Set(verdicts.map(\.ruleID))
        let others = found.filter { !known.contains($0.rule) }.map { finding in
            let summary = RuleBook.kinds.first { $0.id == finding.rule }?.summary ?? ""
            return ExplainedRule(id: finding.rule, statement: summary, outcome: .violated, findings: [finding])
        }
        return verdicts.map { ExplainedRule($0, found: found.filter(of: $0), in: checked) } + others
    }

    private init(id: String, statement: String, outcome: RuleVerdict.Outcome, findings: [Finding]) {
        (self.id, self.statement, self.outcome, self.findings) = (id, statement, outcome, findings)
    }

    /// - Parameter found: the rule's findings on the record, of which the verdict knows only those on the value that was judged:
    ///   a correction may have settled others, and a derived value raised some.
    private init(_ verdict: RuleVerdict, found: [Finding], in checked: CheckedBook) {
        let known = Set(verdict.findings.map(\.message))
        let raised = found.filter { !$0.isSettled && !known.contains($0.message) }
        let settled = found.filter { $0.isSettled && !known.contains($0.message) }
        let judged = verdict.findings.map { finding in
            var finding = finding
            finding.accepted =
                checked.findings.first {
                    $0.rule == finding.rule && $0.place == finding.place && $0.key == finding.key
                }?.accepted
            return finding
        }
        self.init(
            id: verdict.ruleID, statement: verdict.statement,
            outcome: raised.isEmpty ? verdict.outcome : .violated, findings: judged + raised + settled)
    }
}

extension [Finding] {
    fileprivate func filter(of verdict: RuleVerdict) -> [Finding] { filter { $0.rule == verdict.ruleID } }
}
