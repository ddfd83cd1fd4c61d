import Books
import Text

/// The report on all records that a dataset has lost for one reason.
enum LostRecordText {
    private static let shown = 3

    static func message(_ cause: LossCause, _ findings: [Finding]) -> String {
        let noun = cause.extent == .record ? "record" : "value"
        let verb = findings.count == 1 ? "is" : "are"
        return "\(Plural.of(findings.count, noun)) of \(cause.dataset) in the output \(verb) lost: \(cause.text)"
    }

    /// The first of the records, and the entry that accepts all of them.
    static func lines(_ findings: [Finding]) -> [String] {
        guard let dataset = findings.first?.dataset, findings.first?.accepted == nil else { return [] }
        let keys = findings.prefix(shown).map { finding in
            finding.key.map { "\($0.field) \($0.value.isEmpty ? "empty" : $0.value)" }.joined(separator: ", ")
        }
        return [
            "lost: "
                + ([keys.joined(separator: "; ")] + Plural.unlisted(findings.count - keys.count)).joined(separator: " "),
            "if that is intended, add to AcceptedFindings.yaml: "
                + "- {rule: \(findings[0].rule), dataset: \(YAMLText.scalar(dataset)), reason: }",
        ]
    }
}
