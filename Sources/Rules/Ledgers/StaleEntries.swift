import Books
import Text

/// Entries of the accepted findings that cover no finding, and what may be why.
struct StaleEntries {
    private let ledger: FindingLedger
    private let entries: [AcceptedFinding]
    private let findings: [Finding]
    /// Findings that may be why, as clauses with what to do.
    private let causes: [Subject: String]

    /// What an entry is about.
    private struct Subject: Hashable {
        let dataset: String?
        let article: String?
    }

    /// - Parameter findings: all but those about the ledger, with accepted ones marked.
    /// - Complexity: linear in the findings, for each dataset and article of the entries.
    init(_ entries: [AcceptedFinding], of ledger: FindingLedger, among findings: [Finding]) {
        (self.ledger, self.entries, self.findings) = (ledger, entries, findings)
        let subjects = entries.map { Subject(dataset: $0.dataset, article: $0.article) }.uniqued()
        let book = ledger.book
        let paths = Dictionary(first: book.articles.map { ($0.id, $0.path) })
        let feeds = book.recipes.map { (paths[$0.article] ?? "", Set($0.tables.flatMap(\.feeds).map(\.dataset))) }
        let fed = Dictionary(feeds) { $0.union($1) }
        let articles = Set(paths.values)
        let hiding = subjects.isEmpty ? [] : findings.filter { $0.mayHideRows && articles.contains($0.place.file) }
        causes = Dictionary(
            first: subjects.compactMap { subject in
                let datasets = Set(subject.dataset.map { [$0] + ledger.linked($0) } ?? [])
                let own = hiding.filter { finding in
                    if let article = subject.article { return finding.place.file == paths[article] }
                    return !datasets.isDisjoint(
                        with: finding.dataset.map { [$0] } ?? fed[finding.place.file, default: []])
                }
                return own.isEmpty ? nil : (subject, Self.clause(own))
            })
    }

    private static func clause(_ findings: [Finding]) -> String {
        let rules = Set(findings.map(\.rule)).sorted { $0.precedesByBytes($1) }.joined(separator: ", ")
        let files = Set(findings.map(\.place.file)).sorted { $0.precedesByBytes($1) }.listing(first: 3)
        return "\(Plural.of(findings.count, "finding")) (\(rules)) in \(files) may be why; correct "
            + (findings.count == 1 ? "it first" : "these first")
    }

    func reports() -> [Finding] {
        let areKnown = entries.allSatisfy { ledger.ruleIDs.value.contains($0.rule) }
        let open = Set(areKnown ? [] : findings.filter { $0.accepted == nil }.map(\.rule))
        let subjects = FindingSubjects(ledger, open, among: findings) { $0.accepted == nil }
        let rules = open.sorted { $0.precedesByBytes($1) }
        return entries.map { entry in
            ledger.ruleIDs.value.contains(entry.rule) ? stale(entry) : unknown(entry, subjects, rules)
        }
    }

    private func stale(_ entry: AcceptedFinding) -> Finding {
        let cause = causes[Subject(dataset: entry.dataset, article: entry.article)]
        return Finding(
            rule: .staleAcceptance, severity: .error,
            message: "\(entry.rule) finds nothing\(ledger.scope(of: entry)) any more; "
                + (cause ?? "remove this entry"),
            place: entry.place,
            family: .superfluous(.staleAcceptance, file: entry.place.file, cause: cause))
    }

    /// The entry of a rule that the book does not have: probably renamed if another rule finds the same.
    private func unknown(_ entry: AcceptedFinding, _ subjects: FindingSubjects, _ rules: [String]) -> Finding {
        let covering = rules.filter { !subjects.covered(by: entry.with(rule: $0)).isEmpty }
        let same = covering.first { subjects.coverage(of: entry.with(rule: $0)).mismatch(with: entry) == nil }
        // A rule that finds nothing here cannot be meant.
        let hint = same.map { "; \($0) finds the same; if the rule was renamed, write that" }
        return Finding(
            rule: .staleAcceptance, severity: .error,
            message: "unknown rule \"\(entry.rule)\"" + (hint ?? KnownWords(covering).hint(for: entry.rule)),
            place: entry.place)
    }
}
