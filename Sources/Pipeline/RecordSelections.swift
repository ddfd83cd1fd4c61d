import Diagnostics
import Measures

/// The records of one dataset or several that a list of `FIELD=VALUE` means.
///
/// A condition restricts those of the datasets that have its field. One whose vocabulary does not know the value has no such
/// record; where none of them knows field or value, that is a mistake.
package struct RecordSelections {
    /// In the order in which they are named, each once.
    package let all: [RecordSelection]

    /// - Parameter names: names or titles of datasets, with commas between them.
    package init(_ names: String, conditions: [String], in checked: CheckedBook) throws(UsageError) {
        let datasets = try Self.datasets(names, in: checked)
        var read = [[RecordCondition]](repeating: [], count: datasets.count)
        for text in conditions {
            let found = try Self.conditions(text, datasets: datasets.map(\.definition), book: checked.book)
            for (index, condition) in found.enumerated() {
                if let condition { read[index].append(condition) }
            }
        }
        all = zip(datasets, read).map { RecordSelection($0, conditions: $1, book: checked.book) }
    }

    private static func datasets(_ names: String, in checked: CheckedBook) throws(UsageError) -> [Dataset] {
        // A title may hold a comma itself.
        if let whole = try? RecordSelection.dataset(names, in: checked) { return [whole] }
        var datasets: [Dataset] = []
        for name in names.split(separator: ",", omittingEmptySubsequences: false) {
            let dataset = try RecordSelection.dataset(LabelFolding.width(String(name)), in: checked)
            if !datasets.contains(where: { $0.name == dataset.name }) { datasets.append(dataset) }
        }
        return datasets
    }

    /// For each dataset what the condition asks of its records; nil where it has no such field.
    private static func conditions(
        _ text: String, datasets: [DatasetDefinition], book: Book
    ) throws(UsageError) -> [RecordCondition?] {
        if let only = datasets.first, datasets.count == 1 {
            return [try RecordCondition(text, dataset: only, book: book)]
        }
        let (name, value) = try RecordCondition.parts(of: text)
        let columns = datasets.map { try? RecordColumn(name, of: $0) }
        guard columns.contains(where: { $0 != nil }) else { throw unknownField(name, datasets) }
        var found: [RecordCondition?] = []
        var firstError: UsageError?
        for (column, dataset) in zip(columns, datasets) {
            guard let column else {
                found.append(nil)
                continue
            }
            do throws(UsageError) {
                found.append(try RecordCondition(column, value: value, dataset: dataset, book: book))
            } catch {
                firstError = firstError ?? error
                found.append(RecordCondition(nothingIn: column))
            }
        }
        if let firstError, found.allSatisfy({ $0?.values.isEmpty ?? true }) {
            let fields = zip(columns, datasets).compactMap { $0?.field(in: $1) }
            throw unknownValue(value, of: fields, in: book) ?? firstError
        }
        return found
    }

    private static func unknownField(_ name: String, _ datasets: [DatasetDefinition]) -> UsageError {
        var names: [String] = []
        for field in datasets.flatMap(\.fields).map(\.name) + RecordColumn.commonNames where !names.contains(field) {
            names.append(field)
        }
        let all = datasets.map(\.name).joined(separator: ", ")
        return UsageError(
            "none of \(all) has a field \"\(name)\"" + WordHint.of(name, among: names, what: "their fields are"))
    }

    /// Nil where none of the fields holds words.
    private static func unknownValue(_ value: String, of fields: [FieldDefinition], in book: Book) -> UsageError? {
        var vocabularies: [Vocabulary] = []
        for vocabulary in fields.compactMap(book.vocabulary(of:))
        where !vocabularies.contains(where: { $0.name == vocabulary.name }) {
            vocabularies.append(vocabulary)
        }
        guard let field = fields.first(where: { $0.vocabulary != nil }) else { return nil }
        let hint = WordHint.of(
            value, among: vocabularies.flatMap(\.allNames), what: "it may be",
            alternatives: vocabularies.flatMap { $0.entries.map(\.id) })
        return UsageError("\(field.name) has no value \"\(value)\"\(hint)")
    }
}
