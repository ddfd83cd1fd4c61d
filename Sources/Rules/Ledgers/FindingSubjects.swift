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

    /// By rule and subject.
    private var indices: [String: [Subject: [Int]]] = [:]

    /// - Parameters:
    ///   - rules: the rules that entries name.
    ///   - findings: with their indices, ascending.
    /// - Complexity: linear in the findings of these rules and their keys.
    init(_ rules: Set<String>, _ findings: some Sequence<(Int, Finding)>) {
        guard !rules.isEmpty else { return }
        for (index, finding) in findings where rules.contains(finding.rule) {
            let dataset = finding.dataset.map { [Subject.dataset($0)] } ?? []
            let own = [Subject.any, .file(finding.place.file), .key(Set(finding.key))]
            for subject in own + dataset + finding.key.map(Subject.part) {
                indices[finding.rule, default: [:]][subject, default: []].append(index)
            }
        }
    }

    /// Some of the findings, in order, including all that an entry covers: those of the record that it names, or those
    /// for the rarest part.
    func candidates(for entry: AcceptedFinding, in book: Book) -> [Int] {
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
