import Diagnostics
import Measures

/// What a reader must know of single values of a dataset: which are flagged, which corrected, which contested.
struct CellNotes {
    /// The findings about one record, in canonical order.
    private let findings: [[String]: [Finding]]
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
    }

    /// The findings that flag a record's value as it is published: those that a correction has settled are no longer
    /// about it.
    func flags(on record: Record) -> [Finding] {
        guard record.status != .corrected else { return [] }
        return findings[record.key] ?? []
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
        if record.status == .corrected, let origin = claim.valueOrigins[column], claim.correction != nil {
            text += " [✎](#corrected-values \"\(Self.title("the source says \(origin.raw)"))\")"
        }
        if record.status == .contested { text += " [≠](#contested-values)" }
        if isFlagged(record, column: column) {
            let implied = implied(for: record)
            text += " [⚑\(implied.isEmpty ? "" : " \(implied.joined(separator: " or "))?")](#flagged-values)"
        }
        return text
    }

    /// The finding may be about another column of the record, which its place tells.
    private func isFlagged(_ record: Record, column: Int) -> Bool {
        let claim = dataset.claim(of: record)
        guard let origin = claim.valueOrigins[column] else { return false }
        return flags(on: record).contains { $0.place.location == origin.location }
    }

    private static func title(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}
