import Diagnostics
import Measures

/// What `FIELD=VALUE` asks of a record. Field and value may be any label or alias that the book knows.
struct RecordCondition {
    let column: RecordColumn
    /// Any of these, as the data files write them.
    let values: [String]

    init(_ text: String, dataset: DatasetDefinition, book: Book) throws(UsageError) {
        let (name, value) = try Self.parts(of: text)
        try self.init(RecordColumn(name, of: dataset), value: value, dataset: dataset, book: book)
    }

    init(_ column: RecordColumn, value: String, dataset: DatasetDefinition, book: Book) throws(UsageError) {
        self.column = column
        if let field = column.field(in: dataset) {
            let isEmpty = value.isEmpty && Self.mayBeEmpty(column, field)
            values = isEmpty ? [""] : try Self.values(value, of: field, book: book)
        } else {
            values = [try Self.common(value, column, book: book)]
        }
    }

    /// What no record has: a value that the column's vocabulary does not know.
    init(nothingIn column: RecordColumn) {
        self.init(column: column, values: [])
    }

    /// `FIELD=VALUE`, taken apart.
    static func parts(of text: String) throws(UsageError) -> (name: String, value: String) {
        guard let equals = text.firstIndex(of: "=") else {
            throw UsageError("a condition has the form FIELD=VALUE, but found \"\(text)\"")
        }
        return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }

    private static func common(_ value: String, _ column: RecordColumn, book: Book) throws(UsageError) -> String {
        switch column {
        case .status: try one(value, of: ValueStatus.allCases.map(\.rawValue), field: "status")
        case .articles: try one(value, of: book.articles.map(\.id), field: "articles")
        case .key, .value, .unit: value
        }
    }

    private static func one(_ value: String, of words: [String], field: String) throws(UsageError) -> String {
        guard words.contains(value) else {
            throw UsageError("\(field) has no value \"\(value)\"" + WordHint.of(value, among: words, what: "it may be"))
        }
        return value
    }

    /// A key only where its field is optional; a value wherever a source may say that there is none.
    private static func mayBeEmpty(_ column: RecordColumn, _ field: FieldDefinition) -> Bool {
        if case .value = column { return true }
        return field.isOptional
    }

    /// The condition that also lets the word through that stands for every other one.
    func withCoveringWord(of dataset: DatasetDefinition, in book: Book) -> RecordCondition {
        let vocabulary = column.field(in: dataset).flatMap { book.vocabulary(of: $0) }
        guard let word = vocabulary?.coveringID,
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
            let hint = WordHint.of(
                value, among: vocabulary.allNames, what: "it may be", alternatives: vocabulary.entries.map(\.id))
            throw UsageError("\(field.name) has no value \"\(value)\"\(hint)")
        case .number, .integer:
            guard let number = ExactNumber(LabelFolding.width(value)) else {
                throw UsageError("\(field.name) is a number, but found \"\(value)\"")
            }
            return [number.description]
        case .boolean:
            guard let truth = truths[LabelFolding.fold(value)] else {
                throw UsageError("\(field.name) is true or false, but found \"\(value)\"")
            }
            return [truth ? "true" : "false"]
        case .text: return [value]
        }
    }

    private static let truths = ["true": true, "yes": true, "はい": true, "false": false, "no": false, "いいえ": false]
}
