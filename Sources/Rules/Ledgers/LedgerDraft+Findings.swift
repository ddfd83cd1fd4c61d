package import Books
package import Records
package import Text

extension LedgerDraft {
    /// Rules whose findings cannot be settled by an acceptance: they are about the ledgers, or are settled with
    /// others.
    private static let beyondLedgers: Set<String> = [
        RuleKind.staleAcceptance.rawValue, RuleKind.changedAcceptance.rawValue, RuleKind.staleCorrection.rawValue,
        RuleKind.incompleteEntry.rawValue, RuleKind.commonCause.rawValue, RuleKind.lostRecord.rawValue,
    ]

    /// The entries for the open findings that neither a word nor another line of the book settles.
    ///
    /// - Parameters:
    ///   - findings: all findings of the book, including accepted ones: an entry is pinned to every finding that it
    ///     covers.
    ///   - datasets: those that the findings are about.
    /// - Complexity: linear in the findings for each set of key fields in findings of one rule.
    package init(_ findings: [Finding], of datasets: [Dataset], in book: Book) {
        let reasons = Set(book.acceptedFindings.map { $0.reason["en"] })
        let pinnable = findings.filter { $0.accepted.map(reasons.contains) ?? true }
            .filter { !Self.beyondLedgers.contains($0.rule) }.sorted(by: Finding.precedes)
        let open = pinnable.filter { $0.accepted == nil && $0.remedy == nil && !$0.isOfUnknownWord }
        let articles = Dictionary(first: book.articles.map { ($0.path, $0.id) })
        let scopes = Scopes(pinnable)
        let replacing = Self.replacing(findings, pinnable, FindingLedger(book, datasets), in: book)
        let datasets = LedgerDatasets(book, datasets)
        let known = Set(replacing.flatMap(\.findings))
        let acceptances = open.filter { !known.contains($0) }.map { Scope($0, articles: articles) }.uniqued()
            .map { scope in
                let covered = scopes.findings(in: scope)
                let pins = FindingPins(covered, in: datasets)
                return Acceptance(entry: pins.completed(scope.entry), findings: pins.findings)
            }
        // Several rules may blame one cell, which is corrected once.
        let corrections = open.compactMap { finding in
            Self.correction(finding, in: datasets, book)
        }.uniqued { [$0.dataset, $0.field, $0.article] + $0.key.map(\.value) }
        self.init(acceptances: replacing + acceptances, corrections: corrections)
    }

    /// The book's entries that do not hold any more or omit something, with the current findings.
    private static func replacing(
        _ findings: [Finding], _ pinnable: [Finding], _ ledger: FindingLedger, in book: Book
    ) -> [Acceptance] {
        let rules = [RuleKind.changedAcceptance.rawValue, RuleKind.incompleteEntry.rawValue]
        let places = Set(findings.filter { rules.contains($0.rule) }.map(\.place))
        guard !places.isEmpty else { return [] }
        let byRule = Dictionary(grouping: pinnable, by: \.rule)
        return book.acceptedFindings.filter { places.contains($0.place) }.compactMap { entry in
            let pins = ledger.pins(of: entry, among: byRule[entry.rule] ?? [])
            guard !pins.findings.isEmpty else { return nil }
            return Acceptance(entry: pins.completed(entry), findings: pins.findings, replaced: entry)
        }
    }

    /// The implied value as a correction of the article whose cell the finding is about.
    private static func correction(_ finding: Finding, in datasets: LedgerDatasets, _ book: Book) -> Correction? {
        guard let implied = finding.implied.first, finding.implied.count == 1, case let field = implied.field,
            let dataset = finding.dataset.flatMap({ datasets[$0] }),
            let column = dataset.definition.valueIndex(field), let claim = datasets.claim(of: finding, column: column),
            claim.corrections.isEmpty, let value = claim.values[column]
        else { return nil }
        // The unit of the record, so that the entry says when the source changes it.
        let hasUnit =
            value.number != nil && dataset.definition.unit(of: dataset.definition.values[column]) == .perRecord
        let unit = hasUnit ? claim.unit.map { " " + $0 } ?? "" : ""
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
    let article: String?
    let file: String?
    let place: Place

    /// A record, or the known part of its key; else the article, or the file of the book.
    init(_ finding: Finding, articles: [String: String]) {
        rule = finding.rule
        (dataset, key) = (finding.dataset, finding.key)
        let owner = finding.dataset == nil || finding.key.isEmpty ? articles[finding.place.file] : nil
        article = owner
        file = finding.dataset == nil && owner == nil ? finding.place.file : nil
        place = Place(article == nil && file == nil ? "" : finding.place.file)
    }

    /// The entry without what it is pinned to.
    var entry: AcceptedFinding {
        AcceptedFinding(
            rule: rule, dataset: dataset, key: key, article: article, file: file, values: [],
            reason: LocalizedText(""), places: LedgerPlaces(entry: place, parts: [:]))
    }
}

private final class Scopes {
    /// The common part of scopes with a key and a file.
    private struct Shape: Hashable {
        let rule: String
        let dataset: String?
        let fields: [String]
        let hasFile: Bool

        init(_ scope: Scope) {
            (rule, dataset, fields) = (scope.rule, scope.dataset, scope.key.map(\.field))
            hasFile = !scope.place.file.isEmpty
        }

        /// The finding's texts for a shape; nil if the finding lacks some field.
        func content(of finding: Finding) -> Content? {
            let key = fields.compactMap { field in finding.key.first { $0.field == field } }
            guard key.count == fields.count else { return nil }
            return Content(key: key, file: hasFile ? finding.place.file : "")
        }
    }

    private struct Content: Hashable {
        let key: [KeyPart]
        let file: String
    }

    private struct Subject: Hashable {
        let rule: String
        let dataset: String?
    }

    private let findings: [Finding]
    private lazy var byRule = Dictionary(grouping: findings, by: \.rule)
    private lazy var bySubject = Dictionary(grouping: findings) { Subject(rule: $0.rule, dataset: $0.dataset) }
    private var byContent: [Shape: [Content: [Finding]]] = [:]

    init(_ findings: [Finding]) { self.findings = findings }

    /// The findings in a scope, in canonical order.
    func findings(in scope: Scope) -> [Finding] {
        let shape = Shape(scope)
        let known = byContent[shape] ?? contents(of: shape)
        byContent[shape] = known
        return known[Content(key: scope.key, file: scope.place.file)] ?? []
    }

    private func contents(of shape: Shape) -> [Content: [Finding]] {
        let findings =
            shape.dataset == nil
            ? byRule[shape.rule] : bySubject[Subject(rule: shape.rule, dataset: shape.dataset)]
        var contents: [Content: [Finding]] = [:]
        for finding in findings ?? [] {
            if let content = shape.content(of: finding) { contents[content, default: []].append(finding) }
        }
        return contents
    }
}
