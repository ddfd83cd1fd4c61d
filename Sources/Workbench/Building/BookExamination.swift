import Articles
import Books
import Publish
import Recipes
import Records
import Rules
import Text

/// What each stage of a book's journey gave.
struct BookExamination: Sendable {
    let book: Book
    let sources: [ArticleSource]
    /// The paths of articles that are not there.
    let missing: Set<String>
    let rules: RuleBook
    let normalizer: RecordNormalizer
    let read: [Diagnosed<Article>]
    let parts: [ArticleClaims]
    let normalized: NormalizedClaims
    let asRead: [Dataset]
    let corrected: [Dataset]
    let correctionFindings: [Finding]
    let judgedAsRead: RuleJudgement
    let judgedCorrected: RuleJudgement
    let inputs: [InputFile]
    /// The day with which the expiry of ledgers' entries is compared.
    let day: CalendarDate?
    let jobs: Int
    let limits: BookLimits

    /// Every finding, accepted ones marked, in canonical order.
    var findings: [Finding] { settled(outcome.findings) }

    /// The same in any order.
    var unorderedFindings: [Finding] { outcome.findings }

    /// The findings, and the datasets that are published: the corrected ones with the values that the book derives.
    private var outcome: (findings: [Finding], published: [Dataset]) {
        let ledger = FindingLedger(book, asOf: day)
        let ofRules = ledger.merged(
            asRead: judgedAsRead.unordered(exceptOf: judgedCorrected.cutRules),
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

    /// The findings with the reasons of those that are accepted. Derived values are judged, too: what the rules find only
    /// where these are published is added, and what they no longer find is settled.
    private func applied(
        _ ledger: FindingLedger, to findings: [Finding], _ derivations: Derivations, _ published: [Dataset]
    ) -> [Finding] {
        guard !derivations.isEmpty else { return ledger.applied(to: findings) }
        let judged = rules.judgement(of: published, after: judgedCorrected, changed: derivations.changed)
        let arising = derivations.arising(before: judgedCorrected, after: judged)
        return derivations.settling(
            ledger.applied(to: findings, arising: arising), before: judgedCorrected, after: judged)
    }

    /// In canonical order, without what findings imply by cells that are in doubt themselves.
    private func settled(_ findings: [Finding]) -> [Finding] {
        DoubtedBases(book, corrected, rules, judgedCorrected).settled(findings.sorted(by: Finding.precedes))
    }

    var checked: CheckedBook {
        let (unordered, published) = outcome
        let findings = settled(unordered)
        return CheckedBook(
            book: book, articles: read.map(\.value), datasets: published, judged: corrected, findings: findings,
            doubts: Doubts(findings, about: published), inputs: inputs, rules: rules,
            silentRules: judgedCorrected.silentRules, jobs: jobs, limits: limits)
    }
}
