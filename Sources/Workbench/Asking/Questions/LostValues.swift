package import Asking
import Books
import Records
import Text

extension CheckedBook {
    /// The warning that errors of the selected datasets belong to none of their records: what was not read may be missing in
    /// an answer.
    package func warningOfLostValues(in selections: [RecordSelection]) -> String? {
        let datasets = Dictionary(first: selections.map { ($0.dataset.name, $0.dataset) })
        let candidates = findings.filter { finding in
            guard finding.accepted == nil, finding.severity == .error, finding.key.isEmpty,
                let dataset = finding.dataset.flatMap({ datasets[$0] })
            else { return false }
            return !finding.doubted.contains { $0.keys.contains { dataset.record(key: $0) != nil } }
        }
        guard !candidates.isEmpty else { return nil }
        // A finding at the cell of a published value doubts that value, which is there.
        let names = Set(candidates.compactMap(\.dataset))
        let given = Set(datasets.values.filter { names.contains($0.definition.name) }.flatMap(published))
        let lost = candidates.filter { !given.contains($0.place) }
        guard !lost.isEmpty else { return nil }
        let list = lost.compactMap(\.dataset).uniqued().joined(separator: ", ")
        return "warning: values of \(list) may be missing because of \(Plural.of(lost.count, "error")); "
            + "\"measurebook check\" shows them"
    }

    /// The cells from which the published values of a dataset were read.
    private func published(_ dataset: Dataset) -> [Place] {
        dataset.records.flatMap { record in
            record.values.indices.compactMap { column in
                guard let value = record.values[column], value != .notAvailable else { return nil }
                return dataset.place(of: record, column: column, in: book)
            }
        }
    }
}
