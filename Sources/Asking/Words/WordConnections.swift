import Books
import Records
import Text

/// The connections between words of vocabularies: by the parts of entries, and by datasets that describe words, one
/// record for each word.
///
///     models of a class; a dataset of models with a column for their screen: a model leads to its screen
struct WordConnections {
    private let book: Book
    /// The datasets whose key is a single word.
    private let describing: [Dataset]

    init(_ book: Book, _ datasets: [Dataset]) {
        self.book = book
        describing = datasets.filter { $0.definition.keys.count == 1 && $0.definition.keys[0].vocabulary != nil }
    }

    /// The words of a vocabulary that a word of another one leads to, in their order.
    func ids(of vocabulary: Vocabulary, for id: String, in other: Vocabulary) -> [String] {
        let found = parts(of: vocabulary, for: id, in: other) + records(of: vocabulary, for: id, in: other)
        let covering = vocabulary.coveringID
        return Set(found).subtracting([covering ?? ""]).filter { !$0.isEmpty }
            .sorted { (vocabulary.position(of: $0) ?? 0) < (vocabulary.position(of: $1) ?? 0) }
    }

    /// The vocabularies whose words lead to words of a vocabulary.
    func neighbours(of vocabulary: Vocabulary) -> [Vocabulary] {
        let names = describing.map { Set($0.definition.fields.compactMap(\.vocabulary)) }
            .filter { $0.contains(vocabulary.name) }.reduce(into: Set<String>()) { $0.formUnion($1) }
        return book.vocabularies.filter { other in
            other.name != vocabulary.name
                && (names.contains(other.name) || sharesParts(vocabulary, other) || sharesParts(other, vocabulary))
        }
    }

    /// A vocabulary with parts is defined in the same file as that of its parts.
    private func sharesParts(_ whole: Vocabulary, _ part: Vocabulary) -> Bool {
        whole.place.file == part.place.file && whole.entries.contains { !$0.parts.isEmpty }
    }

    private func parts(of vocabulary: Vocabulary, for id: String, in other: Vocabulary) -> [String] {
        if sharesParts(other, vocabulary), let entry = other.entry(id) {
            return entry.parts.flatMap(vocabulary.ids)
        }
        if sharesParts(vocabulary, other), let entry = other.entry(id) {
            return entry.names.flatMap(vocabulary.ids)
        }
        return []
    }

    private func records(of vocabulary: Vocabulary, for id: String, in other: Vocabulary) -> [String] {
        describing.flatMap { dataset -> [String] in
            let columns = Self.columns(of: dataset.definition, vocabulary: other.name)
            let wanted = Self.columns(of: dataset.definition, vocabulary: vocabulary.name)
            guard !columns.isEmpty, !wanted.isEmpty else { return [] }
            let held = { (record: Record, field: AskedField) in record.cell(field, of: dataset.definition)?.text }
            return dataset.records.filter { record in columns.contains { held(record, $0) == id } }
                .flatMap { record in wanted.compactMap { held(record, $0) } }
        }
    }

    private static func columns(of definition: DatasetDefinition, vocabulary: String) -> [AskedField] {
        definition.keys.indices.filter { definition.keys[$0].vocabulary == vocabulary }.map(AskedField.key)
            + definition.values.indices.filter { definition.values[$0].vocabulary == vocabulary }
            .map(AskedField.value)
    }
}
