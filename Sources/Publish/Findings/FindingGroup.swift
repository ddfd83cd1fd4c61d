package import Text

/// Findings that are reported to people together: all of one cell, or all of one family, such as the unknown words of
/// a vocabulary. Only this type decides on groups.
package struct FindingGroup: Sendable {
    /// Never empty, the strongest first; either all open or all accepted.
    package let findings: [Finding]
    /// The common family; nil for findings of one cell.
    package let family: FindingFamily?

    /// The place of the group's report.
    package var place: Place { strongest.place }
    package var severity: Severity { strongest.severity }
    var strongest: Finding { findings[0] }

    /// The distinct findings, each with its number of records: several records may be read from one cell.
    var distinct: [(finding: Finding, records: Int)] {
        findings.groups(by: Statement.init).map { ($0.members[0], $0.members.count) }
    }

    /// The statement of a finding, independent of its record.
    private struct Statement: Hashable {
        let rule: String
        let severity: Severity
        let message: String
        let place: Place
        let notes: [Note]
        let accepted: String?

        init(_ finding: Finding) {
            (rule, severity, message) = (finding.rule, finding.severity, finding.message)
            (place, notes, accepted) = (finding.place, finding.notes, finding.accepted)
        }
    }
}

extension FindingGroup {
    /// The groups of the findings, open ones first, then the worst, then by place.
    ///
    /// - Complexity: that of sorting the findings.
    package static func all(of findings: [Finding]) -> [FindingGroup] {
        groups(of: findings) { finding in
            finding.family.map(Subject.family) ?? .place(finding.place)
        }
    }

    /// The groups for a report, where a cell is a record's: findings on one record, or on one part of a key, are
    /// together.
    static func ofRecords(_ findings: [Finding]) -> [FindingGroup] {
        groups(of: findings) { finding in
            if let family = finding.family { return .family(family) }
            return finding.key.isEmpty ? .place(finding.place) : .record(finding.dataset, finding.key)
        }
    }

    private enum Subject: Hashable {
        case family(FindingFamily)
        case place(Place)
        case record(String?, [KeyPart])
    }

    private struct Slot: Hashable {
        let subject: Subject
        let isOpen: Bool
    }

    private static func groups(of findings: [Finding], by subject: (Finding) -> Subject) -> [FindingGroup] {
        let groups = FindingOrder.sorted(findings).groups {
            Slot(subject: subject($0), isOpen: $0.accepted == nil)
        }
        return sorted(
            groups.map { slot, findings in
                let family: FindingFamily? = if case .family(let family) = slot.subject { family } else { nil }
                return FindingGroup(findings: findings, family: family)
            })
    }

    /// What has been lost, and what no longer fits the ledgers, comes behind the other findings of its severity,
    /// because one of those is the cause.
    private static let consequences = Set(
        [RuleKind.lostRecord, .staleAcceptance, .changedAcceptance, .staleCorrection, .incompleteEntry].map(\.rawValue))

    private static func sorted(_ groups: [FindingGroup]) -> [FindingGroup] {
        let losses = groups.filter { consequences.contains($0.strongest.rule) }
        guard !losses.isEmpty else { return groups }
        let others = groups.filter { !consequences.contains($0.strongest.rule) }
        let end = others.firstIndex { $0.isAccepted || $0.severity > .error } ?? others.count
        let (accepted, open) = (losses.filter(\.isAccepted), losses.filter { !$0.isAccepted })
        return Array([others[..<end], open[...], others[end...], accepted[...]].joined())
    }
}

/// A word that a list in the book does not contain, with all of its places.
struct UnknownWord {
    /// As first written.
    let text: String
    let places: [Place]
    /// The known word that was probably meant.
    let nearest: String?

    /// The words of the findings, ignoring width and, apart from units, case, in the order of their first places.
    static func all(in findings: [Finding]) -> [UnknownWord] {
        findings.sorted(by: Finding.precedes).groups(by: folded).map { _, findings in
            UnknownWord(text: findings[0].value ?? "", places: findings.map(\.place), nearest: findings[0].nearest)
        }
    }

    private static func folded(_ finding: Finding) -> String {
        let value = finding.value ?? ""
        if case .unknownWords(let list)? = finding.family, list.isOfUnits { return LabelFolding.width(value) }
        return LabelFolding.fold(value)
    }
}
