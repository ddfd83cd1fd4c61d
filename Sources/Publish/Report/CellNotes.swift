import Diagnostics
import Measures

/// What a reader must know of single values of a dataset: which are flagged, which corrected, which contested.
struct CellNotes {
    /// The findings about one record, in canonical order.
    private let findings: [[String]: [Finding]]
    /// The findings about a part of a key.
    private let partial: [Finding]
    private let dataset: Dataset

    /// - Complexity: linear in the findings and the dataset's records.
    init(_ dataset: Dataset, findings: [Finding]) {
        self.dataset = dataset
        let fields = dataset.definition.keys.map(\.name)
        var byKey: [[String]: [Finding]] = [:]
        for finding in findings where finding.dataset == dataset.name && finding.key.map(\.field) == fields {
            byKey[finding.key.map(\.value), default: []].append(finding)
        }
        self.findings = byKey
        partial = findings.filter { $0.dataset == dataset.name && !$0.key.isEmpty && $0.key.map(\.field) != fields }
    }

    /// The findings that flag a record's value as it is published: those that a correction has settled are no longer
    /// about it.
    func flags(on record: Record) -> [Finding] {
        guard record.status != .corrected else { return [] }
        return findings[record.key] ?? []
    }

    /// Whether a finding that speaks of several records at once is about one field of this one.
    func flagsWord(of record: Record, field: Int) -> Bool {
        let name = dataset.definition.keys[field].name
        return partial.contains { finding in
            finding.key.first?.field == name
                && finding.key.allSatisfy { part in
                    dataset.definition.keyIndex(part.field).map { record.key[$0] == part.value } ?? false
                }
        }
    }

    /// The values that rules imply instead, each once.
    func implied(for record: Record) -> [String] {
        var values: [String] = []
        for value in flags(on: record).compactMap(\.implied) where !values.contains(value) { values.append(value) }
        return values
    }

    /// A value with the marks that lead to its explanation, as Markdown.
    func marked(_ text: String, _ record: Record, column: Int) -> String {
        var text = text
        let claim = dataset.claim(of: record)
        if claim.corrections.contains(where: { $0.column == column }) { text += " [✎](#corrected-values)" }
        if record.status == .contested { text += " [≠](#contested-values)" }
        if isFlagged(record, column: column) {
            let implied = implied(for: record)
            text += " [⚑\(implied.isEmpty ? "" : " \(implied.joined(separator: " or "))?")](#flagged-values)"
        }
        return text
    }

    /// A finding about a whole record marks each of its values.
    private func isFlagged(_ record: Record, column: Int) -> Bool {
        let name = dataset.definition.values[column].name
        return flags(on: record).contains { $0.field == nil || $0.field == name }
    }
}
