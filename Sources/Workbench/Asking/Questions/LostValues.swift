package import Asking
import Records
import Text

extension CheckedBook {
    /// The warning that errors of the selected datasets belong to none of their records: what was not read may be missing in
    /// an answer.
    package func warningOfLostValues(in selections: [RecordSelection]) -> String? {
        let datasets = Dictionary(first: selections.map { ($0.dataset.name, $0.dataset) })
        let lost = findings.filter { finding in
            guard finding.accepted == nil, finding.severity == .error, finding.key.isEmpty,
                let dataset = finding.dataset.flatMap({ datasets[$0] })
            else { return false }
            return !finding.doubted.contains { $0.keys.contains { dataset.record(key: $0) != nil } }
        }
        guard !lost.isEmpty else { return nil }
        let names = lost.compactMap(\.dataset).uniqued().joined(separator: ", ")
        return "warning: values of \(names) may be missing because of \(Plural.of(lost.count, "error")); "
            + "\"measurebook check\" shows them"
    }
}
