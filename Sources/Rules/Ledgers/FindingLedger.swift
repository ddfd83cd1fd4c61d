package import Books
package import Records
package import Text

/// A book's ledgers: the errors that it corrects, and the findings that it accepts.
package struct FindingLedger: Sendable {
    let book: Book
    let datasets: LedgerDatasets
    let ruleIDs: Lazy<KnownWords>
    /// The datasets with which rules compare a dataset.
    let linked: @Sendable (String) -> [String]
    private let day: CalendarDate?

    /// - Parameters:
    ///   - datasets: those that the findings are about, with the corrected values.
    ///   - day: entries that expire before it do not count; nil if nothing expires.
    ///   - linked: the datasets with which rules compare a dataset.
    package init(
        _ book: Book, _ datasets: [Dataset], asOf day: CalendarDate? = nil,
        linked: @escaping @Sendable (String) -> [String] = { _ in [] }
    ) {
        self.book = book
        self.datasets = LedgerDatasets(book, datasets)
        (self.day, self.linked) = (day, linked)
        ruleIDs = Lazy { KnownWords(RuleBook.ruleIDs(of: book)) }
    }

    /// The findings on the corrected values, and findings on the values as read that the corrections removed, in any order; the
    /// latter are accepted with the correction's reason.
    ///
    /// - Parameter datasets: the datasets whose claims contain the corrected cells.
    package func merged(uncorrected: [Finding], corrected: [Finding], datasets: [Dataset]) -> [Finding] {
        let remaining = Set(corrected.map(FindingIdentity.init))
        let settled = uncorrected.filter { !remaining.contains(FindingIdentity($0)) }
        guard !settled.isEmpty else { return corrected }
        let cells = CorrectedCells(book, datasets)
        let accepted = settled.map { finding in
            var finding = finding
            let reasons = cells.corrections(behind: finding).map { $0.reason[Self.language] }
            finding.accepted =
                reasons.isEmpty ? nil : reasons.listing(first: Self.mostListed, by: " / ") { " / and \($0) more" }
            finding.isSettled = true
            return finding
        }
        return corrected + accepted
    }

    /// Whether an entry counts on the ledger's day.
    func isInEffect(_ entry: AcceptedFinding) -> Bool {
        guard let day, let expires = entry.expires else { return true }
        return expires >= day
    }

    /// The findings with the reasons of those that the book accepts, and a finding for each entry of the ledger that does not
    /// fit them any more; in any order.
    ///
    /// - Parameters:
    ///   - arising: findings on derived values. An entry may be pinned to these instead of the values read.
    ///   - counts: whether an entry counts.
    package func applied(
        to findings: [Finding], arising: [Finding] = [], where counts: (AcceptedFinding) -> Bool = { _ in true }
    ) -> [Finding] {
        var (result, arising) = (findings, arising)
        result += book.acceptedFindings.filter { !isInEffect($0) }.map(expired)
        // Of what a build has lost only that build can tell.
        let entries = book.acceptedFindings.filter {
            $0.rule != RuleKind.lostRecord.rawValue && isInEffect($0) && counts($0)
        }
        let rules = Set(entries.map(\.rule))
        let subjects = FindingSubjects(self, rules, among: findings) { $0.accepted == nil }
        let ofArising = FindingSubjects(self, rules, among: arising)
        // For a finding, the entry that accepts it.
        var owners: [Int: AcceptedFinding] = [:]
        var unmatched: [AcceptedFinding] = []
        for entry in entries {
            let covered = subjects.covered(by: entry)
            let coverage = subjects.coverage(ofFindings: covered)
            let mismatch = coverage.mismatch(with: entry)
            let raised = ofArising.covered(by: entry)
            if mismatch != nil, !raised.isEmpty, ofArising.coverage(ofFindings: raised).mismatch(with: entry) == nil {
                for index in raised { arising[index].accepted = entry.reason[Self.language] }
            } else if covered.isEmpty {
                unmatched.append(entry)
            } else if let mismatch {
                result.append(changed(entry, mismatch, coverage))
            } else {
                if let other = covered.lazy.compactMap({ owners[$0] }).first {
                    result.append(overlapping(entry, other))
                }
                result += coverage.gaps(of: entry).map { incomplete(entry, $0) }
                for index in covered where result[index].accepted == nil {
                    result[index].accepted = entry.reason[Self.language]
                    owners[index] = entry
                }
            }
        }
        let stale = StaleEntries(unmatched, of: self, among: Array(result.prefix(findings.count)))
        return result + arising + stale.reports()
    }

    /// Entries for lost records that would hide the next loss: their records or values exist again, or they name no record.
    package func ofLosses() -> [Finding] {
        book.acceptedFindings.filter { $0.rule == RuleKind.lostRecord.rawValue && isInEffect($0) }.compactMap { entry in
            guard let dataset = entry.dataset.flatMap({ datasets[$0] }), case let fields = dataset.definition.keys,
                case let key = fields.compactMap({ field in entry.key.first { $0.field == field.name }?.value }),
                key.count == fields.count
            else {
                return incomplete(
                    entry,
                    "later losses\(scope(of: entry)) are accepted too; remove this entry after the build, or name the key "
                        + "of each lost record")
            }
            guard let position = dataset.position(of: key), has(dataset.records[position], of: dataset, lostBy: entry)
            else { return nil }
            let advice =
                entry.values.isEmpty ? "remove this entry, or give it the value that is" : "remove this entry"
            return Finding(
                rule: .staleAcceptance, severity: .error,
                message: "the \(entry.values.isEmpty ? "record" : "value")\(scope(of: entry)) is not lost; \(advice)",
                place: entry.place)
        }
    }

    /// Whether a record has what an entry says that it has lost: its values, or any others in their columns.
    private func has(_ record: Record, of dataset: Dataset, lostBy entry: AcceptedFinding) -> Bool {
        let columns = zip(dataset.definition.values, record.values).filter {
            entry.field == nil || $0.0.name == entry.field
        }
        let values = columns.compactMap { $1 == .notAvailable ? nil : $1?.display }
        return values.count == columns.count || entry.values.allSatisfy(values.contains)
    }

    /// Findings of a rule that does not run in every command, with the reasons of accepted ones.
    package func accepting(_ findings: [Finding]) -> [Finding] {
        var findings = findings
        let subjects = FindingSubjects(self, Set(book.acceptedFindings.map(\.rule)), among: findings)
        for entry in book.acceptedFindings where isInEffect(entry) {
            let covered = subjects.covered(by: entry)
                .filter { entry.values.isEmpty || findings[$0].value.map(entry.values.contains) ?? false }
            guard entry.count.map({ $0 == covered.count }) ?? true else { continue }
            for index in covered where findings[index].accepted == nil {
                findings[index].accepted = entry.reason[Self.language]
            }
        }
        return findings
    }

    /// The language of findings.
    static let language = "en"

    func covers(_ entry: AcceptedFinding, _ finding: Finding) -> Bool {
        if let dataset = entry.dataset, finding.dataset != dataset { return false }
        if let field = entry.field, finding.field != field, !finding.doubts(field) { return false }
        if let article = entry.article, book.article(article)?.path != finding.place.file { return false }
        if let file = entry.file, finding.place.file != file { return false }
        return entry.key.allSatisfy(finding.key.contains)
    }
}

extension FindingLedger {
    private func overlapping(_ entry: AcceptedFinding, _ other: AcceptedFinding) -> Finding {
        Finding(
            rule: .staleAcceptance, severity: .warning,
            message: """
                another entry accepts findings of \(entry.rule)\(scope(of: entry)), too; remove one of the two, or let \
                each name other findings
                """,
            place: entry.place, notes: [Note("the other entry is here", at: other.place)])
    }

    private func expired(_ entry: AcceptedFinding) -> Finding {
        let day = entry.expires?.description ?? ""
        return Finding(
            rule: .staleAcceptance, severity: .error,
            message: """
                the acceptance of \(entry.rule)\(scope(of: entry)) expired on \(day); check the finding, then \
                renew or remove this entry
                """,
            place: entry.places["expires"])
    }

    private func incomplete(_ entry: AcceptedFinding, _ gap: String) -> Finding {
        Finding(rule: .incompleteEntry, severity: .warning, message: gap, place: entry.place)
    }

    private func changed(
        _ entry: AcceptedFinding, _ mismatch: CoveredFindings.Mismatch, _ coverage: CoveredFindings
    ) -> Finding {
        let isHalf = mismatch == .values && entry.values == coverage.findings.compactMap(\.value)
        let (old, new) =
            switch mismatch {
            case .values: ("for \(listed(entry.values))", "finds \(listed(coverage.values(like: entry)))")
            case .implied:
                ("while it implied \(listed(entry.implied))", "implies \(listed(coverage.implied(for: entry)))")
            case .count: ("for \(Plural.of(entry.count ?? 0, "finding"))", "has \(coverage.findings.count)")
            }
        return Finding(
            rule: .changedAcceptance, severity: .error,
            message: "accepted \(old), but \(entry.rule) now \(new)\(scope(of: entry))"
                + (isHalf ? "; name after each value the one from which it differs" : ""), place: entry.place,
            notes: zip(coverage.findings, coverage.ownValues).prefix(Self.mostListed).map { finding, value in
                let value = mismatch == .count ? nil : value
                return Note("\(value.map(Self.shown) ?? "one finding") is here", at: finding.place)
            })
    }

    /// The number of findings listed for an entry.
    private static let mostListed = 100

    private func listed(_ values: [String]) -> String {
        values.isEmpty ? "no value" : values.map(Self.shown).listing(first: Self.mostListed)
    }

    private static func shown(_ value: String) -> String { value.isEmpty ? "an empty value" : value }

    /// ` in stack, crate deep`; empty for an entry that only names the rule.
    func scope(of entry: AcceptedFinding) -> String {
        let parts =
            [entry.dataset, entry.article.map { "article \($0)" }, entry.file].compactMap { $0 }
            + entry.key.map(\.text) + [entry.field.map { "column \($0)" }].compactMap { $0 }
        return parts.isEmpty ? "" : " in " + parts.joined(separator: ", ")
    }
}

extension Finding {
    /// Whether it is about a header or a text that casts doubt on the values of a column.
    fileprivate func doubts(_ field: String) -> Bool {
        self.field == nil && doubted.contains { $0.field == field }
    }
}
