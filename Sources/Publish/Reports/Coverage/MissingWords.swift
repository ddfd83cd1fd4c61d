import Books
import Records

/// The words that a dataset is expected to have and lacks, see ``ExpectedWords``.
struct MissingWords {
    let expected: ExpectedWords
    /// The dataset's own column.
    let field: FieldDefinition
    /// The dataset that has the words.
    let other: Dataset
    let vocabulary: Vocabulary
    /// The positions of the missing words in the vocabulary, ascending.
    let words: [Int]
    /// The number of words in the other dataset.
    let expectedCount: Int

    /// Nil if a dataset, a column or their vocabulary does not exist.
    init?(_ expected: ExpectedWords, of dataset: Dataset, in publication: Publication) {
        guard let other = publication.dataset(named: expected.dataset),
            let field = dataset.definition.fields.first(where: { $0.name == expected.field }),
            let vocabulary = publication.book.vocabulary(of: field)
        else { return nil }
        // The word that covers all others is never missing; if it occurs, all are covered.
        let covering = vocabulary.coveringID.flatMap(vocabulary.position)
        let wanted = Self.words(of: other, column: expected.column, vocabulary).filter { $0 != covering }
        let present = Self.words(of: dataset, column: expected.field, vocabulary)
        let isWhole = covering.map(present.contains) ?? false
        self.expected = expected
        self.field = field
        self.other = other
        self.vocabulary = vocabulary
        words = isWhole ? [] : wanted.subtracting(present).sorted()
        expectedCount = wanted.count
    }

    private static func words(of dataset: Dataset, column: String, _ vocabulary: Vocabulary) -> Set<Int> {
        let definition = dataset.definition
        let texts: [String?]
        if let key = definition.keyIndex(column) {
            texts = dataset.records.map { $0.key[key] }
        } else if let value = definition.valueIndex(column) {
            texts = dataset.records.map { $0.values[value]?.text }
        } else {
            texts = []
        }
        return Set(texts.compactMap { $0.flatMap(vocabulary.position) })
    }
}
