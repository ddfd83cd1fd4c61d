import Books
import Recipes
import Rules
import Text

/// A book with some values changed. Its rules run only as far as a question needs them.
struct AlteredBook {
    let original: BookExamination
    let stages: BookStages
    /// The names of the datasets with other claims.
    let changed: Set<String>

    /// The rules after the change, of which none has run.
    func reassessment() -> RuleReassessment {
        original.setup.rules.reassessment(of: stages.corrected, after: original.judgedCorrected, changed: changed)
    }

    /// Whether there is a finding on the articles' texts, or of a rule of the changed datasets, that fits; stops at the
    /// first.
    ///
    /// - Parameter rules: the result of ``reassessment()``.
    func hasFinding(
        of rules: inout RuleReassessment, _ order: inout RuleOrder, where fits: (Finding) -> Bool
    ) -> Bool {
        stages.normalized.ofArticles.contains(where: fits) || stages.read.contains { $0.findings.contains(where: fits) }
            || rules.findsSomething(order: &order, where: fits)
    }

    /// Judged by the rules that depend on one of the changed datasets.
    ///
    /// - Parameter judged: the judgement of these rules, if they have run already.
    func examination(_ judged: RuleJudgement? = nil) -> BookExamination {
        let judged = judged ?? reassessment().judgement()
        let uncorrected = original.setup.rules.reassessment(
            of: stages.uncorrected, after: judged, changed: Set(original.setup.book.corrections.map(\.dataset)))
        return BookExamination(
            setup: original.setup, parts: original.parts, stages: stages,
            judgedUncorrected: uncorrected.judgement(like: original.judgedUncorrected, apartFrom: changed),
            judgedCorrected: judged,
            cells: original.cells.hold(for: stages.corrected)
                ? original.cells : CellUses(original.setup.book, stages.corrected))
    }
}
