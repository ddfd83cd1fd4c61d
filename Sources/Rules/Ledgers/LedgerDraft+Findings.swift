package import Books
package import Records
package import Text

extension LedgerDraft {
    /// Rules whose findings cannot be settled by an acceptance: they are about the ledgers, or are settled with
    /// others.
    private static let notAcceptable: Set<String> = [
        RuleKind.staleAcceptance.rawValue, RuleKind.changedAcceptance.rawValue, RuleKind.staleCorrection.rawValue,
        RuleKind.incompleteEntry.rawValue, RuleKind.commonCause.rawValue, RuleKind.lostRecord.rawValue,
    ]

    /// The entries for the open findings that neither a word nor another line of the book settles.
    ///
    /// - Parameters:
    ///   - findings: all findings of the book, including accepted ones: an entry is pinned to every finding that it
    ///     covers.
    ///   - datasets: those that the findings are about.
    /// - Complexity: linear in the findings, for entries with whole keys.
    package init(_ findings: [Finding], of datasets: [Dataset], in book: Book) {
        let reasons = Set(book.acceptedFindings.map { $0.reason["en"] })
        let pinnable = findings.filter { $0.accepted.map(reasons.contains) ?? true }
            .filter { !Self.notAcceptable.contains($0.rule) }.sorted(by: Finding.precedes)
        let articles = Dictionary(first: book.articles.map { ($0.path, $0.id) })
        // Words may be unused because of rows that cannot be read.
        let hidesRows = findings.contains { $0.mayHideRows && articles[$0.place.file] != nil }
        let open = pinnable.filter { finding in
            finding.accepted == nil && finding.remedy == nil && !finding.isOfUnknownWord
                && !(hidesRows && finding.rule == RuleKind.unusedWord.rawValue)
        }
        let ledger = FindingLedger(book, datasets)
        let places = Self.replacedPlaces(findings)
        let replaced = book.acceptedFindings.filter { places.contains($0.place) }
        let subjects = FindingSubjects(ledger, Set(open.map(\.rule) + replaced.map(\.rule)), among: pinnable)
        // The book's entries that do not hold any more or omit something, with the current findings.
        let replacing = replaced.compactMap { entry -> Acceptance? in
            let coverage = subjects.coverage(of: entry)
            guard !coverage.findings.isEmpty else { return nil }
            return Acceptance(entry: coverage.completed(entry), findings: coverage.findings, replaced: entry)
        }
        let known = Set(replacing.flatMap(\.findings))
        let scopes = open.filter { !known.contains($0) }.map { Scope($0, articles: articles, in: ledger.datasets) }
        // An entry for a whole record also holds for its columns.
        let whole = Set(scopes.filter { $0.field == nil })
        let acceptances = scopes.map { whole.contains($0.ofAnyField) ? $0.ofAnyField : $0 }.uniqued()
            .map { scope in
                let coverage = subjects.coverage(of: scope.entry)
                return Acceptance(entry: coverage.completed(scope.entry), findings: coverage.findings)
            }
        // Several rules may blame one cell, which is corrected once.
        let corrections = open.compactMap { finding in
            Self.correction(finding, in: ledger.datasets, book)
        }.uniqued { [$0.dataset, $0.field, $0.article] + $0.key.map(\.value) }
        self.init(acceptances: replacing + acceptances, corrections: corrections)
    }

    /// The places of entries that findings say are to be replaced.
    private static func replacedPlaces(_ findings: [Finding]) -> Set<Place> {
        let rules = [RuleKind.changedAcceptance.rawValue, RuleKind.incompleteEntry.rawValue]
        return Set(findings.filter { rules.contains($0.rule) }.map(\.place))
    }

    /// The implied value as a correction of the article whose cell the finding is about.
    private static func correction(_ finding: Finding, in datasets: LedgerDatasets, _ book: Book) -> Correction? {
        guard let implied = finding.implied.first, finding.implied.count == 1, case let field = implied.field,
            let dataset = finding.dataset.flatMap({ datasets[$0] }),
            let column = dataset.definition.valueIndex(field), let claim = datasets.claim(of: finding, column: column),
            claim.corrections.isEmpty, let value = claim.values[column]
        else { return nil }
        // The unit of the record, so that the entry says when the source changes it.
        let unit = dataset.definition.ownUnit(of: value, column, ofRecord: claim.unit).map { " " + $0 } ?? ""
        return Correction(
            dataset: dataset.name, key: finding.key, field: field, article: book.articles[claim.article].id,
            expected: value.display + unit, value: implied.value + unit, reason: LocalizedText(""),
            places: LedgerPlaces(entry: finding.place, parts: [:]))
    }
}

extension Finding {
    /// Whether a word in a list of the book settles it.
    fileprivate var isOfUnknownWord: Bool {
        if case .unknownWords? = family { true } else { false }
    }
}

/// The findings that an entry of the accepted findings covers.
private struct Scope: Hashable {
    let rule: String
    let dataset: String?
    let key: [KeyPart]
    /// The value column, if the record has several.
    var field: String?
    let article: String?
    let file: String?
    let place: Place

    /// A record, or the known part of its key; else the article, or the file of the book.
    init(_ finding: Finding, articles: [String: String], in datasets: LedgerDatasets) {
        rule = finding.rule
        (dataset, key) = (finding.dataset, finding.key)
        let hasSeveral = datasets.position(of: finding) != nil && datasets.hasSeveralColumns(finding.dataset)
        field = hasSeveral ? finding.field : nil
        let owner = finding.dataset == nil || finding.key.isEmpty ? articles[finding.place.file] : nil
        article = owner
        file = finding.dataset == nil && owner == nil ? finding.place.file : nil
        place = Place(article == nil && file == nil ? "" : finding.place.file)
    }

    /// The same record as a whole.
    var ofAnyField: Scope {
        var scope = self
        scope.field = nil
        return scope
    }

    /// The entry without what it is pinned to.
    var entry: AcceptedFinding {
        AcceptedFinding(
            rule: rule, dataset: dataset, key: key, field: field, article: article, file: file, values: [],
            reason: LocalizedText(""), places: LedgerPlaces(entry: place, parts: [:]))
    }
}
