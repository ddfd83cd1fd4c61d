import Records
package import Text

extension Question {
    /// The records of the question that satisfy further conditions, or belong to datasets named by the first of them.
    package func narrowed(by further: [String], in checked: any AskedBook) throws(UsageError) -> Question {
        var (selections, further) = (selections, further[...])
        if let name = further.first, ConditionText(name, isField: { _ in false }) == nil,
            let dataset = try? Question.dataset(name, in: checked)
        {
            selections = selections.filter { $0.dataset.name == dataset.name }
            further.removeFirst()
        }
        guard !further.isEmpty, !selections.isEmpty else { return Question(selections: selections, remarks: remarks) }
        let asked = try Question(selections.map(\.dataset), conditions: Array(further), in: checked)
        let narrowed = asked.selections.map { other in
            let keys = Set(selections.first { $0.dataset.name == other.dataset.name }?.records.map(\.key) ?? [])
            return other.with(records: other.records.filter { keys.contains($0.key) })
        }.filter { !$0.records.isEmpty }
        let none = "none of the values at this place has \(further.joined(separator: " "))"
        return Question(selections: narrowed, remarks: remarks + (narrowed.isEmpty ? [none] : []))
    }
}
