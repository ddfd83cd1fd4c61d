import Books
package import Text

extension Finding {
    package init(_ finding: Text.Finding) {
        rule = finding.rule
        severity = Severity(rawValue: finding.severity.rawValue) ?? .note
        message = finding.message
        place = Place(finding.place)
        dataset = finding.dataset
        key = Dictionary(first: finding.key.map { ($0.field, $0.value) })
        implied = Dictionary(first: finding.implied.map { ($0.field, $0.value) })
        accepted = finding.accepted
        notes = finding.notes.map { Note(message: $0.message, place: Place($0.place)) }
    }

    /// A finding as `findings.json` has it.
    init(_ node: BookNode) {
        rule = node["rule"]?.text ?? ""
        severity = node["severity"]?.text.flatMap(Severity.init) ?? .note
        message = node["message"]?.text ?? ""
        place = Place(node)
        dataset = node["dataset"]?.filledText
        key = node["key"]?.texts ?? [:]
        implied = node["implied"]?.texts ?? [:]
        accepted = node["accepted"]?.filledText
        notes = node["notes"]?.listItems.map { Note(message: $0["message"]?.text ?? "", place: Place($0)) } ?? []
    }
}

extension Place {
    fileprivate init(_ node: BookNode) {
        func number(_ name: String) -> Int { node[name]?.text.flatMap { Int($0) } ?? 1 }
        self.init(Text.Place(node["article"]?.text ?? "", line: number("line"), column: number("column")))
    }
}

extension BookNode {
    /// Nil for null and the empty text.
    fileprivate var filledText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}
