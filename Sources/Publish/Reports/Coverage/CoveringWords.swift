import Books

/// The words of a dataset's key fields that cover all other words of their field.
struct CoveringWords {
    /// For each key field with such a word, its index and the word.
    private let words: [(field: Int, word: String)]

    /// - Parameter except: fields to skip.
    init(_ definition: DatasetDefinition, except: Set<Int>, in book: Book) {
        words = definition.keys.indices.compactMap { index in
            guard !except.contains(index), let entries = book.vocabulary(of: definition.keys[index])?.entries,
                let word = entries.first(where: \.coversAll)
            else { return nil }
            return (index, word.id)
        }
    }

    /// The keys that also cover this key: one field's word replaced by the covering word.
    func keys(covering key: [String]) -> [[String]] {
        words.filter { key[$0.field] != $0.word }.map { field, word in
            var covering = key
            covering[field] = word
            return covering
        }
    }
}
