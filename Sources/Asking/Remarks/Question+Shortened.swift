import Books
import Records
import Text

extension Question {
    /// The selections if they have few records, else only the first record.
    package func shortened(ifMoreThan most: Int) -> [RecordSelection] {
        let all = selections.reduce(0) { $0 + $1.records.count }
        return RecordSelection.first(all > most ? 1 : all, of: selections)
    }

    /// How many more records match, and which conditions would separate them; nil if all are shown.
    package func narrowing(_ shown: [RecordSelection], in checked: any AskedBook) -> String? {
        let all = selections.reduce(0) { $0 + $1.records.count }
        let first = shown.reduce(0) { $0 + $1.records.count }
        let more = all - first
        guard more > 0, let selection = selections.max(by: { $0.records.count < $1.records.count }) else { return nil }
        let definition = selection.dataset.definition
        let telling = definition.keys.indices.filter { index in
            selection.records.contains { $0.key[index] != selection.records[0].key[index] }
        }
        let fields = telling.prefix(3).map { index in
            let values = AskedValues(field: .key(index), dataset: selection.dataset, checked: checked).list(
                selection.records)
            return "\(definition.keys[index].name) (\(values))"
        }
        let advice = fields.isEmpty ? "name a dataset" : "add conditions on \(fields.joined(separator: ", "))"
        return "\(Plural.first(first, of: all, "value")), \(more) more; \(advice), or use --all"
    }
}
