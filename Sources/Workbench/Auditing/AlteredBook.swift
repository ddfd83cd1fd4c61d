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

    /// Whether there is a finding on the articles' texts, or of a rule of the changed datasets, that fits; stops at the
    /// first.
    func hasFinding(_ order: inout RuleOrder, where fits: (Finding) -> Bool) -> Bool {
        stages.normalized.ofArticles.contains(where: fits) || stages.read.contains { $0.findings.contains(where: fits) }
            || original.setup.rules.findSomething(
                in: stages.corrected, after: original.judgedCorrected, changed: changed, order: &order, where: fits)
    }

    /// Judged by the rules that depend on one of the changed datasets.
    func examination() -> BookExamination {
        let (rules, book) = (original.setup.rules, original.setup.book)
        let judged = rules.judgement(of: stages.corrected, after: original.judgedCorrected, changed: changed)
        return BookExamination(
            setup: original.setup, parts: original.parts, stages: stages,
            judgedUncorrected: rules.judgement(
                of: stages.uncorrected, after: judged, changed: Set(book.corrections.map(\.dataset))),
            judgedCorrected: judged)
    }
}
