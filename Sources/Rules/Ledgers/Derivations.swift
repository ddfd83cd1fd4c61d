package import Books
package import Records
package import Text

/// The values that a book publishes instead of those read: implied by the rules, for accepted findings with `publish:
/// implied`.
package struct Derivations: Sendable {
    /// Findings about entries that publish a value which no rule implies.
    package let findings: [Finding]
    private let values: [FindingRecord: [DerivedValue]]
    /// The same in the form of findings.
    private let answers: [FindingRecord: Set<ImpliedValue>]

    /// - Parameters:
    ///   - findings: on the values as read and corrected, before acceptance.
    ///   - datasets: the values that the findings are about.
    ///   - day: see ``FindingLedger``.
    /// - Complexity: linear in the findings if the book has such an entry, else in the entries.
    package init(_ book: Book, from findings: [Finding], in datasets: [Dataset], asOf day: CalendarDate? = nil) {
        let ledger = FindingLedger(book, datasets, asOf: day)
        let entries = book.acceptedFindings.filter { $0.publishes == .implied && ledger.isInEffect($0) }
        guard !entries.isEmpty else {
            (values, answers, self.findings) = ([:], [:], [])
            return
        }
        let subjects = FindingSubjects(ledger, Set(entries.map(\.rule)), among: findings) { $0.accepted == nil }
        let covered = entries.flatMap { entry in
            let coverage = subjects.coverage(of: entry)
            return coverage.mismatch(with: entry) == nil ? coverage.findings.map { (entry: entry, finding: $0) } : []
        }
        let opinions = Self.opinions(findings)
        let byName = Dictionary(first: datasets.map { ($0.name, $0) })
        var (values, answers): ([FindingRecord: [DerivedValue]], [FindingRecord: Set<ImpliedValue>]) = ([:], [:])
        var mistakes: [Finding] = []
        for (entry, finding) in covered {
            let subject = FindingRecord(finding)
            guard let dataset = subject.dataset.flatMap({ byName[$0] }),
                let record = dataset.record(key: subject.key.map(\.value))
            else {
                mistakes.append(.derivesNothing(entry, finding))
                continue
            }
            let derived = DerivedValue.all(by: finding, of: record, in: dataset.definition, reason: entry.reason)
            if derived.isEmpty { mistakes.append(.derivesNothing(entry, finding)) }
            for value in derived {
                if let other = opinions[subject]?.first(where: { $0.disagrees(with: value, in: dataset.definition) }) {
                    mistakes.append(.derivesDisputed(entry, finding, other))
                } else if values[subject]?.contains(where: { $0.column == value.column }) != true {
                    values[subject, default: []].append(value)
                    let name = dataset.definition.values[value.column].name
                    answers[subject, default: []].insert(ImpliedValue(name, value.value.display))
                }
            }
        }
        (self.values, self.answers) = (values, answers)
        self.findings = mistakes
    }

    package var isEmpty: Bool { values.isEmpty }

    /// The names of the datasets with derived values.
    package var changed: Set<String> { Set(values.keys.compactMap(\.dataset)) }

    /// The published datasets, with the derived values. Claims keep the values read.
    package func published(_ datasets: [Dataset]) -> [Dataset] {
        guard !isEmpty else { return datasets }
        let byDataset = Dictionary(grouping: values, by: \.key.dataset)
        return datasets.map { dataset in
            var records: [Int: Record] = [:]
            for (subject, values) in byDataset[dataset.name] ?? [] {
                guard let position = dataset.position(of: subject.key.map(\.value)) else { continue }
                let record = dataset.records[position]
                records[position] = record.deriving(values, contested: dataset.contestedColumns(of: record))
            }
            return records.isEmpty ? dataset : dataset.replacing(claims: dataset.claims, records: records)
        }
    }

    /// Settles findings about values that are not published: findings that the rules no longer report, and those that
    /// imply the published value. They are accepted with the reason of the derivation unless they are accepted
    /// already.
    package func settling(_ findings: [Finding], before: RuleJudgement, after: RuleJudgement) -> [Finding] {
        let remaining = Set(after.unordered.map(FindingIdentity.init))
        let gone = Set(before.unordered.map(FindingIdentity.init)).subtracting(remaining)
        return findings.map { finding in
            guard gone.contains(FindingIdentity(finding)) || isAnswered(finding) else { return finding }
            var finding = finding
            finding.isSettled = true
            if finding.accepted == nil { finding.accepted = reason(behind: finding) }
            return finding
        }
    }

    /// The new findings on the derived values.
    package func arising(before: RuleJudgement, after: RuleJudgement) -> [Finding] {
        let known = Set(before.unordered.map(FindingIdentity.init))
        return after.unordered.filter { !known.contains(FindingIdentity($0)) }
    }
}

extension Derivations {
    private static func opinions(_ findings: [Finding]) -> [FindingRecord: [Finding]] {
        Dictionary(
            grouping: findings.filter { !$0.implied.isEmpty && $0.severity != .note && !$0.isSettled },
            by: FindingRecord.init)
    }

    /// Whether everything that a finding implies is published. A rule that judges claims would report it forever.
    private func isAnswered(_ finding: Finding) -> Bool {
        let subject = FindingRecord(finding)
        guard !finding.implied.isEmpty, let published = answers[subject] else { return false }
        return finding.implied.allSatisfy(published.contains)
    }

    /// The reason of the finding's derived value, else of its dataset, else of the book.
    private func reason(behind finding: Finding) -> String {
        let own = values[FindingRecord(finding)]
        let ofDataset = values.filter { $0.key.dataset == finding.dataset }.flatMap(\.value)
        let all = own ?? (ofDataset.isEmpty ? values.flatMap(\.value) : ofDataset)
        return Set(all.map { $0.reason[FindingLedger.language] }).sorted().joined(separator: " / ")
    }
}

extension DerivedValue {
    /// The values that a finding implies for a record, without values that are published already.
    fileprivate static func all(
        by finding: Finding, of record: Record, in definition: DatasetDefinition, reason: LocalizedText
    ) -> [DerivedValue] {
        finding.impliedValues(in: definition).map { column, value in
            DerivedValue(column: column, value: value, read: record.values[column], rule: finding.rule, reason: reason)
        }
    }
}

extension Finding {
    fileprivate func disagrees(with derived: DerivedValue, in definition: DatasetDefinition) -> Bool {
        impliedValues(in: definition).contains { $0.column == derived.column && $0.value != derived.value }
    }

    fileprivate static func derivesNothing(_ entry: AcceptedFinding, _ finding: Finding) -> Finding {
        Finding(
            rule: .unknownImplied, severity: .error,
            message: """
                \(entry.rule) implies no value here, so none can be published; remove "publish", or write the value to \
                Corrections.yaml
                """,
            place: entry.places["publish"], notes: [Note(finding.message, at: finding.place)])
    }

    fileprivate static func derivesDisputed(
        _ entry: AcceptedFinding, _ finding: Finding, _ other: Finding
    ) -> Finding {
        func implied(_ finding: Finding) -> String { finding.implied.map(\.value).joined(separator: ", ") }
        return Finding(
            rule: .unknownImplied, severity: .error,
            message: """
                \(entry.rule) implies \(implied(finding)) and \(other.rule) implies \(implied(other)), so neither is \
                published; remove "publish", or write the value to Corrections.yaml
                """,
            place: entry.places["publish"],
            notes: [finding, other].map { Note("\($0.rule): \($0.message)", at: $0.place) })
    }
}
