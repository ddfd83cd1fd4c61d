import BookFormat
import Checks
import Diagnostics
import Measures
import Normalize
import Publish

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

    /// Every finding, accepted ones marked, in canonical order.
    var findings: [Finding] { unorderedFindings.sorted(by: Finding.precedes) }

    /// The same in any order.
    var unorderedFindings: [Finding] {
        let ledger = FindingLedger(book, asOf: day)
        let ofRules = ledger.merged(
            asRead: judgedAsRead.unordered, corrected: judgedCorrected.unordered, datasets: corrected)
        let found =
            ledger.applied(
                to: normalized.accepting(read.flatMap(\.findings)) + normalized.findings + correctionFindings + ofRules
                    + UnreadArticles(book, paths: inputs.map(\.path)).findings())
            + ledger.regained(in: corrected)
        let causes = found + CommonCause(book, corrected, rules, judgedCorrected).findings(among: found)
        return causes + SingleChange(book, corrected, rules, judgedCorrected).findings(among: causes)
    }

    var checked: CheckedBook {
        let findings = findings
        return CheckedBook(
            book: book, articles: read.map(\.value), datasets: corrected, findings: findings,
            doubts: Doubts(findings, about: corrected), inputs: inputs, rules: rules,
            silentRules: judgedCorrected.silentRules, jobs: jobs)
    }
}
