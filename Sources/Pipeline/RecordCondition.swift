import Diagnostics
import Measures

/// What `FIELD=VALUE` asks of a record. Field and value may be any label or alias that the book knows.
struct RecordCondition {
    let column: RecordColumn
    /// Any of these, as the data files write them.
    let values: [String]

    init(_ text: String, dataset: DatasetDefinition, book: Book) throws(UsageError) {
        guard let equals = text.firstIndex(of: "=") else {
            throw UsageError("a condition has the form FIELD=VALUE, but found \"\(text)\"")
        }
        column = try RecordColumn(String(text[..<equals]), of: dataset)
        let value = String(text[text.index(after: equals)...])
        values = try Self.values(value, of: column.field(in: dataset), book: book)
    }

    /// The condition that also lets the word through that stands for every other one.
    func withCoveringWord(of dataset: DatasetDefinition, in book: Book) -> RecordCondition {
        guard let word = book.vocabulary(of: column.field(in: dataset))?.coveringID,
            values.contains(where: { !$0.isEmpty }), !values.contains(word)
        else { return self }
        return RecordCondition(column: column, values: values + [word])
    }

    private init(column: RecordColumn, values: [String]) {
        self.column = column
        self.values = values
    }

    private static func values(_ value: String, of field: FieldDefinition, book: Book) throws(UsageError) -> [String] {
        switch field.type {
        case .word:
            guard let vocabulary = book.vocabulary(of: field) else { return [value] }
            let ids = vocabulary.ids(for: value)
            if !ids.isEmpty { return ids }
            if value.isEmpty, field.isOptional { return [""] }
            let hint = WordHint.of(
                value, among: vocabulary.allNames, what: "it may be", alternatives: vocabulary.entries.map(\.id))
            throw UsageError("\(field.name) has no value \"\(value)\"\(hint)")
        case .number, .integer:
            if value.isEmpty, field.isOptional { return [""] }
            guard let number = ExactNumber(LabelFolding.width(value)) else {
                throw UsageError("\(field.name) is a number, but found \"\(value)\"")
            }
            return [number.description]
        case .boolean:
            if value.isEmpty, field.isOptional { return [""] }
            guard let truth = truths[LabelFolding.fold(value)] else {
                throw UsageError("\(field.name) is true or false, but found \"\(value)\"")
            }
            return [truth ? "true" : "false"]
        case .text: return [value]
        }
    }

    private static let truths = ["true": true, "yes": true, "はい": true, "false": false, "no": false, "いいえ": false]
}
