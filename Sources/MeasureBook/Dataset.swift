internal import Books
internal import Records
internal import Text

/// A dataset: its fields, and a record for each key.
public struct Dataset: Sendable {
    /// A column of a dataset.
    public struct Field: Hashable, Sendable {
        /// What the values of a field are.
        public enum Kind: String, Sendable, CaseIterable {
            /// A decimal number.
            case number
            /// A whole number.
            case integer
            /// A text.
            case text
            /// Yes or no.
            case boolean
            /// The id of a word of the field's vocabulary.
            case word
        }

        /// The name in data files and conditions.
        public let name: String
        /// The title for people, by language (`en`).
        public let titles: [String: String]
        /// The kind of its values.
        public let kind: Kind
        /// The name of the vocabulary of words; nil for other kinds.
        public let vocabulary: String?
        /// The unit of its numbers; nil if they have none, or that of their record: ``Record/unit``.
        public let unit: String?

        init(_ field: FieldDefinition) {
            name = field.name
            titles = field.title.byLanguage
            kind = Kind(rawValue: field.type.rawValue) ?? .text
            vocabulary = field.vocabulary
            unit = field.unit
        }
    }

    let index: Int
    let output: OutputBook

    init(index: Int, output: OutputBook) { (self.index, self.output) = (index, output) }

    init(named name: String, in output: OutputBook) {
        self.init(index: output.book.datasetIndex(name) ?? 0, output: output)
    }

    var content: DatasetContent { output.contents[index] }
    private var definition: DatasetDefinition { content.dataset.definition }

    /// The name in data files and conditions.
    public var name: String { definition.name }
    /// The title, in English or else in the book's first language.
    public var title: String { definition.title["en"] }
    /// What the dataset says, in a sentence or two; it may be empty.
    public var description: String { definition.description["en"] }
    /// The fields whose values identify a record.
    public var keys: [Field] { definition.keys.map(Field.init) }
    /// The other fields.
    public var values: [Field] { definition.values.map(Field.init) }
    /// All records, in key order.
    public var records: [Record] { content.dataset.records.map { Record($0, of: self) } }

    /// The records that satisfy all conditions, see ``Book/ask(_:_:)``.
    public func records(where conditions: Condition...) throws(QuestionError) -> [Record] {
        try records(where: conditions)
    }

    /// The same with a list of conditions.
    public func records(where conditions: [Condition]) throws(QuestionError) -> [Record] {
        try Book(output).ask(name, where: conditions).records
    }

    /// The record with a key, in constant time; nil if there is none.
    ///
    /// - Parameter key: the ids of the words, in the order of ``keys``; an empty text for a field without a word.
    public func record(_ key: String...) -> Record? {
        content.dataset.record(key: key).map { Record($0, of: self) }
    }

    /// What each article says, in key order, the most trusted article first.
    ///
    /// - Throws: the mistakes in the file of the claims, which is read at the first use.
    public func claims() throws(BookError) -> [Claim] { try content.claims.value.get().all }
}

extension LocalizedText {
    /// The text in each language; the first of equal languages counts.
    var byLanguage: [String: String] { Dictionary(first: languages.map { ($0, self[$0]) }) }
}

extension Book {
    init(_ output: OutputBook) { self.output = output }
}
