import Books
import Records
import Rules
import Text

/// The verdicts of rules on published records.
extension RuleVerdict {
    /// For each record the dataset's rules that apply to it, then other findings on it, such as expired ledger
    /// entries and those on its cells.
    ///
    /// - Complexity: that of the dataset's rules, and linear in the findings and in what it returns.
    static func all(on records: [Record], in dataset: Dataset, _ checked: CheckedBook) -> [[Self]] {
        // Judges the corrected values; a derived value obeys the rule that derives it.
        let judged = checked.judged.first { $0.name == dataset.name } ?? dataset
        let verdicts = checked.setup.rules.verdicts(
            on: records.map { judged.record(key: $0.key) ?? $0 }, of: judged, among: checked.judged)
        let findings = Dictionary(grouping: checked.findings.filter { $0.dataset == dataset.name }, by: \.key)
        let published = Dictionary(first: checked.findings.map { (FindingIdentity($0), $0) })
        return zip(records, verdicts).map { record, verdicts in
            let own = findings[dataset.keyParts(record.key), default: []]
            let reported = Set(own.map(\.rule) + verdicts.filter { !$0.findings.isEmpty }.map(\.rule))
            // A finding at a cell, or at another record: a value that a rule derived may contradict this one.
            let others = (checked.doubts.doubt(about: record, in: dataset)?.findings ?? [])
                .filter { $0.isOfCell || !reported.contains($0.rule) }
                // A cell that several columns are read from has its finding for each.
                .uniqued { [$0.rule, $0.message, $0.place.description] }
            return all(verdicts, found: own + others, published)
        }
    }

    private static func all(_ verdicts: [Self], found: [Finding], _ published: [FindingIdentity: Finding]) -> [Self] {
        let byRule = Dictionary(grouping: found, by: \.rule)
        let known = Set(verdicts.map(\.rule))
        let others = found.filter { !known.contains($0.rule) }.map { finding in
            let summary = RuleBook.kinds.first { $0.id == finding.rule }?.summary ?? ""
            return Self(rule: finding.rule, outcome: .violated, statement: summary, findings: [finding])
        }
        return verdicts.map { $0.published(found: byRule[$0.rule, default: []], published) } + others
    }

    /// With all findings of the rule on the published record.
    ///
    /// - Parameter found: those. The verdict itself has only those on the judged value: a correction may have settled others, and
    ///   a derived value may have added some. Findings on the published value come first, then settled ones.
    private func published(found: [Finding], _ published: [FindingIdentity: Finding]) -> Self {
        let known = Set(findings.map(\.message))
        let raised = found.filter { !$0.isSettled && !known.contains($0.message) }
        let settled = found.filter { $0.isSettled && !known.contains($0.message) }
        let judged = findings.map { finding in
            var finding = finding
            let known = published[FindingIdentity(finding)]
            finding.accepted = known?.accepted
            // The outputs withdraw what depends on a doubtful cell.
            if let known { finding.implied = known.implied }
            return finding
        }
        return Self(
            rule: rule, outcome: raised.isEmpty ? outcome : .violated, statement: statement,
            findings: judged + raised + settled)
    }
}
