import Books
import Text

/// Findings indexed by what a ledger entry may name, so that each entry is compared with few of them.
struct FindingSubjects {
    private enum Subject: Hashable {
        case dataset(String)
        case file(String)
        case part(KeyPart)
        case key(Set<KeyPart>)
        /// Only the rule.
        case any
    }

    private let ledger: FindingLedger
    private let findings: [Finding]
    /// By rule and subject.
    private var indices: [String: [Subject: [Int]]] = [:]

    /// - Parameters:
    ///   - rules: the rules that entries name.
    ///   - counts: whether entries may cover a finding.
    /// - Complexity: linear in the findings of these rules and their keys.
    init(
        _ ledger: FindingLedger, _ rules: Set<String>, among findings: [Finding],
        where counts: (Finding) -> Bool = { _ in true }
    ) {
        (self.ledger, self.findings) = (ledger, findings)
        guard !rules.isEmpty else { return }
        for (index, finding) in findings.enumerated() where rules.contains(finding.rule) && counts(finding) {
            let dataset = finding.dataset.map { [Subject.dataset($0)] } ?? []
            let own = [Subject.any, .file(finding.place.file), .key(Set(finding.key))]
            for subject in own + dataset + finding.key.map(Subject.part) {
                indices[finding.rule, default: [:]][subject, default: []].append(index)
            }
        }
    }

    /// The indices of the findings that an entry covers.
    func covered(by entry: AcceptedFinding) -> [Int] {
        candidates(for: entry, in: ledger.book).filter { ledger.covers(entry, findings[$0]) }
    }

    /// What the findings that an entry covers have that it should name.
    func coverage(of entry: AcceptedFinding) -> CoveredFindings { coverage(ofFindings: covered(by: entry)) }

    func coverage(ofFindings indices: [Int]) -> CoveredFindings {
        CoveredFindings(indices.map { findings[$0] }, in: ledger.datasets)
    }

    /// Some of the findings, in order, including all that an entry covers: those of the record that it names, or those
    /// for the rarest part.
    private func candidates(for entry: AcceptedFinding, in book: Book) -> [Int] {
        guard let ofRule = indices[entry.rule] else { return [] }
        if let dataset = entry.dataset.flatMap({ book.dataset($0) }), dataset.keys.count == entry.key.count {
            return ofRule[.key(Set(entry.key)), default: []]
        }
        let files = [entry.article.flatMap { book.article($0)?.path }, entry.file].compactMap { $0 }
        let subjects =
            files.map(Subject.file) + (entry.dataset.map { [.dataset($0)] } ?? []) + entry.key.map(Subject.part)
        let lists = (subjects + [.any]).map { ofRule[$0, default: []] }
        return lists.min { $0.count < $1.count } ?? []
    }
}
