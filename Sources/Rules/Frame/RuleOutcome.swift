import Text

/// The verdicts of a rule on the records of a dataset, one by one.
struct RuleOutcome {
    private let rule: any Rule
    /// By the index of a record, the findings that suspect it.
    private var findings: [Int: [Finding]] = [:]
    private let judged: Set<Int>

    /// - Complexity: that of the rule.
    init(_ rule: any Rule, in view: DatasetView, of data: CheckedData) {
        self.rule = rule
        judged = rule.judged(in: view, of: data)
        for violation in rule.violations(in: view, of: data) {
            for suspect in Set(violation.suspects) { findings[suspect, default: []].append(violation.finding) }
        }
    }

    /// - Parameter record: the index of a record that the rule applies to.
    func verdict(on record: Int) -> RuleVerdict {
        let found = findings[record, default: []].sorted(by: Finding.precedes)
        let outcome: RuleVerdict.Outcome =
            !found.isEmpty ? .violated : judged.contains(record) ? .holds : .notApplicable
        return RuleVerdict(rule: rule.header.id, outcome: outcome, statement: rule.statement, findings: found)
    }
}
