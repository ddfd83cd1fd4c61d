import Articles
import Books
import Publish
import Recipes
import Records
import Rules
import Text

/// The results of each stage of a book's journey.
struct BookExamination: Sendable {
    let book: Book
    let sources: [ArticleSource]
    /// The paths of missing articles.
    let missing: Set<String>
    let rules: RuleBook
    let normalizer: RecordNormalizer
    let read: [Diagnosed<Article>]
    let parts: [ArticleClaims]
    let normalized: NormalizedClaims
    let uncorrected: [Dataset]
    let corrected: [Dataset]
    let correctionFindings: [Finding]
    let judgedUncorrected: RuleJudgement
    let judgedCorrected: RuleJudgement
    /// The only datasets that have been read; nil for all.
    let scope: DatasetScope?
    let inputs: [InputFile]
    /// The day that the expiry dates of ledger entries are compared with.
    let day: CalendarDate?
    let jobs: Int
    let limits: BookLimits

    /// Every finding, accepted ones marked, in canonical order.
    ///
    /// - Complexity: linear in the findings, and a few changes tried by the rules; computed anew each time.
    var findings: [Finding] { settled(outcome.findings) }

    /// The same findings in any order, with the same cost.
    var unorderedFindings: [Finding] { outcome.findings }

    /// The findings, and the datasets as published: the corrected ones with the values that the book derives.
    private var outcome: (findings: [Finding], published: [Dataset]) {
        let ledger = FindingLedger(book, asOf: day)
        let ofRules = ledger.merged(
            uncorrected: judgedUncorrected.unordered(exceptOf: judgedUncorrected.cutRules),
            corrected: judgedCorrected.unordered, datasets: corrected)
        let all =
            normalized.accepting(read.flatMap(\.findings)) + normalized.findings + correctionFindings + ofRules
            + UnreadArticles(book, paths: inputs.map(\.path)).findings()
        let derivations = Derivations(book, from: all, in: corrected, asOf: day)
        let published = derivations.published(corrected)
        let found =
            applied(ledger, to: all, derivations, published) + derivations.findings + ledger.regained(in: corrected)
        let causes = found + CommonCause(book, corrected, rules, judgedCorrected).findings(among: found)
        return (causes + SingleChange(book, corrected, rules, judgedCorrected).findings(among: causes), published)
    }

    /// Marks accepted findings with their reasons. The rules also judge the derived values: findings that occur only
    /// with them are added, and findings that disappear are settled.
    private func applied(
        _ ledger: FindingLedger, to findings: [Finding], _ derivations: Derivations, _ published: [Dataset]
    ) -> [Finding] {
        guard !derivations.isEmpty else { return ledger.applied(to: findings) }
        let judged = rules.judgement(of: published, after: judgedCorrected, changed: derivations.changed)
        let arising = derivations.arising(before: judgedCorrected, after: judged)
        return derivations.settling(
            ledger.applied(to: findings, arising: arising), before: judgedCorrected, after: judged)
    }

    /// In canonical order, without values that findings imply from cells that are in doubt themselves.
    private func settled(_ findings: [Finding]) -> [Finding] {
        DoubtedBases(book, corrected, rules, judgedCorrected).settled(findings.sorted(by: Finding.precedes))
    }

    var checked: CheckedBook {
        let (unordered, published) = outcome
        let findings = settled(
            unordered.filter { finding in
                scope.map { scope in finding.dataset.map(scope.datasets.contains) ?? false } ?? true
            })
        let publication = Publication(
            book: book, articles: read.map(\.value), datasets: published, findings: findings, ruleKinds: RuleBook.kinds,
            silentRules: judgedCorrected.silentRules,
            links: Dictionary(
                book.datasets.map { ($0.name, rules.links(of: $0.name)) }, uniquingKeysWith: { first, _ in first }),
            inputs: inputs)
        return CheckedBook(
            publication: publication, judged: corrected, rules: rules, scope: scope, jobs: jobs, limits: limits)
    }
}
