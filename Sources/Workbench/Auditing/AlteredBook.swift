import Articles
import Books
import Recipes
import Records
import Rules
import Text

/// A book with some values changed. Its rules run only as far as a question needs them.
struct AlteredBook {
    let original: BookExamination
    let read: [Diagnosed<Article>]
    let normalized: NormalizedClaims
    let uncorrected: [Dataset]
    let corrected: [Dataset]
    let correctionFindings: [Finding]
    /// The names of the datasets with other claims.
    let changed: Set<String>

    /// Whether there is a finding on the articles' texts, or of a rule of the changed datasets, that fits; stops at the
    /// first.
    func hasFinding(_ order: inout RuleOrder, where fits: (Finding) -> Bool) -> Bool {
        normalized.ofArticles.contains(where: fits) || read.contains { $0.findings.contains(where: fits) }
            || original.rules.findSomething(
                in: corrected, after: original.judgedCorrected, changed: changed, order: &order, where: fits)
    }

    /// Judged by the rules that depend on one of the changed datasets.
    var examination: BookExamination {
        let (rules, withCorrections) = (original.rules, Set(original.book.corrections.map(\.dataset)))
        let judged = rules.judgement(of: corrected, after: original.judgedCorrected, changed: changed)
        return BookExamination(
            book: original.book, sources: original.sources, missing: original.missing, rules: rules,
            normalizer: original.normalizer, read: read, parts: original.parts, normalized: normalized,
            uncorrected: uncorrected, corrected: corrected, correctionFindings: correctionFindings,
            judgedUncorrected: rules.judgement(
                of: uncorrected, after: original.judgedUncorrected, changed: changed,
                twin: (judged, unlike: withCorrections)),
            judgedCorrected: judged, scope: original.scope, inputs: original.inputs, day: original.day,
            jobs: original.jobs,
            limits: original.limits)
    }
}
