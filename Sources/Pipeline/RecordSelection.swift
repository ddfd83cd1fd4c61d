import Diagnostics
package import Measures

/// The records that a list of `FIELD=VALUE` means. Names and values may be any label or alias that the book knows;
/// several values of one field are alternatives.
package struct RecordSelection {
    package let dataset: Dataset
    package let records: [Record]

    package init(_ name: String, conditions: [String], in checked: CheckedBook) throws(UsageError) {
        let book = checked.book
        guard let dataset = Self.dataset(name, in: checked) else {
            let names = book.datasets.map(\.name)
            throw UsageError(
                "there is no dataset \"\(name)\"" + Self.hint(for: name, among: names, what: "the datasets are"))
        }
        var wanted: [Column: [String]] = [:]
        for condition in conditions {
            let (column, values) = try Self.condition(condition, dataset: dataset.definition, book: book)
            wanted[column, default: []] += values
        }
        self.dataset = dataset
        records = dataset.records.filter { record in
            wanted.allSatisfy { column, values in values.contains(column.text(of: record)) }
        }
    }

    private enum Column: Hashable {
        case key(Int)
        case value(Int)

        func text(of record: Record) -> String {
            switch self {
            case .key(let index): record.key[index]
            case .value(let index): record.values[index]?.text ?? ""
            }
        }
    }

    /// A dataset by its name or by its title in any language.
    private static func dataset(_ name: String, in checked: CheckedBook) -> Dataset? {
        let folded = LabelFolding.fold(name)
        return checked.datasets.first { $0.name == name }
            ?? checked.datasets.first { ($0.definition.title.all + [$0.name]).map(LabelFolding.fold).contains(folded) }
    }

    private static func condition(
        _ text: String, dataset: DatasetDefinition, book: Book
    ) throws(UsageError) -> (Column, [String]) {
        guard let equals = text.firstIndex(of: "=") else {
            throw UsageError("a condition has the form FIELD=VALUE, but found \"\(text)\"")
        }
        let name = String(text[..<equals])
        let value = String(text[text.index(after: equals)...])
        guard let (column, field) = column(name, of: dataset) else {
            let names = dataset.fields.map(\.name)
            throw UsageError(
                "\(dataset.name) has no field \"\(name)\"" + hint(for: name, among: names, what: "its fields are"))
        }
        return (column, try values(value, of: field, book: book))
    }

    private static func column(_ name: String, of dataset: DatasetDefinition) -> (Column, FieldDefinition)? {
        let folded = LabelFolding.fold(name)
        func means(_ field: FieldDefinition) -> Bool {
            ([field.name] + field.title.all).map(LabelFolding.fold).contains(folded)
                || LabelFolding.fold(field.name.replacing("_", with: " ")) == folded
        }
        if let index = dataset.keys.firstIndex(where: means) { return (.key(index), dataset.keys[index]) }
        if let index = dataset.values.firstIndex(where: means) { return (.value(index), dataset.values[index]) }
        return nil
    }

    private static func values(_ value: String, of field: FieldDefinition, book: Book) throws(UsageError) -> [String] {
        switch field.type {
        case .word:
            guard let vocabulary = book.vocabulary(of: field) else { return [value] }
            let ids = vocabulary.ids(for: value)
            if !ids.isEmpty { return ids }
            if value.isEmpty, field.isOptional { return [""] }
            let hint = hint(
                for: value, among: vocabulary.allNames, what: "it may be", alternatives: vocabulary.entries.map(\.id))
            throw UsageError("\(field.name) has no value \"\(value)\"\(hint)")
        case .number, .integer:
            guard let number = ExactNumber(LabelFolding.width(value)) else {
                throw UsageError("\(field.name) is a number, but found \"\(value)\"")
            }
            return [number.description]
        case .boolean:
            guard let truth = Self.truths[LabelFolding.fold(value)] else {
                throw UsageError("\(field.name) is true or false, but found \"\(value)\"")
            }
            return [truth ? "true" : "false"]
        case .text: return [value]
        }
    }

    private static let truths = ["true": true, "yes": true, "はい": true, "false": false, "no": false, "いいえ": false]

    /// The nearest right word, or the first of the right words where none is near.
    private static func hint(
        for word: String, among names: [String], what: String, alternatives: [String]? = nil
    ) -> String {
        if let nearest = NearestWord.of(word, among: names) { return "; did you mean \"\(nearest)\"?" }
        let shown = alternatives ?? names
        let list = shown.prefix(12).joined(separator: ", ")
        return "; \(what) \(list)\(shown.count > 12 ? ", …" : "")"
    }
}
