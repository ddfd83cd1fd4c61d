import Books
import Publish
import Recipes
import Records
import Rules
import Text

/// The results of each stage of a book's journey.
struct BookExamination: Sendable {
    let setup: BookSetup
    /// The claims of each article.
    let parts: [ArticleClaims]
    let stages: BookStages
    let judgedUncorrected: RuleJudgement
    let judgedCorrected: RuleJudgement
    /// What was read from the cells of the corrected datasets.
    let cells: CellUses

    private var book: Book { setup.book }
    private var corrected: [Dataset] { stages.corrected }

    /// Every finding, accepted ones marked, in canonical order.
    ///
    /// - Complexity: linear in the findings, and a few changes tried by the rules.
    func findings() -> [Finding] { settled(unorderedFindings()) }

    /// The same findings in any order, with the same cost.
    func unorderedFindings() -> [Finding] { outcome().findings }

    private var trials: CellTrials { CellTrials(book, corrected, setup.rules, judgedCorrected, cells: cells) }

    /// The findings, and the datasets as published: the corrected ones with the values that the book derives.
    private func outcome() -> (findings: [Finding], published: [Dataset]) {
        let ledger = FindingLedger(book, corrected, asOf: setup.day) { [rules = setup.rules] name in
            rules.links(of: name).map(\.dataset)
        }
        let ofRules = ledger.merged(
            uncorrected: judgedUncorrected.unordered(without: judgedUncorrected.cutRules),
            corrected: judgedCorrected.unordered, datasets: corrected)
        let unsettled =
            stages.normalized.accepting(stages.read.flatMap(\.findings) + stages.normalized.findings)
            + stages.correctionFindings + ofRules
            + setup.unreadArticles
            + corrected.flatMap { $0.chartsWithoutRecords() }
        let all = withoutDoubtfulImplications(unsettled, ledger)
        let derivations = Derivations(book, from: all, in: corrected, asOf: setup.day)
        let published = derivations.published(corrected)
        let found =
            applied(ledger, to: all, derivations, published) + derivations.findings + ledger.ofLosses()
        let trials = trials
        let causes = found + CommonCause(trials).findings(among: found)
        return (causes + SingleChange(trials).findings(among: causes), published)
    }

    /// Findings as entries with implied values see them: without values implied from cells that are in doubt. Cells whose
    /// values the book publishes in spite of a finding are not.
    private func withoutDoubtfulImplications(_ findings: [Finding], _ ledger: FindingLedger) -> [Finding] {
        guard book.acceptedFindings.contains(where: { $0.publishes == .implied || !$0.implied.isEmpty }) else {
            return findings
        }
        let findings = findings.sorted(by: Finding.precedes)
        let marked = ledger.applied(to: findings) { $0.publishes != .implied }
        return zip(findings, DoubtedBases(trials).settled(Array(marked.prefix(findings.count)))).map {
            finding, settled in
            var finding = finding
            if settled.implied.isEmpty { finding.withhold() }
            return finding
        }
    }

    /// Marks accepted findings with their reasons. The rules also judge the derived values: findings that occur only
    /// with them are added, and findings that disappear are settled.
    private func applied(
        _ ledger: FindingLedger, to findings: [Finding], _ derivations: Derivations, _ published: [Dataset]
    ) -> [Finding] {
        guard !derivations.isEmpty else { return ledger.applied(to: findings) }
        let judged = setup.rules.judgement(of: published, after: judgedCorrected, changed: derivations.changed)
        let arising = derivations.arising(before: judgedCorrected, after: judged)
        return derivations.settling(
            ledger.applied(to: findings, arising: arising), before: judgedCorrected, after: judged)
    }

    /// In canonical order, without values that findings imply from cells that are in doubt themselves.
    private func settled(_ findings: [Finding]) -> [Finding] {
        DoubtedBases(trials).settled(findings.sorted(by: Finding.precedes))
    }

    /// The book with its findings, and all that is published.
    func checked() -> CheckedBook {
        let (unordered, published) = outcome()
        let findings = settled(setup.scope.map { $0.findings(unordered) } ?? unordered)
        let publication = Publication(
            book: book, articles: stages.read.map(\.value), datasets: published, findings: findings,
            rules: RuleFacts(
                kinds: RuleBook.kinds, silent: judgedCorrected.silentRules,
                counts: Lazy { [rules = setup.rules] in rules.ruleCounts(published) },
                links: Dictionary(first: book.datasets.map { ($0.name, setup.rules.links(of: $0.name)) }),
                orderedVocabularies: setup.rules.orderedVocabularies),
            inputs: setup.inputs)
        return CheckedBook(publication: publication, setup: setup, judged: corrected)
    }
}
