import Diagnostics
import Measures

/// The errors and warnings that blame each record of a dataset.
struct DoubtIndex: Sendable {
    private let findings: [[String]: [Finding]]

    init(_ checked: CheckedBook, of dataset: Dataset) {
        let blaming = checked.findings.filter { $0.dataset == dataset.name && $0.severity != .note }
        findings = Dictionary(grouping: blaming) { $0.key.map(\.value) }
    }

    /// `open`, `accepted`, or nothing.
    func flag(_ record: Record) -> String? {
        findings[record.key].map { $0.contains { $0.accepted == nil } ? "open" : "accepted" }
    }

    func rules(_ record: Record) -> [String] { (findings[record.key] ?? []).map(\.rule) }

    func implied(_ record: Record) -> [String] { (findings[record.key] ?? []).compactMap(\.implied) }
}
